import { EDITOR_TABS, type EditorTab } from "./field-locations";

/** What of the editor is in sight; not part of the page, and not undone. */
export interface EditorViewState {
  tab: EditorTab;
  /** The block whose settings are shown. */
  blockKey: string | null;
  /** The link of that block which is open. */
  itemKey: string | null;
  /** Which screen the preview is laid out for. */
  screen: "phone" | "desktop";
  /** On a narrow screen the preview takes the place of the fields. */
  isPreviewing: boolean;
  /** Whether the list of what to look at before publishing is open. */
  isChecking: boolean;
  /** Whether the notice that the page is live is shown. */
  isLiveTold: boolean;
  /** Whether the version from before 'Back to free' was restored, and is not saved yet. */
  isVersionBack: boolean;
}

/** From this width on, in CSS pixels, fields and preview are side by side. */
export const WIDE_PX = 1025;

/** From this width on there is room for a larger phone. */
export const LARGE_PX = 1536;

/** Above this width the preview starts as a desktop's. */
export const DESKTOP_PREVIEW_PX = 1920;

const STARTING_VIEW: EditorViewState = {
  tab: "general",
  blockKey: null,
  itemKey: null,
  screen: "phone",
  isPreviewing: false,
  isChecking: false,
  isLiveTold: false,
  isVersionBack: false,
};

/** The initial view of an editor. @param tab as named by the address, if a link opens a tab */
export function startingView(tab: string | null): EditorViewState {
  return { ...STARTING_VIEW, tab: EDITOR_TABS.find((known) => known === tab) ?? STARTING_VIEW.tab };
}
