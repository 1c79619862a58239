import { DAY_MS } from "~/domain/durations";
import { isVersionOf, shareBlock } from "~/domain/pages/version-of";
import { giveVersion, versionKey } from "~/features/editing/claim-version";
import { bringBackImages } from "~/features/editing/images/bring-back-images";
import {
  addLocalImage,
  dropStoredImages,
  imageAt,
  isLocalImage,
} from "~/features/editing/images/local-images";
import { draftImagesOf, withDraftImages } from "~/features/pages/editor/images/draft-images";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { parseStoredDraft } from "./stored-draft";

const MAX_CHARACTERS = 500_000;
/** For how long it is there. */
export const BROWSER_DAYS = 30;

interface Entry {
  value: PageDraft;
  /** In milliseconds. */
  at: number;
}

/**
 * Stores a page with its paid parts in this browser, in place of the user's one before; others who use the browser have
 * their own.
 * @param userId undefined without an account
 */
export function storeInBrowser(draft: PageDraft, userId: string | undefined): void {
  const before = read(userId);
  try {
    const text = JSON.stringify({ value: withOwnImages(draft), at: Date.now() });
    if (text.length > MAX_CHARACTERS) return;
    localStorage.setItem(versionKey(userId), text);
    if (before) dropStoredImages(localOf(before.value));
  } catch {
    // Without storage an undo restores it, while the tab is open.
  }
}

/**
 * @param userId undefined without an account
 * @returns when what this browser has of a page was stored, in milliseconds; null where it has nothing of it
 */
export function timeInBrowser(page: PageDraft, userId: string | undefined): number | null {
  return find(page, userId)?.at ?? null;
}

/** @returns this browser's version of a page, with images that can be shown again; missing ones are left out */
export async function takeFromBrowser(
  page: PageDraft,
  userId: string | undefined,
): Promise<PageDraft | null> {
  const entry = find(page, userId);
  if (!entry) return null;
  const found = await bringBackImages(localOf(entry.value));
  const value = withLocalImages(entry.value, (address) => found.get(address));
  try {
    // The images have new addresses now.
    localStorage.setItem(versionKey(userId), JSON.stringify({ ...entry, value }));
  } catch {
    // They are in the page that is given back.
  }
  return withOwnImages(value);
}

/** Whether a page has images that only this browser has. */
export const hasLocalImages = (page: PageDraft): boolean => localOf(page).length > 0;

/** It was restored or discarded by that user, or without an account another page was begun. */
export function dropFromBrowser(userId: string | undefined): void {
  const entry = read(userId);
  if (!entry) return;
  try {
    localStorage.removeItem(versionKey(userId));
  } catch {
    return;
  }
  dropStoredImages(localOf(entry.value));
}

function find(page: PageDraft, userId: string | undefined): Entry | null {
  const entry = read(userId);
  if (entry && isVersionOf(entry.value.content, page.content)) return entry;
  return userId ? takeOver(page, userId) : null;
}

/** Nobody's version of a page that became the user's unnoticed: the response to their sign-up was lost. */
function takeOver(page: PageDraft, userId: string): Entry | null {
  const entry = read(undefined);
  if (!entry || !shareBlock(entry.value.content, page.content)) return null;
  try {
    giveVersion(userId);
  } catch {
    // It is found by its blocks the next time, too.
  }
  return entry;
}

function read(userId: string | undefined): Entry | null {
  const key = versionKey(userId);
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Entry> | null;
    const value = parseStoredDraft(stored?.value);
    const at = Number(stored?.at);
    const age = Date.now() - at;
    if (value && Math.abs(age) < BROWSER_DAYS * DAY_MS) return { value, at };
    if (stored) localStorage.removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
  return null;
}

/** A page with its own copies of local images: those of a draft are moved by a reload and deleted by a save. */
const withOwnImages = (draft: PageDraft): PageDraft =>
  withLocalImages(draft, (address) => {
    const image = imageAt(address);
    return image && addLocalImage(image);
  });

const withLocalImages = (draft: PageDraft, exchange: (address: string) => string | undefined): PageDraft => ({
  ...draft,
  content: withDraftImages(draft.content, (address) => (isLocalImage(address) ? exchange(address) : address)),
});

const localOf = ({ content }: PageDraft): string[] => [
  ...new Set(draftImagesOf(content).flatMap(({ address }) => (isLocalImage(address) ? [address] : []))),
];
