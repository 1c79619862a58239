import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BRAND } from "~/domain/brand";
import { useLocalPath } from "~/i18n/use-path";
import { useRoot } from "./use-root";

/**
 * The link to the start: the dashboard for signed-in users, else the marketing site if configured, or the landing page.
 */
export function HomeLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { user, links } = useRoot();
  const path = useLocalPath();
  const common = { "aria-label": t("home", { brand: BRAND }), className: "shrink-0 rounded-sm" };
  if (!user && links.marketing)
    return (
      <a href={links.marketing} {...common}>
        {children}
      </a>
    );
  return (
    <Link to={path(user ? "/dashboard" : "/")} {...common}>
      {children}
    </Link>
  );
}
