import { Bell as BellIcon } from "lucide-react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { AccountItems, useLogOut } from "./account-items";
import type { Bell } from "./use-bell";
import { useRoot } from "./use-root";

/** Something of an editor's header that a phone has in its menu: it leads somewhere, or does something. */
export interface HeaderItem {
  id: string;
  label: string;
  icon: ReactNode;
  href?: string;
  /** Of an address outside the app, which opens beside it. */
  target?: "_blank";
  onAction?: () => void;
  isDanger?: boolean;
}

interface OpenEditorMenuProps {
  trigger: ReactElement;
  items: HeaderItem[];
  bell?: Bell;
  /** The menu's button, beside which the notifications open. */
  anchor: RefObject<HTMLElement | null>;
}

/** The menu behind the button that was pressed; it is open when it arrives. */
export function OpenEditorMenu({ trigger, items, bell, anchor }: OpenEditorMenuProps) {
  const { user } = useRoot();
  const logOut = useLogOut();
  return (
    <Menu startsOpen trigger={trigger}>
      {items.map(({ id, label, ...item }) => (
        <MenuItem key={id} id={id} {...item}>
          {label}
        </MenuItem>
      ))}
      {bell ? (
        <MenuItem icon={<BellIcon aria-hidden="true" />} onAction={() => bell.open(anchor)}>
          {bell.label}
        </MenuItem>
      ) : null}
      {user ? <AccountItems onLogOut={logOut} /> : null}
    </Menu>
  );
}
