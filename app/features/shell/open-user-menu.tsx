import { Menu } from "~/ui/menu";
import { AccountItems, useLogOut } from "./account-items";
import { useRoot } from "./use-root";
import { UserMenuButton } from "./user-menu-button";

/** The menu behind the button that was pressed; it is open when it arrives. */
export function OpenUserMenu() {
  const { user } = useRoot();
  const logOut = useLogOut();
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
      <AccountItems onLogOut={logOut} />
    </Menu>
  );
}
