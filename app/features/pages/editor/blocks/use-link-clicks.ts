import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePagePart } from "~/features/pages/editor/editor-context";
import type { ClicksByLink } from "./load-link-clicks";

/**
 * The recent clicks of a stored page's links, once they are loaded.
 * @returns a function that formats the clicks of a link by its key; undefined if there are none
 */
export function useLinkClicks(): (key: string) => string | undefined {
  const { t } = useTranslation("editor");
  const id = usePagePart(({ stored }) => stored?.id);
  const [clicks, setClicks] = useState<ClicksByLink | null>(null);
  useEffect(() => {
    let isClosed = false;
    if (!id?.startsWith("pg_")) return setClicks(null);
    void import("./load-link-clicks")
      .then(({ loadLinkClicks }) => loadLinkClicks(id))
      .then((loaded) => {
        if (!isClosed) setClicks(() => loaded);
      });
    return () => {
      isClosed = true;
    };
  }, [id]);
  return (key) => {
    const found = clicks?.(key);
    return found ? t("visits.clicks", { count: found.count, n: found.text }) : undefined;
  };
}
