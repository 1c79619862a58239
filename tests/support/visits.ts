import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import type { Visited } from "~/domain/visits/visited";
import { countAction, countResponse } from "~/server/http/site/count.server";
import type { Bindings } from "~/server/platform/bindings.server";
import type { CachedResponse } from "~/server/platform/site-cache.server";
import { visitDayStub } from "~/server/platform/visit-buffer.server";
import type { VisitDay } from "../../workers/visits/visit-day";
import type { TestPlatform } from "./platform";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** A visitor: an address and a browser, with what else they send. */
export interface Visitor {
  ip?: string;
  userAgent?: string;
  headers?: Record<string, string>;
  method?: string;
}

export function visitRequest(
  address: string,
  { ip, userAgent, headers, method = "GET" }: Visitor = {},
): [Request, URL] {
  const url = new URL(address, "http://me.localhost:8787");
  const all = { "CF-Connecting-IP": ip ?? "203.0.113.7", "User-Agent": userAgent ?? PHONE, ...headers };
  return [new Request(url, { method, headers: all }), url];
}

/** Has a visitor see a document of an owner, or scan a code. */
export function see(platform: TestPlatform, address: string, visited: Visited, visitor?: Visitor): void {
  const response: CachedResponse = {
    status: 200,
    headers: {},
    body: null,
    expiresAt: 0,
    version: 3,
    visited,
  };
  countResponse(...visitRequest(address, visitor), response, () => platform);
}

/** Has a visitor do something beside reading. */
export function act(
  platform: TestPlatform,
  visited: Visited,
  happened: Parameters<typeof countAction>[3],
  visitor?: Visitor,
): void {
  countAction(...visitRequest("/", visitor), visited, happened, () => platform);
}

const dayObject = (owner: string, day: string) =>
  visitDayStub({ bindings: env as unknown as Bindings }, owner, day);

/** @returns the counts of an owner's day as its object has them, by thing */
export async function countsOfDay(owner: string, day: string) {
  const days = await dayObject(owner, day).read();
  return new Map(days.map(({ thing, counts, dimensions }) => [thing as string, { ...counts, dimensions }]));
}

type AnyStub = Parameters<typeof runDurableObjectAlarm>[0];

/** Ends an owner's day. @returns whether there was one */
export const endDay = (owner: string, day: string): Promise<boolean> =>
  runDurableObjectAlarm(dayObject(owner, day) as unknown as AnyStub);

/** Runs something within the object of an owner's day. */
export const insideDay = <T>(
  owner: string,
  day: string,
  run: (object: VisitDay, storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> =>
  runInDurableObject(dayObject(owner, day) as unknown as AnyStub, (object, { storage }) =>
    run(object as unknown as VisitDay, storage),
  );

/** @returns every row of an object's own database, as one text */
export const fileOfDay = (owner: string, day: string): Promise<string> =>
  runInDurableObject(dayObject(owner, day) as unknown as AnyStub, (_, { storage }) => {
    const tables = [...storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'")];
    const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith("_cf_"));
    return JSON.stringify(names.map((name) => [name, [...storage.sql.exec(`SELECT * FROM "${name}"`)]]));
  });
