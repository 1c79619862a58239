import { useTranslation } from "react-i18next";

/** Placeholder of the title in its message. */
const TITLE = "\u0000";

/** What a page or card is called in a row, in which a long title is cut before the word that it is a copy. */
export function CopyName({ title, isDuplicate }: { title: string; isDuplicate: boolean }) {
  const { t } = useTranslation("dashboard");
  if (!isDuplicate) return title;
  const [before = "", after = ""] = t("copyOf", { title: TITLE }).split(TITLE);
  return (
    <span className="flex min-w-0">
      <bdi className="truncate">
        {before}
        {title}
      </bdi>
      <span className="shrink-0 whitespace-pre">{after}</span>
    </span>
  );
}
