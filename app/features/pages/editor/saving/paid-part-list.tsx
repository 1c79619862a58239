import { useTranslation } from "react-i18next";
import type { PageContent } from "~/domain/pages/schema";
import { freeRelative } from "~/domain/pages/themes/free-relatives";
import { cx } from "~/ui/cx";
import { paidNames } from "./paid-parts";

interface PaidPartListProps {
  content: PageContent;
  /** The dotted paths of what has to be paid for. */
  fields: readonly string[];
  className?: string;
}

/** The parts of a page that have to be paid for, each by its name. */
export function PaidPartList({ content, fields, className }: PaidPartListProps) {
  const { t } = useTranslation("pagePlan");
  const { t: tEditor } = useTranslation("editor");
  const { blocks, parts } = paidNames(content, fields);
  const { titleFont, textFont } = content.theme.fonts;
  const fonts: Partial<Record<string, string>> = { titleFont: titleFont.title, textFont: textFont.title };
  const { id, name } = content.theme;
  const free = content.isUsingTheme && parts.length > 0 ? freeRelative(id)?.name : undefined;
  const isLong = blocks.length + parts.length > 6;
  return (
    <ul className={cx("list-disc ps-5", isLong && "gap-x-8 sm:columns-2", className)}>
      {free ? <li className="break-inside-avoid">{t("parts.theme", { name, free })}</li> : null}
      {blocks.map((type) => (
        <li key={type}>{tEditor(`blocks.types.${type}`)}</li>
      ))}
      {parts.map((part) => (
        <li key={part}>{t(`parts.${part}`, { name: fonts[part] ?? "" })}</li>
      ))}
    </ul>
  );
}
