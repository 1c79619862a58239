import { useFetcher } from "@remix-run/react";
import { Cookie, LogOut, Settings, ShieldUser } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { MenuItem } from "~/ui/menu-item";
import { useRoot } from "./use-root";

/**
 * Logs out. To be used outside the menu, which unmounts on close: a response to an unmounted component has no effect.
 */
export function useLogOut(): () => void {
  const path = useLocalPath();
  // No navigation: where the chat widget is in between, that becomes a document, which posts nothing.
  const { submit } = useFetcher();
  return () => submit(null, { method: "post", action: path("/logout") });
}

/** The items of the signed-in user's menu. */
export function AccountItems({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation("shell");
  const { user, consent } = useRoot();
  const path = useLocalPath();
  return (
    <>
      <MenuItem icon={<Settings aria-hidden="true" />} href={path("/account")}>
        {t("account.settings")}
      </MenuItem>
      {consent ? (
        <MenuItem icon={<Cookie aria-hidden="true" />} href={path("/cookie-settings")}>
          {t("cookieSettings")}
        </MenuItem>
      ) : null}
      {user?.isAdmin ? (
        <MenuItem icon={<ShieldUser aria-hidden="true" />} href={path("/operators")}>
          {t("account.operations")}
        </MenuItem>
      ) : null}
      <MenuItem icon={<LogOut aria-hidden="true" />} onAction={onLogOut}>
        {t("account.logOut")}
      </MenuItem>
    </>
  );
}
