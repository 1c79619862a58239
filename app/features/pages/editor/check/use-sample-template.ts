import { useEffect, useState } from "react";
import type { Template } from "~/domain/pages/templates/template";
import { useRoot } from "~/features/shell/use-root";

/** The template that a page was made from, fetched for a page that has one; null until it is there, or where it cannot be had. */
export function useSampleTemplate(id: string | undefined): Template | null {
  const { language } = useRoot();
  const [template, setTemplate] = useState<Template | null>(null);
  useEffect(() => {
    if (id === undefined) return setTemplate(null);
    let isOver = false;
    import("~/i18n/templates/template-of")
      .then(({ templateOf }) => templateOf(language, id))
      .then((found) => {
        if (!isOver) setTemplate(found);
      })
      .catch(() => {
        // Without a network everything else is still checked.
      });
    return () => {
      isOver = true;
    };
  }, [language, id]);
  return template;
}
