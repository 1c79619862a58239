import { Children, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Beside the form: the sign-in methods without a password, and their divider. */
export function OtherWays({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts");
  if (Children.count(children) === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {children}
      <p className="mt-3 flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {t("social.or")}
      </p>
    </div>
  );
}
