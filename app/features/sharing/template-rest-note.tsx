import { useTranslation } from "react-i18next";
import type { TemplateRest } from "~/domain/pages/sample-texts";
import { useJoined } from "~/features/shell/use-joined";

/** Texts that are named: more would hide what the panel is about. */
const NAMED = 3;

/** What a page that was just published still has of its template. */
export function TemplateRestNote({ rest: { texts, lacksPicture } }: { rest: TemplateRest }) {
  const { t } = useTranslation("sharing");
  const join = useJoined();
  const named = texts.slice(0, NAMED).map((text) => t("live.quoted", { text }));
  const titles = join(texts.length > NAMED ? [...named, "…"] : named);
  return (
    <>
      {texts.length > 0 ? <p className="text-pretty text-muted">{t("live.samples", { titles })}</p> : null}
      {lacksPicture ? <p className="text-pretty text-muted">{t("live.picture")}</p> : null}
    </>
  );
}
