import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { Device } from "~/domain/accounts/device";
import type { Bindings, LimitResult } from "./bindings.server";
import { type Config, readConfig } from "./config.server";
import { logError, logWarning } from "./log.server";
import { createPasswords, type Passwords } from "./passwords.server";

export { logError, logWarning };

export type Database = DrizzleD1Database<Record<string, never>> & { $client: D1Database };

/** The origin of a request, for the list of an account's devices and the mail about a new one. */
export interface Client {
  country?: string;
  city?: string;
  device: Device;
  /** @returns the id of the browser when it signed in with an e-mail address before; absent without a browser */
  knownDevice?(email: string): Promise<string | undefined>;
}

/** All external dependencies of services, for one request or job. */
export interface Platform {
  config: Config;
  db: Database;
  /** The database of visits: past days, and months. */
  visits: Database;
  bucket: R2Bucket;
  images: ImagesBinding;
  bindings: Bindings;
  passwords: Passwords;
  requestId: string;
  /** The client's IP address, for rate limits only; never stored. */
  ip: string;
  client: Client;
  /** The rate limit results of this request, for the response headers. */
  attempts: LimitResult[];
  /** The clock of plans, reminders, digests and jobs; in development it follows the sandbox's. */
  now(): Date;
  /** The clock of sessions, tokens, mailed links and challenges. */
  realNow(): Date;
  /** A signal that aborts a call to another service on timeout. */
  abortAfter(milliseconds: number): AbortSignal;
  /** Lets work outlive the response. Its failure is logged, never shown. */
  defer(work: Promise<unknown>): void;
}

export interface PlatformRequest {
  requestId: string;
  ip: string;
  /** Absent without a request: in jobs and commands. */
  client?: () => Client;
  /** The offset of the clock of plans, in milliseconds: see sandbox-clock.server.ts. */
  clockOffset?: number;
  waitUntil(work: Promise<unknown>): void;
}

/** @returns the platform of one request; cheap, holds no connection */
export function createPlatform(bindings: Bindings, request: PlatformRequest): Platform {
  let db: Database | undefined;
  const config = readConfig(bindings);
  return {
    config,
    // Created on first use: a response from memory needs no database.
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
    passwords: createPasswords(config.scryptCost),
    requestId: request.requestId,
    ip: request.ip,
    // Read where a session begins, and otherwise by few requests.
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

/** The part of a platform that background work needs. */
export type Background = Pick<Platform, "bindings" | "config" | "defer">;

/** @returns only that part of a request's platform: created for each counted view, many times a second */
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
