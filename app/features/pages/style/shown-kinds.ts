import type { BlockType } from "~/domain/pages/blocks";

/** What a page shows, as far as its style depends on it: types of blocks, and variants after their type. */
export type ShownKinds = ReadonlySet<BlockType | `${BlockType} ${string}`>;
