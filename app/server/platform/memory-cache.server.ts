interface Entry<T> {
  value: T;
  bytes: number;
}

/** All entries of one first part. */
interface Group<T> {
  bytes: number;
  entries: Map<string, Entry<T>>;
}

/** Bounds of a cache, by the sizes that `set` is told. */
export interface MemoryBounds {
  bytes: number;
  /** Of one entry: a larger one is not stored. */
  entryBytes?: number;
  /** Of all entries of one first part: beyond that its own least recently used ones make room. */
  groupBytes?: number;
}

/** First parts whose invalidation is on record; beyond that everything is invalidated, which is always safe. */
const MAX_FORGOTTEN = 10_000;

/**
 * A cache of two-part keys within one isolate, bounded by bytes; the least recently used first part goes first, with
 * all its second parts. They are invalidated together as well.
 */
export class MemoryCache<T> {
  readonly #bounds: Required<MemoryBounds>;
  /** A Map keeps the order of insertion: what is used is taken out and put back, so the first is the oldest. */
  readonly #groups = new Map<string, Group<T>>();
  /** When a first part was last forgotten: what was made of it before that must not come in afterwards. */
  readonly #forgotten = new Map<string, number>();
  /** The first part that was used last: asking for it again moves nothing. */
  #newest: string | undefined;
  #bytes = 0;
  #clearedAt = Number.NEGATIVE_INFINITY;

  constructor({ bytes, entryBytes = bytes, groupBytes = bytes }: MemoryBounds) {
    this.#bounds = { bytes, entryBytes, groupBytes };
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(first: string, second: string): T | undefined {
    const group = this.#groups.get(first);
    const entry = group?.entries.get(second);
    if (!group || !entry) return undefined;
    this.#touch(first, group);
    if (group.entries.size > 1) {
      group.entries.delete(second);
      group.entries.set(second, entry);
    }
    return entry.value;
  }

  /** @param madeAt when the making of the value began; it is dropped when its first part was forgotten since */
  set(first: string, second: string, value: T, bytes: number, madeAt: number): void {
    if (madeAt <= Math.max(this.#clearedAt, this.#forgotten.get(first) ?? Number.NEGATIVE_INFINITY)) return;
    this.#remove(first, second);
    if (bytes > Math.min(this.#bounds.entryBytes, this.#bounds.groupBytes)) return;
    const group = this.#groups.get(first) ?? { bytes: 0, entries: new Map<string, Entry<T>>() };
    group.entries.set(second, { value, bytes });
    group.bytes += bytes;
    this.#bytes += bytes;
    this.#touch(first, group);
    for (const oldest of group.entries.keys()) {
      if (group.bytes <= this.#bounds.groupBytes) break;
      this.#remove(first, oldest);
    }
    for (const oldest of this.#groups.keys()) {
      if (this.#bytes <= this.#bounds.bytes) break;
      this.#drop(oldest);
    }
  }

  forget(first: string, now: number): void {
    this.#drop(first);
    if (this.#forgotten.size >= MAX_FORGOTTEN) this.clear(now);
    this.#forgotten.set(first, now);
  }

  clear(now: number): void {
    this.#groups.clear();
    this.#forgotten.clear();
    this.#newest = undefined;
    this.#bytes = 0;
    this.#clearedAt = now;
  }

  /** Makes a first part the most recently used one. */
  #touch(first: string, group: Group<T>): void {
    if (this.#newest === first) return;
    this.#groups.delete(first);
    this.#groups.set(first, group);
    this.#newest = first;
  }

  #remove(first: string, second: string): void {
    const group = this.#groups.get(first);
    const entry = group?.entries.get(second);
    if (!group || !entry) return;
    group.bytes -= entry.bytes;
    this.#bytes -= entry.bytes;
    group.entries.delete(second);
    if (group.entries.size === 0) this.#drop(first);
  }

  #drop(first: string): void {
    this.#bytes -= this.#groups.get(first)?.bytes ?? 0;
    this.#groups.delete(first);
    if (this.#newest === first) this.#newest = undefined;
  }
}
