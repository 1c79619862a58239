interface Entry<T> {
  value: T;
  bytes: number;
}

/**
 * A cache of two-part keys within one isolate, bounded by bytes; what was not asked for longest goes first. A first
 * part and all its second parts are forgotten together.
 */
export class MemoryCache<T> {
  readonly #limit: number;
  readonly #entries = new Map<string, Map<string, Entry<T>>>();
  #bytes = 0;

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

  set(first: string, second: string, value: T, bytes: number): void {
    const seconds = this.#entries.get(first) ?? new Map<string, Entry<T>>();
    this.#bytes += bytes - (seconds.get(second)?.bytes ?? 0);
    seconds.set(second, { value, bytes });
    // A Map keeps the order of insertion: taking out and putting back makes this the youngest.
    this.#entries.delete(first);
    this.#entries.set(first, seconds);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(first: string): void {
    for (const entry of this.#entries.get(first)?.values() ?? []) this.#bytes -= entry.bytes;
    this.#entries.delete(first);
  }
}
