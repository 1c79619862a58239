import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { openPlans } from "./open-plans";
import { useRoot } from "./use-root";

export interface NavigationLink {
  href: string;
  label: string;
  /** Runs in addition to the navigation. */
  onClick?: () => void;
}

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

/**
 * The link to the prices: in the app for signed-in users without a paid plan, where it opens the plans; else on the
 * marketing site, if configured.
 */
export function usePricingLink(): Pick<NavigationLink, "href" | "onClick"> {
  const { user, links } = useRoot();
  const path = useLocalPath();
  const isInApp = user && !user.isPaid;
  return {
    href: isInApp || !links.marketingPricing ? path("/pricing") : links.marketingPricing,
    ...(isInApp && { onClick: () => openPlans() }),
  };
}

/** The main navigation: groups and single links. An address that is not configured is not shown. */
export function useNavigation(): { groups: NavigationGroup[]; links: NavigationLink[] } {
  const { t } = useTranslation("shell");
  const { links } = useRoot();
  const path = useLocalPath();
  const pricing = usePricingLink();
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
  return {
    groups: [
      { label: t("navigation.products"), links: products },
      ...(resources.length > 0 ? [{ label: t("navigation.resources"), links: resources }] : []),
    ],
    links: [
      { ...pricing, label: t("navigation.pricing") },
      ...(links.contact ? [{ href: links.contact, label: t("navigation.contact") }] : []),
    ],
  };
}
