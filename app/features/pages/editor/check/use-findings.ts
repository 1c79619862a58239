import { useEffect, useMemo, useState } from "react";
import { checkPage } from "~/domain/pages/check";
import type { Finding } from "~/domain/pages/finding";
import { useContent, useEditor } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { imageBytesOf } from "./image-bytes";

/** As long as somebody types, nobody reads a count. */
const REST_MS = 400;

/** What is to be looked at on the page as it is now. */
export function useFindings(): Finding[] {
  const content = useContent();
  const meta = useEditor(({ stored }) => stored);
  const isPaid = useRoot().user?.isPaid ?? false;
  return useMemo(() => checkPage(content, imageBytesOf(content, meta), isPaid), [content, meta, isPaid]);
}

/** How many things are to be looked at, counted when typing comes to rest. */
export function useFindingCount(): number {
  const content = useContent();
  const meta = useEditor(({ stored }) => stored);
  const isPaid = useRoot().user?.isPaid ?? false;
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), REST_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return useMemo(() => checkPage(rested, imageBytesOf(rested, meta), isPaid).length, [rested, meta, isPaid]);
}
