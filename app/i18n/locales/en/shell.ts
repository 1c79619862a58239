/** Header, footer, menus, notices and error screens. */
export const shell = {
  skipToContent: "Skip to content",
  languageName: "Language",
};
