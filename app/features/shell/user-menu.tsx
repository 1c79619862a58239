import { lazy, Suspense, useState } from "react";
import { useRoot } from "./use-root";
import { UserMenuButton } from "./user-menu-button";

const openMenu = () => import("./open-user-menu");
const OpenUserMenu = lazy(async () => ({ default: (await openMenu()).OpenUserMenu }));

/** The signed-in user, and the logout. The menu is fetched on first interaction: it is rarely opened. */
export function UserMenu() {
  const { user } = useRoot();
  const [wasPressed, setPressed] = useState(false);
  if (!user) return null;
  const button = (
    <UserMenuButton
      aria-haspopup="menu"
      onHoverStart={() => void openMenu()}
      onFocus={() => void openMenu()}
      onPress={() => setPressed(true)}
    />
  );
  return wasPressed ? (
    <Suspense fallback={button}>
      <OpenUserMenu />
    </Suspense>
  ) : (
    button
  );
}
