import { DurableObject as Plain } from "cloudflare:workers";
import { DAY_MS } from "../../app/domain/durations";

/** Of all objects of this isolate. */
let rowsWritten = 0;

/** The measurements of an object. */
export interface Measured {
  /** By all objects of its isolate together. */
  rowsWritten: number;
  /** Of its own file. */
  bytes: number;
}

/** A Durable Object that counts the rows it writes, and whose day can be ended from outside: only builds of the bench have it. */
export class DurableObject<Env> extends Plain<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    Object.defineProperty(this, "ctx", { value: countRows(ctx) });
  }

  /** `/end` runs the alarm as if two days had gone by. */
  override async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === "/end") {
      const now = Date.now;
      Date.now = () => now() + 2 * DAY_MS;
      try {
        await this.alarm?.();
      } finally {
        Date.now = now;
      }
    }
    return Response.json({ rowsWritten, bytes: this.ctx.storage.sql.databaseSize } satisfies Measured);
  }
}

function countRows(ctx: DurableObjectState): DurableObjectState {
  const { sql } = ctx.storage;
  const exec: SqlStorage["exec"] = (query, ...bindings) => {
    const cursor = sql.exec(query, ...bindings);
    rowsWritten += cursor.rowsWritten;
    return cursor as never;
  };
  const counting = inPlaceOf(sql, { exec });
  return inPlaceOf(ctx, { storage: inPlaceOf(ctx.storage, { sql: counting }) });
}

/** @returns the same except for some members; the others are called on the original, as native ones must be */
function inPlaceOf<T extends object>(original: T, members: Partial<T>): T {
  return new Proxy(original, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name);
      const found = Reflect.get(target, name, target);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
}
