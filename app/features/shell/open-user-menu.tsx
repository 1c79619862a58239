import { useFetcher } from "@remix-run/react";
import { Cookie, LogOut, Settings, ShieldUser } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { useRoot } from "./use-root";
import { UserMenuButton } from "./user-menu-button";

/** The menu behind the button that was pressed; it is open when it arrives. */
export function OpenUserMenu() {
  const { t } = useTranslation("shell");
  const { user, consent } = useRoot();
  const path = useLocalPath();
  // No navigation: where the chat widget is in between, that becomes a document, which posts nothing.
  const { submit } = useFetcher();
  if (!user) return null;
  return (
    <Menu
      startsOpen
      trigger={<UserMenuButton />}
      header={
        <>
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-muted text-sm">{user.email}</p>
        </>
      }
    >
      <MenuItem icon={<Settings aria-hidden="true" />} href={path("/account")}>
        {t("account.settings")}
      </MenuItem>
      {consent ? (
        <MenuItem icon={<Cookie aria-hidden="true" />} href={path("/cookie-settings")}>
          {t("cookieSettings")}
        </MenuItem>
      ) : null}
      {user.isAdmin ? (
        <MenuItem icon={<ShieldUser aria-hidden="true" />} href={path("/operators")}>
          {t("account.operations")}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<LogOut aria-hidden="true" />}
        onAction={() => submit(null, { method: "post", action: path("/logout") })}
      >
        {t("account.logOut")}
      </MenuItem>
    </Menu>
  );
}
