/** What a browser keeps of an unsaved thing: the thing, and the saved version it was made on. */
export interface LocalDraft<T> {
  value: T;
  /** Of the saved thing; null for a new one. */
  version: number | null;
  /** Set once it was handed over without an account: the id under which the server keeps it until the sign-up. */
  temporaryId?: string;
}

const keyOf = (name: string) => `draft:${name}`;

/** Keeps an unsaved thing under a name such as "card:new". Without storage it lives as long as its tab. */
export function keepDraft<T>(name: string, draft: LocalDraft<T>): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: the warning on leaving is what is left.
  }
}

/**
 * Reads back what was kept.
 * @param parse gives null for what is no such thing (any more); it may come from an older program
 */
export function readDraft<T>(name: string, parse: (stored: unknown) => T | null): LocalDraft<T> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null") as Partial<
      LocalDraft<unknown>
    > | null;
    const value = stored ? parse(stored.value) : null;
    if (!stored || value === null) return null;
    const { version, temporaryId } = stored;
    return {
      value,
      version: typeof version === "number" ? version : null,
      ...(typeof temporaryId === "string" ? { temporaryId } : {}),
    };
  } catch {
    return null;
  }
}

/** Forgets it: it was saved, discarded or handed over. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept, then.
  }
}

/** Forgets everything that was handed over: its maker has signed in, and it is theirs now. */
export function dropHandedOver(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("draft:") && localStorage.getItem(key)?.includes('"temporaryId"'))
        localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept, then.
  }
}
