import { z } from "zod";
import type { Finding } from "~/domain/pages/finding";
import { endsAfterStart, key, type Scheduled, visibility, wrongEnd } from "./block-parts";

/** A stored image: its URL, and its size in px if known. */
export interface ShownImageOfBlock {
  address: string;
  width?: number;
  height?: number;
}

/** What is decided for each type of block, of its own data. */
export interface BlockRules<Data> {
  /** What the editor's fields need to find in a draft of it; what was typed there may still break the schema. */
  draft: z.ZodType;
  /** Whether every plan may use it; 'Back to free' preserves it. */
  isFree?: true;
  /** Whether it needs a paid plan even without content. */
  isPaidEmpty?: true;
  /** Whether there is anything to show: what "with content" means in the downgrade check. */
  hasContent(data: Data): boolean;
  /** The part visible to visitors at `now`; the same object if all of it is visible. */
  visible?(data: Data, now: Date): Data;
  /** Parts with a schedule of their own. */
  scheduled?(data: Data): readonly Scheduled[];
  /** Findings for its links: without a target, or with one unsuitable for visitors. */
  checkLinks?(block: { key: string; data: Data }): Finding[];
  /** For a block with an image, at `data.image`. */
  image?: {
    titleOf(data: Data): string | undefined;
    /** The data with this image in place of its own; the data's own image fields are ignored. */
    put(data: Data, image: ShownImageOfBlock | undefined): Data;
  };
  /** For a block whose items may have images, each at its `image`; they need a paid plan. */
  itemImages?: {
    /** The data with these images in place of its own; the same object if nothing changes. */
    put(data: Data, imageOf: (item: ItemOf<Data>) => string | undefined): Data;
  };
}

type ItemOf<Data> = Data extends { items: (infer Item)[] } ? Item : never;

function blockSchemaOf<T extends string, D extends z.ZodType>(type: T, data: D) {
  return z.strictObject({ key, type: z.literal(type), ...visibility, data }).refine(endsAfterStart, wrongEnd);
}

/** One type of block: the schema of its stored form, whose data is optional and takes defaults, and its rules. */
export function defineBlock<T extends string, D extends z.ZodType>(
  type: T,
  data: D,
  rules: BlockRules<z.output<D>>,
) {
  return { schema: blockSchemaOf(type, data), ...rules };
}

/** The items that pass, as data of a block; the very same data when all of them do. */
export function filterItems<Data extends { items: Item[] }, Item>(
  data: Data,
  isKept: (item: Data["items"][number]) => boolean,
): Data {
  const items = data.items.filter(isKept);
  return items.length === data.items.length ? data : { ...data, items };
}

/** The shape of a list of items in a draft. */
export function draftItems(item: z.ZodRawShape) {
  return z.object({ items: z.array(z.looseObject({ key: z.string().min(1), ...item })) });
}
