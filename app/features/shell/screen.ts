import { useMatches } from "@remix-run/react";
import type { MessagesHandle } from "~/i18n/with-messages";

/** The names of the screens; each route declares its own in `handle`. */
export type Screen =
  | "landing"
  | "login"
  | "sign-up"
  | "login-social"
  | "login-social-prove"
  | "account-sign-in"
  | "forgot-password"
  | "forgot-password-change"
  | "verify-email"
  | "pricing"
  | "pricing-iframe"
  | "account-billing"
  | "account-upgrade"
  | "dashboard"
  | "dashboard-pages"
  | "dashboard-business-cards"
  | "dashboard-visits"
  | "contact-list"
  | "dashboard-team"
  | "team-looks"
  | "team-look"
  | "team-join"
  | "editor-start"
  | "editor-create"
  | "editor-edit"
  | "editor-business-card-create"
  | "editor-business-card-edit"
  | "share-page"
  | "share-business-card"
  | "account-export"
  | "account-delete"
  | "account-deleted"
  | "account"
  | "account-edit"
  | "account-edit-pass"
  | "account-notifications"
  | "account-email"
  | "account-undo-email"
  | "cookie-settings"
  | "operators"
  | "not-found";

/** The `handle` of a screen's route. */
export interface ScreenHandle extends MessagesHandle {
  screen: Screen;
}

/** @returns the current screen, by the innermost route that names one */
export function useScreen(): Screen | undefined {
  const handles = useMatches().map((match) => match.handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle?.screen)?.screen;
}

const LISTS: ReadonlySet<Screen> = new Set([
  "dashboard",
  "dashboard-pages",
  "dashboard-business-cards",
  "dashboard-visits",
  "contact-list",
  "dashboard-team",
  "team-looks",
]);
/** The lists on which the upgrade prompt may show. */
const PROMPTING: ReadonlySet<Screen> = new Set([
  "dashboard",
  "dashboard-pages",
  "dashboard-business-cards",
  "contact-list",
]);
const NAVIGATED: ReadonlySet<Screen> = new Set(["pricing", "login", "sign-up"]);
const CREATING: ReadonlySet<Screen> = new Set([
  "editor-start",
  "editor-create",
  "editor-business-card-create",
]);

/** Whether the main navigation is shown: to visitors, and on sales screens; never while a visitor creates. */
export function showsNavigation(screen: Screen | undefined, isSignedIn: boolean): boolean {
  if (!screen) return !isSignedIn;
  if (CREATING.has(screen) && !isSignedIn) return false;
  return !isSignedIn || NAVIGATED.has(screen);
}

/** Whether the screen is an editor. */
export function isEditor(screen: Screen | undefined): boolean {
  return screen?.startsWith("editor-") ?? false;
}

const WITH_OWN_HEADER: ReadonlySet<Screen> = new Set([
  "editor-create",
  "editor-edit",
  "editor-business-card-create",
  "editor-business-card-edit",
  "team-look",
]);

/** Whether the screen has its own header, replacing the app's: `EditorFrame`. */
export function hasOwnHeader(screen: Screen | undefined): boolean {
  return screen !== undefined && WITH_OWN_HEADER.has(screen);
}

/** Whether the upgrade prompt may show. */
export function isPrompting(screen: Screen | undefined): boolean {
  return screen !== undefined && PROMPTING.has(screen);
}

/** Whether the screen is one of the dashboard's own, between which its sidebar leads. */
function isList(screen: Screen | undefined): boolean {
  return screen !== undefined && LISTS.has(screen);
}

/** Target of the Dashboard button, or null on the screens that have none. */
export function dashboardTarget(screen: Screen | undefined): string | null {
  if (isList(screen) || isSharing(screen)) return null;
  if (screen?.startsWith("editor-business-card")) return "/dashboard-business-cards";
  if (screen?.startsWith("editor")) return "/dashboard-pages";
  return "/dashboard";
}

/** Whether the screen is for sharing: its header hides on scrolling down. */
export function isSharing(screen: Screen | undefined): boolean {
  return screen === "share-business-card" || screen === "share-page";
}
