import type { PageContent } from "~/domain/pages/schema";
import type { ImageBytes } from "~/domain/pages/weight";
import { imageAt } from "~/features/editing/images/local-images";
import { draftImagesOf } from "~/features/pages/editor/images/draft-images";
import type { StoredPageMeta } from "~/features/pages/editor/page-draft";

/** What the images of a draft weigh: stored ones as the server says, others as they are going to be sent. */
export function imageBytesOf(content: PageContent, meta: StoredPageMeta | null): ImageBytes {
  const known = meta?.imageBytes ?? {};
  return Object.fromEntries(
    draftImagesOf(content).map(({ address }) => [address, known[address] ?? imageAt(address)?.size ?? 0]),
  );
}
