/**
 * Images that are not uploaded yet, under the `blob:` addresses used by the draft and the preview. They are also stored
 * in IndexedDB, so that a reload loses none: localStorage has no room for images.
 */
const inThisTab = new Map<string, Blob>();

const DATABASE = "editor";
const STORE = "images";

/** @returns the address under which the image can be shown, and found again */
export function addLocalImage(blob: Blob): string {
  const address = URL.createObjectURL(blob);
  inThisTab.set(address, blob);
  void withStore("readwrite", (store) => store.put(blob, address));
  return address;
}

/** @returns the image of an address that was given out in this tab */
export function imageAt(address: string): Blob | undefined {
  return inThisTab.get(address);
}

export const isLocalImage = (address: string): boolean => address.startsWith("blob:");

/** Whether an image was only in another document, or in this one before a reload. */
export const isGoneImage = (address: string): boolean => isLocalImage(address) && !inThisTab.has(address);

/** Addresses of this tab, by those from before a reload: a screen that opens twice gets the same image twice. */
const broughtBack = new Map<string, Promise<string | undefined>>();

/**
 * Assigns addresses of this tab to images from before a reload; missing ones are left out. They stay stored under the
 * old addresses as well, by which the draft names them until it is stored again; `sweepStoredImages` deletes these then.
 */
export async function bringBackImages(addresses: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const now = inThisTab.has(address) ? address : await broughtBackFrom(address);
    if (now) found.set(address, now);
  }
  return found;
}

function broughtBackFrom(address: string): Promise<string | undefined> {
  let now = broughtBack.get(address);
  if (!now) {
    now = withStore("readonly", (store) => store.get(address)).then((blob) => {
      if (blob instanceof Blob) return addLocalImage(blob);
      broughtBack.delete(address);
      return undefined;
    });
    broughtBack.set(address, now);
  }
  return now;
}

const SWEEP_MS = 60_000;
let isSweeping = false;

/**
 * Deletes images that nothing in this browser names: what drafts named before they were stored again, and what a tab left
 * behind. Once per document, of images that nothing names a minute later either, since tabs store drafts after a pause.
 */
export async function sweepStoredImages(waitMs = SWEEP_MS): Promise<void> {
  if (isSweeping) return;
  isSweeping = true;
  const before = await unnamedImages();
  if (before.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const after = new Set(await unnamedImages());
  dropStoredImages(before.filter((address) => after.has(address)));
}

/** The stored images that neither this tab nor this browser's local storage names. */
async function unnamedImages(): Promise<string[]> {
  const stored = await withStore("readonly", (store) => store.getAllKeys());
  try {
    const named = Object.values({ ...localStorage }).join("\n");
    return (stored ?? []).map(String).filter((key) => !inThisTab.has(key) && !named.includes(key));
  } catch {
    return [];
  }
}

/** Deletes uploaded or discarded images from storage; in this tab an undo can still restore them. */
export function dropStoredImages(addresses: readonly string[]): void {
  void withStore("readwrite", (store) => {
    for (const address of addresses) store.delete(address);
    return store.count();
  });
}

/** Runs one operation on the store; undefined if the browser stores nothing (private windows, full disks). */
export async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await result(openDatabase());
    try {
      return await result(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
