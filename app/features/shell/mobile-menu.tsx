import { MenuIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Dialog } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { TextLink } from "~/ui/text-link";
import { type NavigationLink, useNavigation } from "./navigation-links";
import { useScreen } from "./screen";
import { useRoot } from "./use-root";

/** The same navigation behind the three lines of a phone. */
export function MobileMenu({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const { groups, links } = useNavigation();
  const { user } = useRoot();
  const path = useLocalPath();
  const screen = useScreen();
  const account: NavigationLink[] = user ? [] : [{ href: path("/login"), label: t("account.logIn") }];
  // A phone's header has no room for it beside the log-in.
  if (!user && screen === "landing") account.push({ href: path("/sign-up"), label: t("account.signUp") });
  return (
    <Dialog
      title={t("navigation.label")}
      closeLabel={t("close")}
      trigger={
        <IconButton
          className={className}
          variant="quiet"
          label={t("navigation.open")}
          icon={<MenuIcon aria-hidden="true" />}
          hasNoTooltip
        />
      }
    >
      {({ close }) => (
        <nav aria-label={t("navigation.label")} className="flex flex-col gap-6">
          {[...groups, { label: "", links: [...links, ...account] }].map((group) => (
            <section key={group.label} className="flex flex-col">
              {group.label ? <h3 className="pb-2 text-muted text-sm">{group.label}</h3> : null}
              {group.links.map((link) => (
                <TextLink
                  key={link.href}
                  href={link.href}
                  onClick={() => {
                    close();
                    link.onClick?.();
                  }}
                  className="min-h-11 py-2 text-lg"
                >
                  {link.label}
                </TextLink>
              ))}
            </section>
          ))}
        </nav>
      )}
    </Dialog>
  );
}
