import { lazy, Suspense, useState } from "react";
import { useRoot } from "./use-root";
import { UserMenuButton } from "./user-menu-button";

const openMenu = () => import("./open-user-menu");
const OpenUserMenu = lazy(async () => ({ default: (await openMenu()).OpenUserMenu }));

/** Who is signed in, and the way out. What opens is fetched when somebody reaches for it: few do on a visit. */
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
