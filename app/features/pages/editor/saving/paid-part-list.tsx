import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { paidBlockTypes } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import { cx } from "~/ui/cx";
import { paidParts } from "./paid-parts";

interface PaidPartListProps {
  content: PageContent;
  /** The dotted paths of what has to be paid for. */
  fields: readonly string[];
  className?: string;
}

/** The parts of a page that have to be paid for, its blocks by the names of their types. */
export function PaidPartList({ content, fields, className }: PaidPartListProps) {
  const { t } = useTranslation("editor");
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale, { type: "conjunction", style: "narrow" });
  const blocks = list.format(paidBlockTypes(content).map((type) => t(`blocks.types.${type}`)));
  return (
    <ul className={cx("list-disc ps-5", className)}>
      {paidParts(fields).map((part) => (
        <li key={part}>{t(`paid.parts.${part}`, { blocks })}</li>
      ))}
    </ul>
  );
}
