import { useEffect, useMemo, useState } from "react";
import { checkPage } from "~/domain/pages/check";
import type { Finding } from "~/domain/pages/finding";
import type { PageContent } from "~/domain/pages/schema";
import { useContent, useEditor } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { imageBytesOf } from "./image-bytes";
import { useSampleTemplate } from "./use-sample-template";

/** The count is not updated during typing. */
const REST_MS = 400;

/** The findings of the current page. */
export const useFindings = (): Finding[] => useChecked(useContent());

/** The number of findings, updated when typing pauses. */
export function useFindingCount(): number {
  const content = useContent();
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), REST_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return useChecked(rested).length;
}

function useChecked(content: PageContent): Finding[] {
  const meta = useEditor(({ stored }) => stored);
  const isPaid = useRoot().user?.isPaid ?? false;
  const template = useSampleTemplate(content.prefillId);
  return useMemo(() => {
    const isThemeLocked = meta?.look?.isThemeLocked;
    return checkPage(content, imageBytesOf(content, meta), { isPaid, isThemeLocked, template });
  }, [content, meta, isPaid, template]);
}
