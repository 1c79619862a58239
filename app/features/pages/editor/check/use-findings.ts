import { useEffect, useMemo, useState } from "react";
import { checkPage, type Finding } from "~/domain/pages/check";
import { useEditor } from "~/features/pages/editor/editor-context";
import { imageBytesOf } from "./image-bytes";

/** As long as somebody types, nobody reads a count. */
const REST_MS = 400;

/** What is to be looked at on the page as it is now. */
export function useFindings(): Finding[] {
  const { draft, facts } = useEditor();
  const { content } = draft;
  return useMemo(() => checkPage(content, imageBytesOf(content, facts)), [content, facts]);
}

/** How many things are to be looked at, counted when typing comes to rest. */
export function useFindingCount(): number {
  const { draft, facts } = useEditor();
  const { content } = draft;
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), REST_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return useMemo(() => checkPage(rested, imageBytesOf(rested, facts)).length, [rested, facts]);
}
