import { useTranslation } from "react-i18next";
import type { ReportText } from "~/domain/operations/view";
import { PlainList } from "~/ui/plain-list";
import { useInstant } from "./use-instant";

/** What visitors wrote, as they wrote it. A long text scrolls in its place. */
export function ReportTexts({ texts }: { texts: readonly ReportText[] }) {
  const { t } = useTranslation("operations");
  const instant = useInstant();
  if (texts.length === 0) return <p className="text-muted text-sm">{t("reports.noTexts")}</p>;
  return (
    <PlainList className="flex flex-col gap-3 pt-1">
      {texts.map(({ id, reason, text, email, createdAt }) => (
        <li key={id} className="border-rule border-s-2 ps-3">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <p dir="auto" tabIndex={0} className="max-h-40 overflow-y-auto whitespace-pre-wrap break-words">
            {text}
          </p>
          <p className="text-muted text-sm">
            {t(`reports.reasons.${reason}`)} · {instant(createdAt)}
          </p>
          {email ? (
            <p className="break-all text-muted text-sm">
              {t("reports.reply", { email: `\u2068${email}\u2069` })}
            </p>
          ) : null}
        </li>
      ))}
    </PlainList>
  );
}
