import { useState } from "react";
import type { PrintWidth } from "~/domain/codes/style";
import { reportEvent } from "~/features/editing/report-event";
import { isRead } from "./check-code";
import type { CodeFileChoice } from "./code-address";
import { downloadBlob, fetchCode, SMALL_PX } from "./fetch-code";

export interface CodeOfFiles {
  /** The short address in the code. */
  url: string;
  /** Names the files. */
  title: string;
  /** Waits until what was changed is stored. @returns what the look's version is then; null when it was not stored */
  flush?: () => Promise<string | null>;
}

type State =
  | { is: "idle" | "failed" | "unstored" }
  | { is: "busy"; choice: string }
  | { is: "read" | "unread"; mm: PrintWidth; blob: Blob; file: CodeFileChoice };

/** Downloads of a code: each file is fetched, and handed over once its image was read at the width it is printed in. */
export function useCodeFiles({ url, title, flush }: CodeOfFiles, mm: PrintWidth) {
  const [state, setState] = useState<State>({ is: "idle" });

  const download = async (name: string, choice: CodeFileChoice) => {
    setState({ is: "busy", choice: name });
    // The style was on the screen a moment ago: a file stored before a change would show another.
    const version = flush ? await flush() : String(Date.now());
    if (version === null) return setState({ is: "unstored" });
    const [file, png] = await Promise.all([
      fetchCode(url, choice, version),
      fetchCode(url, { format: "png", size: SMALL_PX }, version),
    ]);
    if (!file || !png) return setState({ is: "failed" });
    const reads = await isRead(png, url, mm).catch(() => false);
    if (reads) {
      downloadBlob(file, title, choice);
      reportEvent("codeDownloaded");
    }
    setState({ is: reads ? "read" : "unread", mm, blob: file, file: choice });
  };

  return {
    state,
    download,
    /** Hands over what did not read. */
    insist: () => {
      if (state.is !== "unread") return;
      downloadBlob(state.blob, title, state.file);
      reportEvent("codeDownloaded");
    },
    forget: () => setState({ is: "idle" }),
  };
}
