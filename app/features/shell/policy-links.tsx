import { useTranslation } from "react-i18next";
import { TextLink } from "~/ui/text-link";
import { useRoot } from "./use-root";

/** The privacy and cookie policies; one without an address is not shown. The route loads the messages of `shell`. */
export function PolicyLinks() {
  const { t } = useTranslation("shell");
  const { links } = useRoot();
  const policies = [
    { href: links.privacy, label: t("footer.privacy") },
    { href: links.cookies, label: t("footer.cookies") },
  ];
  return policies.map(({ href, label }) =>
    href ? (
      <TextLink key={label} href={href} className="min-h-6">
        {label}
      </TextLink>
    ) : null,
  );
}
