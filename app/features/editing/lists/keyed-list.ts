/** An entry of a list with its own key. */
export interface Keyed {
  key: string;
}

export function findByKey<T extends Keyed>(list: readonly T[], key: string | null): T | undefined {
  return list.find((entry) => entry.key === key);
}

/** The list with the entry of the same key replaced. */
export function replaceEntry<T extends Keyed>(list: readonly T[], entry: T): T[] {
  return list.map((old) => (old.key === entry.key ? entry : old));
}

export function removeEntry<T extends Keyed>(list: readonly T[], key: string): T[] {
  return list.filter((entry) => entry.key !== key);
}

/** The list with an entry at a place, or at its end when it has become shorter. */
export function insertEntry<T extends Keyed>(list: readonly T[], entry: T, at: number): T[] {
  return [...list.slice(0, at), entry, ...list.slice(at)];
}

/** The list with an entry right after another; at the end when that one is not there. */
export function insertAfter<T extends Keyed>(list: readonly T[], entry: T, key: string | null): T[] {
  const at = list.findIndex((other) => other.key === key);
  return insertEntry(list, entry, at < 0 ? list.length : at + 1);
}

/** The entries in the order of their keys; an entry without its key among them is appended. */
export function orderEntries<T extends Keyed>(list: readonly T[], keys: readonly string[]): T[] {
  const place = new Map(keys.map((key, index) => [key, index]));
  return [...list].sort((a, b) => (place.get(a.key) ?? list.length) - (place.get(b.key) ?? list.length));
}
