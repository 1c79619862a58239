export type DeliveryState = "waiting" | "held" | "lost" | "delivered" | "failed";

export interface EventRow {
  id: string;
  type: string;
  /** Seconds of the virtual clock. */
  created: number;
  /** The id of what it is about. */
  about: string;
  customer: string | null;
  /** The event as JSON, as it is signed and sent. */
  body: string;
  state: DeliveryState;
  /** The receiver's statuses, one an attempt; 0 is no response. */
  answers: number[];
}

/** Pauses before a delivery that failed is tried again, in milliseconds of the real clock. */
const PAUSES_MS = [1_000, 5_000, 30_000, 300_000];

/** All events that were made, and what became of their delivery. */
export class EventLog {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS events (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, created INTEGER NOT NULL,
      about TEXT NOT NULL, customer TEXT, body TEXT NOT NULL, state TEXT NOT NULL, answers TEXT NOT NULL, try_at INTEGER)`);
    sql.exec("CREATE INDEX IF NOT EXISTS events_try ON events (try_at) WHERE state = 'waiting'");
    sql.exec("CREATE INDEX IF NOT EXISTS events_customer ON events (customer, seq)");
  }

  add(row: Omit<EventRow, "answers">): void {
    this.sql.exec(
      `INSERT INTO events (id, type, created, about, customer, body, state, answers, try_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, '[]', 0)`,
      row.id,
      row.type,
      row.created,
      row.about,
      row.customer,
      row.body,
      row.state,
    );
  }

  /** Newest first. @param after the id of an event: only what was made behind it */
  list({
    customer,
    type,
    after,
    limit = 100,
  }: {
    customer?: string;
    type?: string;
    after?: string;
    limit?: number;
  } = {}): EventRow[] {
    const rows = this.sql.exec(
      `SELECT * FROM events WHERE (?1 IS NULL OR customer = ?1) AND (?2 IS NULL OR type = ?2)
       AND seq > coalesce((SELECT seq FROM events WHERE id = ?3), 0) ORDER BY seq DESC LIMIT ?4`,
      customer ?? null,
      type ?? null,
      after ?? null,
      limit,
    );
    return [...rows].map(rowOf);
  }

  find(id: string): EventRow | undefined {
    const [row] = this.sql.exec("SELECT * FROM events WHERE id = ?", id);
    return row && rowOf(row);
  }

  /** @returns the oldest event that is to be sent by now */
  nextToSend(nowMs: number): EventRow | undefined {
    const [row] = this.sql.exec(
      "SELECT * FROM events WHERE state = 'waiting' AND try_at <= ? ORDER BY seq LIMIT 1",
      nowMs,
    );
    return row && rowOf(row);
  }

  /** @returns when the next delivery is tried, in milliseconds */
  nextTryAt(): number | null {
    const [row] = this.sql.exec("SELECT min(try_at) AS at FROM events WHERE state = 'waiting'");
    return row?.at === null || row === undefined ? null : Number(row.at);
  }

  /** Stores the receiver's status; a failed delivery is retried a few times. */
  answered({ id, answers: before }: EventRow, status: number, nowMs: number): void {
    const answers = [...before, status];
    const pause = PAUSES_MS[answers.length - 1];
    const isRight = status >= 200 && status < 300;
    const state: DeliveryState = isRight ? "delivered" : pause === undefined ? "failed" : "waiting";
    this.sql.exec(
      "UPDATE events SET state = ?, answers = ?, try_at = ? WHERE id = ?",
      state,
      JSON.stringify(answers),
      nowMs + (pause ?? 0),
      id,
    );
  }

  /** Sends what was held. */
  release(): void {
    this.sql.exec("UPDATE events SET state = 'waiting', try_at = 0 WHERE state = 'held'");
  }

  clear(): void {
    this.sql.exec("DELETE FROM events");
  }
}

const rowOf = (row: Record<string, SqlStorageValue>): EventRow => ({
  id: String(row.id),
  type: String(row.type),
  created: Number(row.created),
  about: String(row.about),
  customer: row.customer === null ? null : String(row.customer),
  body: String(row.body),
  state: row.state as DeliveryState,
  answers: JSON.parse(String(row.answers)) as number[],
});
