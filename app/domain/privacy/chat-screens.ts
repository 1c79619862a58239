/**
 * The screens on which the chat widget may run, by path without the language's prefix. It is another company's program,
 * which sees what the screen shows: so it is never where somebody signs in or up, in the account, where one pays, where
 * operators work, or in the editors, and a new screen is without it until it is listed.
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

/** Pixels between the widget and the window's edges; it stands on the right in every language. */
export const CHAT_PLACE = { right: true, vertical: 20, horizontal: 60 } as const;
