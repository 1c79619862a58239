import type { PageContent } from "~/domain/pages/schema";
import type { ImageBytes } from "~/domain/pages/weight";
import { imageAt } from "~/features/editing/pictures/local-images";
import type { PageMeta } from "~/features/pages/editor/page-draft";
import { picturesOf } from "~/features/pages/editor/pictures/draft-pictures";

/** What the pictures of a draft weigh: stored ones as the server says, others as they are going to be sent. */
export function imageBytesOf(content: PageContent, meta: PageMeta | null): ImageBytes {
  const known = meta?.imageBytes ?? {};
  return Object.fromEntries(
    picturesOf(content).map(({ address }) => [address, known[address] ?? imageAt(address)?.size ?? 0]),
  );
}
