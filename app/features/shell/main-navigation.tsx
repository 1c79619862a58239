import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { LinkButton } from "~/ui/link-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { useNavigation } from "./navigation-links";

/** The navigation of wide screens: one menu a group, then the single links. */
export function MainNavigation({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const { groups, links } = useNavigation();
  return (
    <nav aria-label={t("navigation.label")} className={cx("items-center gap-1", className)}>
      {groups.map((group) => (
        <Menu
          key={group.label}
          placement="bottom start"
          trigger={
            <Button variant="quiet" trailingIcon={<ChevronDown aria-hidden="true" />}>
              {group.label}
            </Button>
          }
        >
          {group.links.map((link) => (
            <MenuItem key={link.href} href={link.href}>
              {link.label}
            </MenuItem>
          ))}
        </Menu>
      ))}
      {links.map((link) => (
        <LinkButton key={link.href} href={link.href} onClick={link.onClick} variant="quiet">
          {link.label}
        </LinkButton>
      ))}
    </nav>
  );
}
