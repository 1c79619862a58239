import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { Section } from "~/ui/section";

interface AccountLink {
  /** Of a screen of the account, without the language's prefix. */
  path: string;
  title: string;
  text?: string;
}

/** The account's further screens, one line each. */
function useAccountLinks(): AccountLink[] {
  const { t } = useTranslation(["billing", "ways", "notifications", "leaving"]);
  return [
    {
      path: "/account/billing",
      title: t("billing:meta.billing.title"),
      text: t("billing:meta.billing.description"),
    },
    { path: "/account/sign-in", title: t("ways:title"), text: t("ways:meta.signIn.description") },
    {
      path: "/account/notifications",
      title: t("notifications:meta.settings.title"),
      text: t("notifications:meta.settings.description"),
    },
    {
      path: "/account/export",
      title: t("leaving:meta.export.title"),
      text: t("leaving:meta.export.description"),
    },
    {
      path: "/account/delete",
      title: t("leaving:meta.delete.title"),
      text: t("leaving:meta.delete.description"),
    },
  ];
}

/** The ways to what else belongs to the account. */
export function AccountLinks() {
  const { t } = useTranslation("profile");
  const path = useLocalPath();
  const links = useAccountLinks();
  return (
    <Section title={t("more.title")} description={t("more.text")}>
      <List label={t("more.title")}>
        {links.map((link) => (
          <ListRow key={link.path} title={link.title} href={path(link.path)} subtitle={link.text} />
        ))}
      </List>
    </Section>
  );
}
