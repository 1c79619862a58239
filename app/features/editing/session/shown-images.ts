import { bringBackImages, localImagesOf } from "~/features/editing/images/bring-back-images";
import { isLocalImage } from "~/features/editing/images/local-images";
import type { LocalDraft } from "~/features/editing/local-draft";
import { exchangeImages, imagesIn, withImagesOf } from "./description";
import type { EditingTypes } from "./session";
import type { SessionStore } from "./store";

/**
 * A draft and its base from before a reload, with images that can be shown again. In place of a missing one is what is
 * stored: a save must not remove that.
 */
export async function withShownImages<T extends EditingTypes>(
  { description, getState }: SessionStore<T>,
  { value, base }: LocalDraft<T["draft"]>,
): Promise<{ draft: T["draft"]; base: T["draft"] | undefined }> {
  const { stored, saved } = getState();
  const before = base ?? (stored ? saved : undefined);
  const local = localImagesOf(
    [value, ...(base ? [base] : [])].flatMap((draft) => imagesIn(description, draft)),
  );
  const found = await bringBackImages([...new Set(local)]);
  const shown = (draft: T["draft"]) =>
    exchangeImages(description, draft, (address) => (isLocalImage(address) ? found.get(address) : address));
  const isMissing = (address: string) => isLocalImage(address) && !found.has(address);
  const whole = before ? withImagesOf(description, value, before, isMissing) : value;
  return { draft: shown(whole), base: base && shown(base) };
}
