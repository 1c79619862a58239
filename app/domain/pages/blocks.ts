import { z } from "zod";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { linkSchema } from "~/domain/links";
import { multiLine, singleLine } from "~/domain/text";
import { DIVIDER_STYLES } from "./theme-layout";

/** Key of a block or item: unique among its siblings; made here when a client sends none. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, "invalidFormat")
  .optional()
  // Not a default: what is made here differs each time, and a default would be printed in the API's description.
  .transform((given) => given ?? newKey());

/** An instant in ISO 8601 with its offset; stored in UTC. */
const instant = z.iso.datetime({ offset: true, error: "dateInvalid" }).overwrite((value) => {
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
});

/** When something is shown: switched on, and between two instants where they are given. */
const visibility = {
  enabled: z.boolean().default(true),
  from: instant.optional(),
  until: instant.optional(),
};

type Scheduled = { from?: string; until?: string };

const endsAfterStart = ({ from, until }: Scheduled) => !from || !until || from < until;
const wrongEnd = { error: "endBeforeStart", path: ["until"] };

export const buttonItemSchema = z
  .strictObject({
    key,
    title: singleLine(LIMITS.linkTitle).default(""),
    url: linkSchema,
    icon: z
      .string()
      .regex(/^[a-zA-Z0-9-]{1,40}$/, "invalidFormat")
      .optional(),
    ...visibility,
  })
  .refine(endsAfterStart, wrongEnd);

export type ButtonItem = z.output<typeof buttonItemSchema>;

const buttonsBlock = z
  .strictObject({
    key,
    type: z.literal("buttons"),
    ...visibility,
    data: z
      .strictObject({ items: z.array(buttonItemSchema).max(LIMITS.itemsPerBlock).default([]) })
      .check((context) => reportDoubles(context.value.items, context.issues, ["items"]))
      .prefault({}),
  })
  .refine(endsAfterStart, wrongEnd);

const headingBlock = z
  .strictObject({
    key,
    type: z.literal("heading"),
    ...visibility,
    data: z
      .strictObject({
        text: singleLine(LIMITS.heading).default(""),
        level: z.union([z.literal(2), z.literal(3)]).default(2),
      })
      .prefault({}),
  })
  .refine(endsAfterStart, wrongEnd);

const textBlock = z
  .strictObject({
    key,
    type: z.literal("text"),
    ...visibility,
    data: z.strictObject({ text: multiLine(LIMITS.textBlock).default("") }).prefault({}),
  })
  .refine(endsAfterStart, wrongEnd);

const dividerBlock = z
  .strictObject({
    key,
    type: z.literal("divider"),
    ...visibility,
    data: z.strictObject({ style: z.enum(DIVIDER_STYLES).default("line") }).prefault({}),
  })
  .refine(endsAfterStart, wrongEnd);

/** Any block. A type that is not here is refused. */
export const blockSchema = z.discriminatedUnion("type", [
  buttonsBlock,
  headingBlock,
  textBlock,
  dividerBlock,
]);

export type Block = z.output<typeof blockSchema>;
export type BlockType = Block["type"];
export type ButtonsBlock = Extract<Block, { type: "buttons" }>;

export const BLOCK_TYPES = ["buttons", "heading", "text", "divider"] as const satisfies readonly BlockType[];

/** Types that every plan may use; 'Back to free' keeps them. */
export const FREE_BLOCK_TYPES: ReadonlySet<string> = new Set<BlockType>([
  "buttons",
  "heading",
  "text",
  "divider",
]);

export const blocksSchema = z
  .array(blockSchema)
  .max(LIMITS.blocks)
  .check((context) => reportDoubles(context.value, context.issues, []));

type Issues = {
  push(issue: { code: "custom"; message: string; path: PropertyKey[]; input: unknown }): unknown;
};

/** Two things with one key would be taken for each other when they are moved. */
function reportDoubles(things: readonly { key: string }[], issues: Issues, path: PropertyKey[]) {
  const seen = new Set<string>();
  things.forEach((thing, i) => {
    if (seen.has(thing.key)) {
      issues.push({ code: "custom", message: "duplicateKey", path: [...path, i, "key"], input: thing.key });
    }
    seen.add(thing.key);
  });
}

/** Whether a block has anything to show: what "with content" means in the downgrade check. */
export function hasContent(block: Block): boolean {
  if (block.type === "buttons") return block.data.items.length > 0;
  return block.type === "divider" || block.data.text !== "";
}
