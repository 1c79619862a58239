import { addLocalImage, dropStoredImages, imageAt, isLocalImage, withStore } from "./local-images";

/** Addresses of this tab, by those from before a reload: a screen that opens twice gets the same image twice. */
const broughtBack = new Map<string, Promise<string | undefined>>();

/**
 * Assigns addresses of this tab to images from before a reload; missing ones are left out. They stay stored under the
 * old addresses as well, by which the draft names them until it is stored again.
 */
export async function bringBackImages(addresses: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const now = imageAt(address) ? address : await broughtBackFrom(address);
    if (now) found.set(address, now);
  }
  dropReplaced([...found].flat());
  return found;
}

/** In sessionStorage, the addresses that images of this tab's drafts had before. */
const EARLIER = "images";

/** Deletes what this tab's documents before this one stored and no draft of this browser names any more. */
function dropReplaced(now: readonly string[]): void {
  try {
    const earlier: unknown = JSON.parse(sessionStorage.getItem(EARLIER) ?? "[]");
    const known = Array.isArray(earlier) ? earlier.map(String) : [];
    const named = Object.values({ ...localStorage }).join("\n");
    const isKept = (address: string) => named.includes(address) || imageAt(address) !== undefined;
    dropStoredImages(known.filter((address) => !isKept(address)));
    sessionStorage.setItem(EARLIER, JSON.stringify([...new Set([...known.filter(isKept), ...now])]));
  } catch {
    // Without storage nothing outlives the tab.
  }
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

/** The addresses of images that are stored only in this browser. */
export function localImagesOf(images: readonly { address: string }[]): string[] {
  return images.flatMap(({ address }) => (isLocalImage(address) ? [address] : []));
}
