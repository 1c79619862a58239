import { isRecord, isSameJson } from "./same-json";

/** Two versions made one, and how many parts had been changed in both. */
export interface Merged<T> {
  value: T;
  conflicts: number;
}

type Keyed = { key: string };

/**
 * Merges two versions with a common base. A change by only one side is taken from that side; conflicting changes are
 * counted and taken from `mine`. Entries of a list are compared by their keys, including nested lists, so no addition
 * of either side is lost. For any JSON: a page's content, a card.
 */
export function mergeVersions<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const count = { conflicts: 0 };
  return { value: mergeValue(base, mine, theirs, count) as T, conflicts: count.conflicts };
}

const isKeyedList = (value: unknown): value is Keyed[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.key === "string");

function mergeValue(base: unknown, mine: unknown, theirs: unknown, count: { conflicts: number }): unknown {
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
  if (isSameJson(base, mine)) return theirs;
  if (isKeyedList(base) && isKeyedList(mine) && isKeyedList(theirs))
    return mergeList(base, mine, theirs, count);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecord(base, mine, theirs, count);
  count.conflicts += 1;
  return mine;
}

function mergeRecord(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  count: { conflicts: number },
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const value = mergeValue(base[name], mine[name], theirs[name], count);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

function mergeList(base: Keyed[], mine: Keyed[], theirs: Keyed[], count: { conflicts: number }): Keyed[] {
  const find = (list: Keyed[], key: string) => list.find((entry) => entry.key === key);
  const order = orderOf(base, mine, theirs);
  return order.flatMap((key): Keyed[] => {
    const [old, own, other] = [find(base, key), find(mine, key), find(theirs, key)];
    if (own && other) return [mergeValue(old ?? {}, own, other, count) as Keyed];
    const left = own ?? other;
    if (!left) return [];
    // Deleted by one side: deleted if the other left it unchanged, preserved if the other changed or added it.
    if (!old) return [left];
    if (isSameJson(old, left)) return [];
    count.conflicts += 1;
    return [left];
  });
}

/** All keys of both: in the order of the side that moved something (mine first), each new one after what it stood behind. */
function orderOf(base: Keyed[], mine: Keyed[], theirs: Keyed[]): string[] {
  const keys = (list: Keyed[]) => list.map(({ key }) => key);
  const known = new Set(keys(base));
  const old = (list: Keyed[]) => keys(list).filter((key) => known.has(key));
  const common = new Set(old(mine).filter((key) => old(theirs).includes(key)));
  const within = (list: Keyed[]) => keys(list).filter((key) => common.has(key));
  const isMoved = !isSameJson(within(base), within(mine));
  const [lead, follow] = isMoved ? [keys(mine), keys(theirs)] : [keys(theirs), keys(mine)];
  const order = [...lead];
  follow.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = follow[at - 1];
    const place = before === undefined ? 0 : order.indexOf(before) + 1;
    order.splice(place, 0, key);
  });
  return order;
}
