interface Entry<T> {
  value: T;
  bytes: number;
}

/** Names remembered as forgotten; beyond that everything is, which is always safe. */
const MOST_FORGOTTEN = 10_000;

/**
 * A cache of two-part keys within one isolate, bounded by bytes; what was put in longest ago goes first. A first part
 * and all its second parts are forgotten together.
 */
export class MemoryCache<T> {
  readonly #limit: number;
  readonly #entries = new Map<string, Map<string, Entry<T>>>();
  /** When a first part was last forgotten: what was made of it before that must not come in afterwards. */
  readonly #forgotten = new Map<string, number>();
  #bytes = 0;
  #clearedAt = Number.NEGATIVE_INFINITY;

  /** @param limit bytes, by the sizes that `set` is told */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(first: string, second: string): T | undefined {
    return this.#entries.get(first)?.get(second)?.value;
  }

  /** @param madeAt when the making of the value began; it is dropped when its first part was forgotten since */
  set(first: string, second: string, value: T, bytes: number, madeAt: number): void {
    if (madeAt <= Math.max(this.#clearedAt, this.#forgotten.get(first) ?? Number.NEGATIVE_INFINITY)) return;
    const seconds = this.#entries.get(first) ?? new Map<string, Entry<T>>();
    this.#bytes += bytes - (seconds.get(second)?.bytes ?? 0);
    seconds.set(second, { value, bytes });
    // A Map keeps the order of insertion: taking out and putting back makes this the youngest.
    this.#entries.delete(first);
    this.#entries.set(first, seconds);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  forget(first: string, now: number): void {
    this.#drop(first);
    if (this.#forgotten.size >= MOST_FORGOTTEN) this.clear(now);
    this.#forgotten.set(first, now);
  }

  clear(now: number): void {
    this.#entries.clear();
    this.#forgotten.clear();
    this.#bytes = 0;
    this.#clearedAt = now;
  }

  #drop(first: string): void {
    for (const entry of this.#entries.get(first)?.values() ?? []) this.#bytes -= entry.bytes;
    this.#entries.delete(first);
  }
}
