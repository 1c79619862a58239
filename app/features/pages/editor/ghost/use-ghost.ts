import { useEffect, useState } from "react";
import { useRoot } from "~/features/shell/use-root";
import { loadWithMessages } from "~/i18n/with-messages";
import type { NotedGhost } from "./ghost-content";

/** The examples of the preview. They come after the editor, which works without them as well: undefined until then. */
export function useGhost(): NotedGhost | undefined {
  const { language } = useRoot();
  const [ghost, setGhost] = useState<NotedGhost>();
  useEffect(() => {
    let isClosed = false;
    loadWithMessages(["ghost"], () => import("./ghost-content")).then(
      ({ ghostContent }) => isClosed || setGhost(ghostContent(language)),
      () => undefined,
    );
    return () => {
      isClosed = true;
    };
  }, [language]);
  return ghost;
}
