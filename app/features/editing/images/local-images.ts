/**
 * Images that are not uploaded yet, under the `blob:` addresses used by the draft and the preview. They are also stored
 * in IndexedDB, so that a reload loses none: localStorage has no room for images.
 */
const inThisTab = new Map<string, Blob>();

/** Those that live only as long as this tab, since the browser had no room for them. */
const unstored = new Set<string>();

const DATABASE = "editor";
const STORE = "images";

/** @returns the address under which the image can be shown, and found again */
export function addLocalImage(blob: Blob): string {
  const address = URL.createObjectURL(blob);
  inThisTab.set(address, blob);
  void withStore("readwrite", (store) => store.put(blob, address)).then((stored) => {
    if (stored === undefined) unstored.add(address);
  });
  return address;
}

/** @returns whether an image would be lost by a reload */
export const isUnstoredImage = (address: string): boolean => unstored.has(address);

/** @returns the image of an address that was given out in this tab */
export function imageAt(address: string): Blob | undefined {
  return inThisTab.get(address);
}

export const isLocalImage = (address: string): boolean => address.startsWith("blob:");

/** Whether an image was only in another document, or in this one before a reload. */
export const isGoneImage = (address: string): boolean => isLocalImage(address) && !inThisTab.has(address);

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
