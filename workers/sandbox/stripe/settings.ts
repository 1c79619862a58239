import type { ForcedOutcome } from "./rules/cards";

export type DeliveryMode = "normal" | "hold" | "lose";

export interface Settings {
  /** By how much the virtual clock is ahead of the real one, in milliseconds. */
  offset: number;
  /** Where the virtual clock is frozen, in seconds. */
  frozenAt: number | null;
  /** The outcome of the next payment. */
  nextPayment: ForcedOutcome | null;
  /** Whether the next draft cannot be finalized at first. */
  failsFinalization: boolean;
  mode: DeliveryMode;
  /** How many of the next events are lost. */
  losing: number;
  /** The app's origins, after it has reported them. */
  origins: { app: string; api: string } | null;
}

const FIRST: Settings = {
  offset: 0,
  frozenAt: null,
  nextPayment: null,
  failsFinalization: false,
  mode: "normal",
  losing: 0,
  origins: null,
};

/** What operators set, and the clock: one row. */
export class SettingsStore {
  #known: Settings | undefined;

  constructor(private readonly sql: SqlStorage) {
    sql.exec(
      "CREATE TABLE IF NOT EXISTS settings (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL)",
    );
  }

  get(): Settings {
    if (!this.#known) {
      const [row] = this.sql.exec("SELECT body FROM settings");
      this.#known = { ...FIRST, ...(row && (JSON.parse(String(row.body)) as Settings)) };
    }
    return this.#known;
  }

  /** Reads anew: a transaction that failed took back what it set. */
  forget(): void {
    this.#known = undefined;
  }

  change(change: Partial<Settings>): void {
    const next = { ...this.get(), ...change };
    this.sql.exec(
      "INSERT INTO settings (one, body) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET body = excluded.body",
      JSON.stringify(next),
    );
    this.#known = next;
  }
}
