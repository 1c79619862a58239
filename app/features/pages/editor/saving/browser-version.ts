import { DAY_MS } from "~/domain/durations";
import { bringBackImages, dropStoredImages, isLocalImage } from "~/features/editing/images/local-images";
import { draftImagesOf, withDraftImages } from "~/features/pages/editor/images/draft-images";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { parseStoredDraft } from "./stored-draft";

/** Beside the autosaves, of the one page that was taken back to free last without an account. */
const KEY = "paid-version";
const MAX_CHARACTERS = 500_000;
/** For how long it is there. */
export const BROWSER_DAYS = 30;

interface Entry {
  value: PageDraft;
  /** In milliseconds. */
  at: number;
}

/** Stores a page with its paid parts in this browser, in place of the one before. */
export function storeInBrowser(draft: PageDraft): void {
  const before = read();
  try {
    const text = JSON.stringify({ value: draft, at: Date.now() });
    if (text.length > MAX_CHARACTERS) return;
    localStorage.setItem(KEY, text);
    const has = new Set(localOf(draft));
    if (before) dropStoredImages(localOf(before.value).filter((address) => !has.has(address)));
  } catch {
    // Without storage an undo restores it, while the tab is open.
  }
}

/** @returns when what this browser has of a page was stored, in milliseconds; null where it has nothing of it */
export function timeInBrowser(page: PageDraft): number | null {
  const entry = read();
  return entry && isVersionOf(entry.value, page) ? entry.at : null;
}

/** @returns this browser's version of a page, with images that can be shown again; missing ones are left out */
export async function takeFromBrowser(page: PageDraft): Promise<PageDraft | null> {
  const entry = read();
  if (!entry || !isVersionOf(entry.value, page)) return null;
  const found = await bringBackImages(localOf(entry.value));
  const content = withDraftImages(entry.value.content, (address) =>
    isLocalImage(address) ? found.get(address) : address,
  );
  const value = { ...entry.value, content };
  // The images have new addresses now: the stored version is updated to them.
  storeInBrowser(value);
  return value;
}

/** It was restored, discarded, or another page was begun. */
export function dropFromBrowser(): void {
  const entry = read();
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (entry) dropStoredImages(localOf(entry.value));
}

function read(): Entry | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Entry> | null;
    const value = parseStoredDraft(stored?.value);
    const at = Number(stored?.at);
    if (value && Date.now() - at < BROWSER_DAYS * DAY_MS) return { value, at };
    if (stored) localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, then.
  }
  return null;
}

const localOf = ({ content }: PageDraft): string[] => [
  ...new Set(draftImagesOf(content).flatMap(({ address }) => (isLocalImage(address) ? [address] : []))),
];

/** Block keys never change; a page without blocks is identified by its name. */
function isVersionOf(version: PageDraft, page: PageDraft): boolean {
  const keys = new Set(page.content.blocks.map(({ key }) => key));
  if (version.content.blocks.some(({ key }) => keys.has(key))) return true;
  const { title } = page.content.profile;
  return title !== "" && title === version.content.profile.title;
}
