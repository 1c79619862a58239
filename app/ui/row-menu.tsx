import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "./icon-button";
import { Menu } from "./menu";

interface RowMenuProps {
  /** The button's name. */
  label: string;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
}

/**
 * The menu of a row in a long list. Until it is asked for it is a button alone: hundreds of menus that wait would take the
 * time of a search.
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <IconButton
        label={label}
        icon={<Ellipsis />}
        hasNoTooltip
        aria-haspopup="menu"
        aria-expanded={false}
        onPress={() => setAsked(true)}
      />
    );
  return (
    <Menu startsOpen trigger={<IconButton label={label} icon={<Ellipsis />} hasNoTooltip />}>
      {children}
    </Menu>
  );
}
