import { NavLink, useLocation } from "@remix-run/react";
import {
  ChartColumn,
  ContactRound,
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  PanelsTopLeft,
  UsersRound,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { cx } from "~/ui/cx";

/** The ways between the lists: beside them on a wide screen, above them on a phone. */
export function DashboardSidebar() {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  const items: { href: string; label: string; Icon: LucideIcon }[] = [
    { href: path("/dashboard"), label: t("sidebar.dashboard"), Icon: LayoutDashboard },
    { href: path("/dashboard-business-cards"), label: t("sidebar.cards"), Icon: CreditCard },
    { href: path("/dashboard-pages"), label: t("sidebar.pages"), Icon: PanelsTopLeft },
    { href: path("/dashboard-visits"), label: t("sidebar.visits"), Icon: ChartColumn },
    { href: path("/contact-list"), label: t("sidebar.contacts"), Icon: ContactRound },
    { href: path("/dashboard-team"), label: t("sidebar.team"), Icon: UsersRound },
  ];
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // Where it is too long for the screen, the one that is open is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open on another path
  useEffect(() => {
    const open = list.current?.querySelector("[aria-current=page]");
    open?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <nav aria-label={t("sidebar.label")} className="lg:w-56 lg:shrink-0">
      <ul ref={list} className="faded-ends flex gap-1 overflow-x-auto scrollbar-none lg:flex-col">
        {items.map(({ href, label, Icon }) => (
          <li key={href}>
            <NavLink
              to={href}
              className={({ isActive }) =>
                cx(
                  "flex min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-3 transition-colors hover:bg-hover",
                  isActive ? "bg-accent-wash font-medium text-accent-strong" : "text-muted",
                )
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
