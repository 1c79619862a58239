import { useTranslation } from "react-i18next";
import { BRAND } from "~/domain/brand";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { usePricingLink } from "./navigation-links";
import { useRoot } from "./use-root";

interface FooterLink {
  href: string | undefined;
  label: string;
  onClick?: () => void;
}

/** Legal and company links, the networks, the mail address and the year. What has no address is not shown. */
export function Footer() {
  const { t } = useTranslation("shell");
  const { links, consent } = useRoot();
  const path = useLocalPath();
  const legal = [
    { href: links.terms, label: t("footer.terms") },
    { href: links.privacy, label: t("footer.privacy") },
    { href: links.cookies, label: t("footer.cookies") },
    { href: links.community, label: t("footer.community") },
    { href: consent ? path("/cookie-settings") : undefined, label: t("cookieSettings") },
  ];
  const company = [
    { href: links.blog, label: t("navigation.blog") },
    { ...usePricingLink(), label: t("navigation.pricing") },
  ];
  const networks = links.networks.map(({ href, name }) => ({ href, label: name }));
  return (
    <footer className="border-rule border-t">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-5 py-12 sm:px-8 md:flex-row md:justify-between">
        <div className="flex flex-col items-start gap-2 text-sm">
          <p className="text-muted">
            © {new Date().getFullYear()} {BRAND}
          </p>
          {links.mail ? (
            <TextLink href={links.mail} className="min-h-6">
              <bdi>{links.mail.slice("mailto:".length)}</bdi>
            </TextLink>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          <LinkList title={t("footer.legal")} links={legal} />
          <LinkList title={t("footer.company")} links={company} />
          <LinkList title={t("footer.networks")} links={networks} />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: FooterLink[] }) {
  const shown = links.filter((link): link is FooterLink & { href: string } => Boolean(link.href));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-medium text-sm">{title}</h2>
      {shown.map((link) => (
        <TextLink key={link.href} href={link.href} onClick={link.onClick} className="min-h-6 text-sm">
          {link.label}
        </TextLink>
      ))}
    </nav>
  );
}
