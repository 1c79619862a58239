import { StripeProblem } from "./problem";

export interface Answer {
  status: number;
  body: string;
}

const DAY = 86_400;

/** Responses to requests with an `Idempotency-Key`, for a day. */
export class Idempotency {
  readonly #running = new Set<string>();

  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS idempotency (
      key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, until INTEGER NOT NULL)`);
  }

  /**
   * Reserves a key for a starting request.
   * @throws StripeProblem 409 while another one with it runs
   */
  begin(key: string): void {
    if (this.#running.has(key))
      throw new StripeProblem(
        409,
        "idempotency_error",
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        { code: "idempotency_key_in_use" },
      );
    this.#running.add(key);
  }

  end(key: string): void {
    this.#running.delete(key);
  }

  /**
   * @param request the request with all parameters
   * @returns the previous response
   * @throws StripeProblem 400 for a key that was used for another request
   */
  find(key: string, request: string, now: number): Answer | undefined {
    const [row] = this.sql.exec("SELECT * FROM idempotency WHERE key = ? AND until > ?", key, now);
    if (!row) return undefined;
    if (row.request !== request)
      throw new StripeProblem(
        400,
        "idempotency_error",
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    return { status: Number(row.status), body: String(row.body) };
  }

  store(key: string, request: string, { status, body }: Answer, now: number): void {
    this.sql.exec(
      "INSERT OR REPLACE INTO idempotency (key, request, status, body, until) VALUES (?, ?, ?, ?, ?)",
      key,
      request,
      status,
      body,
      now + DAY,
    );
  }

  clear(): void {
    this.sql.exec("DELETE FROM idempotency");
  }
}
