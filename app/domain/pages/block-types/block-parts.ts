import { z } from "zod";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";

/** Key of a block or item: unique among its siblings; made here when a client sends none. */
export const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, "invalidFormat")
  .optional()
  // Not a default: what is made here differs each time, and a default would be printed in the API's description.
  .transform((given) => given ?? newKey());

/** Name of an icon: a service's id or a sign of ours. */
export const iconName = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/, "invalidFormat");

/** An instant in ISO 8601 with its offset; stored in UTC. */
const instant = z.iso.datetime({ offset: true, error: "dateInvalid" }).overwrite((value) => {
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
});

/** When something is shown: switched on, and between two instants where they are given. */
export const visibility = {
  enabled: z.boolean().default(true),
  from: instant.optional(),
  until: instant.optional(),
};

/** What may be switched off, and shown between two instants only. */
export type Scheduled = { enabled: boolean; from?: string; until?: string };

/** The check that a schedule ends after it starts. */
export const endsAfterStart = ({ from, until }: Omit<Scheduled, "enabled">) =>
  !from || !until || from < until;
export const wrongEnd = { error: "endBeforeStart", path: ["until"] };

/** Whether something is switched on and within its times: from its first instant on, until just before its last. */
export function isVisibleAt({ enabled, from, until }: Scheduled, now: Date): boolean {
  const time = now.getTime();
  return enabled && (!from || Date.parse(from) <= time) && (!until || time < Date.parse(until));
}

/** A list of things with keys, of which no two are the same. */
export function keyedList<T extends z.ZodType<{ key: string }>>(thing: T, max: number) {
  return z
    .array(thing)
    .max(max)
    .check((context) => reportDoubles(context.value, context.issues));
}

/** Rejects too many blocks, or too many items in all of them, before any of them is validated: each costs time. */
export function boundedBlocks<S extends z.ZodType>(schema: S) {
  return z.preprocess((value, context) => {
    const [count, max] = exceeded(value);
    if (count <= max) return value;
    context.issues.push({ code: "too_big", origin: "array", maximum: max, inclusive: true, input: value });
    return z.NEVER;
  }, schema);
}

/** @returns how many there are of what there are too many of, and how many there may be */
function exceeded(blocks: unknown): [count: number, max: number] {
  if (!Array.isArray(blocks)) return [0, LIMITS.blocks];
  if (blocks.length > LIMITS.blocks) return [blocks.length, LIMITS.blocks];
  let items = 0;
  for (const block of blocks) {
    const list = (block as { data?: { items?: unknown } } | null)?.data?.items;
    if (Array.isArray(list)) items += list.length;
  }
  return [items, LIMITS.itemsPerPage];
}

type Issues = {
  push(issue: { code: "custom"; message: string; path: PropertyKey[]; input: unknown }): unknown;
};

/** Two things with one key would be taken for each other when they are moved. */
function reportDoubles(things: readonly { key: string }[], issues: Issues) {
  const seen = new Set<string>();
  things.forEach((thing, i) => {
    if (seen.has(thing.key)) {
      issues.push({ code: "custom", message: "duplicateKey", path: [i, "key"], input: thing.key });
    }
    seen.add(thing.key);
  });
}
