import { useSubmit } from "@remix-run/react";
import { LogOut, Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { useRoot } from "./use-root";
import { UserMenuButton } from "./user-menu-button";

/** The menu behind the button that was pressed; it is open when it arrives. */
export function OpenUserMenu() {
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  const path = useLocalPath();
  const submit = useSubmit();
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
      <MenuItem
        icon={<LogOut aria-hidden="true" />}
        onAction={() => submit(null, { method: "post", action: path("/logout") })}
      >
        {t("account.logOut")}
      </MenuItem>
    </Menu>
  );
}
