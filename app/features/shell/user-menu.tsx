import { useSubmit } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { useRoot } from "./use-root";

/** Who is signed in, and the way out. */
export function UserMenu() {
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  const path = useLocalPath();
  const submit = useSubmit();
  if (!user) return null;
  return (
    <Menu
      trigger={
        <IconButton
          variant="quiet"
          label={t("account.menu")}
          icon={<Avatar name={user.name} size="small" isDecorative />}
          hasNoTooltip
        />
      }
      header={
        <>
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-muted text-sm">{user.email}</p>
        </>
      }
    >
      <MenuItem
        icon={<LogOut aria-hidden="true" />}
        onAction={() => submit(null, { method: "post", action: path("/logout") })}
      >
        {t("account.logOut")}
      </MenuItem>
    </Menu>
  );
}
