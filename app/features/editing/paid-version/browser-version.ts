import { DAY_MS } from "~/domain/durations";
import { bringBackImages, dropStoredImages, isLocalImage } from "~/features/editing/images/local-images";
import { type EditingDescription, exchangeImages, imagesIn } from "~/features/editing/session/description";
import type { EditingTypes } from "~/features/editing/session/session";

const MAX_CHARACTERS = 500_000;
/** For how long a version is there. */
export const BROWSER_DAYS = 30;

/** When a version that was stored then is deleted. */
export const droppedAt = (at: Date): Date => new Date(at.getTime() + BROWSER_DAYS * DAY_MS);

/** A version with its paid parts that this browser has, and since when in milliseconds. */
export interface BrowserVersion<Draft> {
  value: Draft;
  at: number;
}

/**
 * The version with its paid parts of the one page or card that was last reduced to the free plan in this browser: in
 * localStorage beside the autosaves, its images in IndexedDB.
 * @param key in localStorage
 * @param isVersionOf whether a stored version is one of what is edited
 */
export function browserVersions<T extends EditingTypes>(
  key: string,
  description: EditingDescription<T>,
  isVersionOf: (version: T["draft"], edited: T["draft"]) => boolean,
) {
  type Draft = T["draft"];
  const localOf = (draft: Draft): string[] => [
    ...new Set(
      imagesIn(description, draft).flatMap(({ address }) => (isLocalImage(address) ? [address] : [])),
    ),
  ];

  function read(): BrowserVersion<Draft> | null {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<
        BrowserVersion<unknown>
      > | null;
      const value = description.parse(stored?.value);
      const at = Number(stored?.at);
      if (value && Date.now() - at < BROWSER_DAYS * DAY_MS) return { value, at };
      if (stored) localStorage.removeItem(key);
    } catch {
      // Nothing was stored, then.
    }
    return null;
  }

  /** Stores it in place of the one before. */
  function store(draft: Draft): void {
    const before = read();
    try {
      const text = JSON.stringify({ value: draft, at: Date.now() });
      if (text.length > MAX_CHARACTERS) return;
      localStorage.setItem(key, text);
      const has = new Set(localOf(draft));
      if (before) dropStoredImages(localOf(before.value).filter((address) => !has.has(address)));
    } catch {
      // Without storage an undo restores it, while the tab is open.
    }
  }

  /** @returns what this browser has of the edited thing; null if nothing */
  function find(edited: Draft): BrowserVersion<Draft> | null {
    const entry = read();
    return entry && isVersionOf(entry.value, edited) ? entry : null;
  }

  /** @returns this browser's version of it, with images that can be shown again; missing ones are left out */
  async function take(edited: Draft): Promise<Draft | null> {
    const entry = find(edited);
    if (!entry) return null;
    const found = await bringBackImages(localOf(entry.value));
    const value = exchangeImages(description, entry.value, (address) =>
      isLocalImage(address) ? found.get(address) : address,
    );
    // The images have new addresses now: the stored version is updated to them.
    store(value);
    return value;
  }

  /** It was restored, discarded, or another thing was begun. */
  function drop(): void {
    const entry = read();
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
    if (entry) dropStoredImages(localOf(entry.value));
  }

  return { store, find, take, drop };
}
