import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { cx } from "~/ui/cx";
import { PageHeading } from "~/ui/page-heading";

interface SettingsScreenProps {
  title: string;
  description?: string;
  /** One form in one column, with a link back to the account. */
  isForm?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the account's own screens. */
export function SettingsScreen({ title, description, isForm, actions, children }: SettingsScreenProps) {
  const { t } = useTranslation("profile");
  const path = useLocalPath();
  return (
    <div className={cx("mx-auto w-full px-5 pt-6 pb-28 sm:px-8 lg:pt-10", isForm ? "max-w-xl" : "max-w-3xl")}>
      <PageHeading
        title={title}
        description={description}
        actions={actions}
        back={isForm ? { href: path("/account"), label: t("back") } : undefined}
      />
      {children}
    </div>
  );
}
