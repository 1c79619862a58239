import { useTranslation } from "react-i18next";
import { BRAND } from "~/domain/brand";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { useRoot } from "./use-root";

interface FooterLink {
  href: string | undefined;
  label: string;
}

/** Legal and company links, the networks and the year. What has no address is not shown. */
export function Footer() {
  const { t } = useTranslation("shell");
  const { links } = useRoot();
  const path = useLocalPath();
  const legal = [
    { href: links.terms, label: t("footer.terms") },
    { href: links.privacy, label: t("footer.privacy") },
    { href: links.cookies, label: t("footer.cookies") },
    { href: links.community, label: t("footer.community") },
  ];
  const company = [
    { href: links.blog, label: t("navigation.blog") },
    { href: path("/pricing"), label: t("navigation.pricing") },
    { href: links.contact, label: t("navigation.contact") },
  ];
  const networks = links.networks.map((href) => ({
    href,
    label: new URL(href).hostname.replace("www.", ""),
  }));
  return (
    <footer className="border-rule border-t">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-5 py-12 sm:px-8 md:flex-row md:justify-between">
        <p className="text-muted text-sm">
          © {new Date().getFullYear()} {BRAND}
        </p>
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
        <TextLink key={link.href} href={link.href} className="min-h-6 text-sm">
          {link.label}
        </TextLink>
      ))}
    </nav>
  );
}
