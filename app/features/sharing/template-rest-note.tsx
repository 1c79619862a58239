import { useTranslation } from "react-i18next";
import type { TemplateRest } from "~/domain/pages/sample-texts";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { listed } from "~/i18n/device-name";

/** Texts that are named: more would hide what the panel is about. */
const NAMED = 3;

/** What a page that was just published still has of its template. */
export function TemplateRestNote({ rest: { texts, lacksPicture } }: { rest: TemplateRest }) {
  const { t } = useTranslation("sharing");
  return (
    <>
      {texts.length > 0 ? (
        <p className="text-pretty text-muted">
          <SampleTextsNote texts={texts} />
        </p>
      ) : null}
      {lacksPicture ? <p className="text-pretty text-muted">{t("live.picture")}</p> : null}
    </>
  );
}

/** The sentence about texts that are still the template's; empty if there are none. */
export function SampleTextsNote({ texts }: Pick<TemplateRest, "texts">) {
  const { t } = useTranslation("sharing");
  const { language } = useRoot();
  const join = useJoined();
  if (texts.length === 0) return null;
  const named = texts.slice(0, NAMED).map((text) => t("live.quoted", { text }));
  const left = texts.length - named.length;
  const titles = left > 0 ? t("live.andMore", { names: listed(language, named), left }) : join(named);
  return t("live.samples", { titles });
}
