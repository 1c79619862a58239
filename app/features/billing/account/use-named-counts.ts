import { useTranslation } from "react-i18next";
import type { BeyondView } from "~/domain/billing/view";
import { useRoot } from "~/features/shell/use-root";
import { namedCount } from "~/i18n/named-count";

type Named = Pick<BeyondView, "pages" | "cards" | "names">;

/** @returns a function that formats the number of pages and cards, with the names of the first ones */
export function useNamedCounts(): (named: Named) => { pages: string; cards: string } {
  const { t } = useTranslation("billing");
  const { language } = useRoot();
  const say = (count: number, names: readonly string[]) =>
    namedCount(language, count, names, (list, left) => t("scheduled.more", { names: list, left }));
  return ({ pages, cards, names }) => ({ pages: say(pages, names.pages), cards: say(cards, names.cards) });
}
