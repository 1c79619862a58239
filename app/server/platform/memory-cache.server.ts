interface Entry<T> {
  value: T;
  bytes: number;
  source: Source;
}

/** All entries with one first part. */
interface Group<T> {
  bytes: number;
  entries: Map<string, Entry<T>>;
}

/** What a value was made from. */
export interface Source {
  /** The place in the change log up to which every change was known when its making began. */
  asOf: number;
  /** The subjects it was made from; it is invalidated with any of them. */
  subjects: readonly string[];
}

/** Limits of a cache, by the sizes passed to `set`. */
export interface MemoryBounds {
  bytes: number;
  /** Per entry: a larger one is not stored. */
  entryBytes?: number;
  /** For all entries with one first part: beyond that its own least recently used ones are evicted. */
  groupBytes?: number;
}

/** Parts that values share, counted once within the bounds of the cache. */
export interface SharedParts<T> {
  /** Bytes of all shared parts. */
  readonly bytes: number;
  /** Called for each value that is removed from the cache, or not stored in it. */
  release(value: T): void;
}

/** Subjects whose invalidation is recorded; beyond that everything is invalidated, which is always safe. */
const MAX_INVALIDATED = 10_000;

/**
 * A cache with two-part keys within one isolate, bounded by bytes; the least recently used first part is evicted first,
 * with all its second parts. Entries are invalidated by what they were made from.
 */
export class MemoryCache<T> {
  readonly #bounds: Required<MemoryBounds>;
  readonly #shared: SharedParts<T> | undefined;
  /** A Map keeps insertion order: a used entry is removed and added again, so the first is the oldest. */
  readonly #groups = new Map<string, Group<T>>();
  /** The newest change of a subject: a value made before it must not be stored afterwards. */
  readonly #invalidated = new Map<string, number>();
  /** The most recently used first part: using it again moves nothing. */
  #newest: string | undefined;
  #bytes = 0;
  #clearedAt = 0;

  constructor({ bytes, entryBytes = bytes, groupBytes = bytes }: MemoryBounds, shared?: SharedParts<T>) {
    this.#bounds = { bytes, entryBytes, groupBytes };
    this.#shared = shared;
  }

  get bytes(): number {
    return this.#bytes + (this.#shared?.bytes ?? 0);
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

  /** Stores a value, unless it is already outdated or too large. @param bytes without its shared parts */
  set(first: string, second: string, value: T, bytes: number, source: Source): void {
    if (this.isOutdated(source)) {
      this.#shared?.release(value);
      return;
    }
    this.#remove(first, second);
    if (bytes > Math.min(this.#bounds.entryBytes, this.#bounds.groupBytes)) {
      this.#shared?.release(value);
      return;
    }
    const group = this.#groups.get(first) ?? { bytes: 0, entries: new Map<string, Entry<T>>() };
    group.entries.set(second, { value, bytes, source });
    group.bytes += bytes;
    this.#bytes += bytes;
    this.#touch(first, group);
    for (const oldest of group.entries.keys()) {
      if (group.bytes <= this.#bounds.groupBytes) break;
      this.#remove(first, oldest);
    }
    for (const oldest of this.#groups.keys()) {
      if (this.bytes <= this.#bounds.bytes) break;
      this.#drop(oldest);
    }
  }

  /** Whether anything that a value was made from has changed since. */
  isOutdated({ asOf, subjects }: Source): boolean {
    return asOf < this.#clearedAt || subjects.some((subject) => (this.#invalidated.get(subject) ?? 0) > asOf);
  }

  /** Drops values made before the newest changes, in one pass over all entries. @param changes by subject */
  invalidate(changes: ReadonlyMap<string, number>): void {
    if (changes.size === 0) return;
    for (const [subject, seq] of changes) {
      this.#invalidated.set(subject, Math.max(seq, this.#invalidated.get(subject) ?? 0));
    }
    if (this.#invalidated.size > MAX_INVALIDATED) {
      this.clear(Math.max(...this.#invalidated.values()));
      return;
    }
    for (const [first, group] of this.#groups) {
      for (const [second, { source }] of group.entries) {
        if (this.isOutdated(source)) this.#remove(first, second);
      }
    }
  }

  /** Drops everything. @param asOf the newest change: a value made before it must not be stored afterwards */
  clear(asOf: number): void {
    for (const first of this.#groups.keys()) this.#drop(first);
    this.#invalidated.clear();
    this.#clearedAt = Math.max(this.#clearedAt, asOf);
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
    this.#shared?.release(entry.value);
    if (group.entries.size === 0) this.#drop(first);
  }

  #drop(first: string): void {
    const group = this.#groups.get(first);
    if (!group) return;
    this.#bytes -= group.bytes;
    this.#groups.delete(first);
    for (const { value } of group.entries.values()) this.#shared?.release(value);
    if (this.#newest === first) this.#newest = undefined;
  }
}
