import { dueAt } from "./due-at";
import type { Kind, Rows } from "./rows";

export interface DueRow {
  kind: Kind;
  id: string;
  at: number;
}

/** The rows of the stand-in, in SQLite. Every call is synchronous, so that one request is one transaction. */
export class Store {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS things (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, customer TEXT, parent TEXT,
      due_at INTEGER, body TEXT NOT NULL)`);
    sql.exec("CREATE INDEX IF NOT EXISTS things_kind ON things (kind, customer, seq)");
    sql.exec("CREATE INDEX IF NOT EXISTS things_parent ON things (parent, kind) WHERE parent IS NOT NULL");
    sql.exec("CREATE INDEX IF NOT EXISTS things_due ON things (due_at, seq) WHERE due_at IS NOT NULL");
  }

  /** Stores a row; one with its id is replaced and stays where it is in lists. */
  put<K extends Kind>(kind: K, row: Rows[K]): void {
    const customer = kind === "customer" ? row.id : "customer" in row ? row.customer : null;
    this.sql.exec(
      `INSERT INTO things (id, kind, customer, parent, due_at, body) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET customer = excluded.customer, due_at = excluded.due_at, body = excluded.body`,
      row.id,
      kind,
      customer,
      parentOf(row),
      dueAt(kind, row),
      JSON.stringify(row),
    );
  }

  find<K extends Kind>(kind: K, id: string): Rows[K] | undefined {
    const [row] = this.sql.exec("SELECT body FROM things WHERE id = ? AND kind = ?", id, kind);
    return row && this.#read(kind, String(row.body));
  }

  /** @throws Error for an id that another row of ours names */
  get<K extends Kind>(kind: K, id: string): Rows[K] {
    const row = this.find(kind, id);
    if (!row) throw new Error(`no ${kind} ${id}`);
    return row;
  }

  /** Newest first. */
  list<K extends Kind>(kind: K, customer?: string): Rows[K][] {
    const rows =
      customer === undefined
        ? this.sql.exec("SELECT body FROM things WHERE kind = ? ORDER BY seq DESC", kind)
        : this.sql.exec(
            "SELECT body FROM things WHERE kind = ? AND customer = ? ORDER BY seq DESC",
            kind,
            customer,
          );
    return [...rows].map(({ body }) => this.#read(kind, String(body)));
  }

  /** The children of a row: invoices and discounts of a subscription, charges of a payment; newest first. */
  of<K extends Kind>(kind: K, parent: string): Rows[K][] {
    const rows = this.sql.exec(
      "SELECT body FROM things WHERE parent = ? AND kind = ? ORDER BY seq DESC",
      parent,
      kind,
    );
    return [...rows].map(({ body }) => this.#read(kind, String(body)));
  }

  /** @returns the row that is due first, up to an instant */
  nextDue(until: number): DueRow | undefined {
    const [row] = this.sql.exec(
      "SELECT kind, id, due_at FROM things WHERE due_at <= ? ORDER BY due_at, seq LIMIT 1",
      until,
    );
    return row && { kind: row.kind as Kind, id: String(row.id), at: Number(row.due_at) };
  }

  clear(): void {
    this.sql.exec("DELETE FROM things");
  }

  #read<K extends Kind>(_kind: K, body: string): Rows[K] {
    return JSON.parse(body) as Rows[K];
  }
}

function parentOf(row: Rows[Kind]): string | null {
  if ("paymentIntent" in row && "paymentMethod" in row) return row.paymentIntent;
  if ("subscription" in row) return row.subscription;
  return "charge" in row ? row.charge : null;
}
