/**
 * The screens that may load the chat widget, by path without the language's prefix. The widget is third-party code that
 * can read the screen: it is excluded from sign-in and sign-up, the account, payment, operators' screens and the
 * editors, and from new screens until they are listed.
 */
const CHAT_SCREENS: readonly RegExp[] = [
  /^\/$/,
  /^\/pricing$/,
  /^\/dashboard$/,
  /^\/dashboard-pages$/,
  /^\/dashboard-business-cards$/,
  /^\/share-page\/[^/]+$/,
  /^\/share-business-card\/[^/]+$/,
  /^\/404$/,
];

/** @param path without language prefix; starts with a slash */
export function mayShowChat(path: string): boolean {
  return CHAT_SCREENS.some((screen) => screen.test(path));
}

/** Pixels between the widget and the window's edges; it is on the right in every language. */
export const CHAT_PLACE = { right: true, vertical: 20, horizontal: 60 } as const;
