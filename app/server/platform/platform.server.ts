import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { Device } from "~/domain/accounts/device";
import type { Bindings, LimitResult } from "./bindings.server";
import { type Config, readConfig } from "./config.server";
import { createPasswords, type Passwords } from "./passwords.server";

export type Database = DrizzleD1Database<Record<string, never>> & { $client: D1Database };

/** Where a request comes from, for the list of an account's devices and the mail about a new one. */
export interface Client {
  country?: string;
  city?: string;
  device: Device;
  /** @returns the id of the browser when it signed in with an e-mail address before; absent where there is no browser */
  knownDevice?(email: string): Promise<string | undefined>;
}

/** Everything a service may reach outside itself, for one request or job. */
export interface Platform {
  config: Config;
  db: Database;
  /** The database of visits: days that are over, and months. */
  visits: Database;
  bucket: R2Bucket;
  images: ImagesBinding;
  bindings: Bindings;
  passwords: Passwords;
  requestId: string;
  /** The visitor's address, for rate limits only; never stored. */
  ip: string;
  client: Client;
  /** What the counters said of this request's attempts, for the headers that tell a client where it stands. */
  attempts: LimitResult[];
  /** The clock of plans, reminders, digests and jobs; in development it follows the sandbox's. */
  now(): Date;
  /** The clock of sessions, tokens, mailed links and challenges. */
  realNow(): Date;
  /** The signal that ends a call to another service which takes too long. */
  abortAfter(milliseconds: number): AbortSignal;
  /** Lets work outlive the response. Its failure is logged, never shown. */
  defer(work: Promise<unknown>): void;
}

export interface PlatformRequest {
  requestId: string;
  ip: string;
  /** Absent where nobody's request is served: in jobs and commands. */
  client?: () => Client;
  /** By how much the clock of plans is ahead, in milliseconds: see sandbox-clock.server.ts. */
  clockOffset?: number;
  waitUntil(work: Promise<unknown>): void;
}

/** @returns the platform of one request; cheap, holds no connection */
export function createPlatform(bindings: Bindings, request: PlatformRequest): Platform {
  let db: Database | undefined;
  return {
    config: readConfig(bindings),
    // Made at its first use: a response from memory needs no database.
    get db() {
      db ??= drizzle(bindings.DB);
      return db;
    },
    get visits() {
      return visitsOf(bindings);
    },
    bucket: bindings.BUCKET,
    images: bindings.IMAGES,
    bindings,
    passwords: createPasswords(),
    requestId: request.requestId,
    ip: request.ip,
    // Read where a session begins, and by few requests else.
    get client() {
      return request.client?.() ?? { device: { kind: "program" as const } };
    },
    attempts: [],
    now: () => new Date(Date.now() + (request.clockOffset ?? 0)),
    realNow: () => new Date(),
    abortAfter: (milliseconds) => AbortSignal.timeout(milliseconds),
    defer: deferOf(request),
  };
}

/** What work behind a response needs of a platform. */
export type Background = Pick<Platform, "bindings" | "config" | "defer">;

/** @returns that part of a request's platform alone: made for each view that is counted, many times a second */
export const createBackground = (
  bindings: Bindings,
  request: Pick<PlatformRequest, "requestId" | "waitUntil">,
): Background => ({ bindings, config: readConfig(bindings), defer: deferOf(request) });

const deferOf =
  ({ requestId, waitUntil }: Pick<PlatformRequest, "requestId" | "waitUntil">): Platform["defer"] =>
  (work) =>
    waitUntil(work.catch((error) => logError("deferred work failed", error, requestId)));

/** @returns the database of visits; cheap, holds no connection */
export const visitsOf = ({ VISITS }: Pick<Bindings, "VISITS">): Database => drizzle(VISITS);

/** One structured line a failure; `requestId` is what the visitor was shown. */
export function logError(message: string, error: unknown, requestId?: string, more?: object): void {
  const detail =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : error;
  console.error(JSON.stringify({ level: "error", message, requestId, error: detail, ...more }));
}
