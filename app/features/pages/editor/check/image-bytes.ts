import type { PageContent } from "~/domain/pages/schema";
import type { ImageBytes } from "~/domain/pages/weight";
import { imageAt } from "~/features/editing/images/local-images";
import { draftImagesOf } from "~/features/pages/editor/images/draft-images";
import type { StoredPageMeta } from "~/features/pages/editor/page-draft";

/** The sizes in bytes of a draft's images: of stored ones as sent by the server, of others as they will be sent. */
export function imageBytesOf(content: PageContent, meta: StoredPageMeta | null): ImageBytes {
  const known = meta?.imageBytes ?? {};
  return Object.fromEntries(
    draftImagesOf(content).map(({ address }) => [address, known[address] ?? imageAt(address)?.size ?? 0]),
  );
}
