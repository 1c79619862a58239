import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { useRoot } from "./use-root";

export interface NavigationLink {
  href: string;
  label: string;
}

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

/** The main navigation: groups and single links. An address that is not configured is not shown. */
export function useNavigation(): { groups: NavigationGroup[]; links: NavigationLink[] } {
  const { t } = useTranslation("shell");
  const { user, links } = useRoot();
  const path = useLocalPath();
  const marketing = (anchor: string) =>
    links.marketing ? `${links.marketing}/#${anchor}` : `${path("/")}#${anchor}`;
  const products = [
    { href: marketing("pages"), label: t("navigation.pages") },
    { href: marketing("cards"), label: t("navigation.cards") },
    { href: marketing("codes"), label: t("navigation.codes") },
  ];
  const resources = [
    ...(links.blog ? [{ href: links.blog, label: t("navigation.blog") }] : []),
    ...(links.knowledgeBase ? [{ href: links.knowledgeBase, label: t("navigation.knowledgeBase") }] : []),
  ];
  const inApp = user && !user.isPaid;
  const pricing = inApp || !links.marketingPricing ? path("/pricing") : links.marketingPricing;
  return {
    groups: [
      { label: t("navigation.products"), links: products },
      ...(resources.length > 0 ? [{ label: t("navigation.resources"), links: resources }] : []),
    ],
    links: [
      { href: pricing, label: t("navigation.pricing") },
      ...(links.contact ? [{ href: links.contact, label: t("navigation.contact") }] : []),
    ],
  };
}
