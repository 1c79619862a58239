import { env } from "cloudflare:test";
import type { UserActor } from "~/domain/accounts/actor";
import { type Entitlement, FREE } from "~/domain/billing/entitlement";
import { newId } from "~/domain/ids";
import { insertUser, upsertEntitlement } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPasswords } from "~/server/platform/passwords.server";
import { createPlatform, type Platform } from "~/server/platform/platform.server";

/** Noon of today, in UTC: R2 dates its objects by the real clock, which no test can move. */
const NOON = new Date().setUTCHours(12, 0, 0, 0);
/** One clock for all platforms of a file: what one signs, another reads. */
const START = Date.now();

export interface TestPlatform extends Platform {
  /** Moves the platform's clock. */
  travel(milliseconds: number): void;
  /** Stops the platform's clock: from here on only `travel` moves it. */
  freeze(): void;
  /** Waits for work that outlives responses. */
  drain(): Promise<void>;
}

/** A platform on the test's own D1, R2 and Durable Objects, with a clock that can be moved. */
export function testPlatform(overrides: Partial<Bindings> = {}): TestPlatform {
  const deferred: Promise<unknown>[] = [];
  let offset = 0;
  let frozenAt: number | undefined;
  const bindings = { ...(env as unknown as Bindings), ...overrides };
  const platform = createPlatform(bindings, {
    requestId: newId("req"),
    ip: `10.0.0.${Math.floor(Math.random() * 1e9)}`,
    waitUntil: (work) => deferred.push(work),
  });
  // A spread would evaluate the lazy database on the wrong object; the prototype keeps it lazy.
  const now = () => new Date(NOON + ((frozenAt ?? Date.now()) - START) + offset);
  return Object.assign(Object.create(platform) as Platform, {
    // why: production's cost is only CPU, and is covered by a separate test.
    passwords: createPasswords({ N: 2, r: 8, p: 1 }),
    now,
    // Both share one clock.
    realNow: now,
    travel: (milliseconds: number) => {
      offset += milliseconds;
    },
    freeze: () => {
      frozenAt ??= Date.now();
    },
    drain: async () => {
      while (deferred.length > 0) await deferred.shift();
    },
  });
}

/** A platform whose time-outs expire at once; `asked` holds their requested durations. */
export function impatient<P extends TestPlatform>(platform: P): { platform: P; asked: number[] } {
  const asked: number[] = [];
  const abortAfter = (milliseconds: number) => {
    asked.push(milliseconds);
    return AbortSignal.timeout(1);
  };
  return { platform: Object.assign(Object.create(platform) as P, { abortAfter }), asked };
}

/** A platform like production: without the looser limits of shared development accounts. */
export function strictPlatform(): TestPlatform {
  const platform = testPlatform();
  const config = { ...platform.config, isDevelopment: false };
  return Object.assign(Object.create(platform) as TestPlatform, { config });
}

/** An image service that is unavailable. */
export function imagesThatThrow(): ImagesBinding {
  const away = () => {
    throw new Error("away");
  };
  return { input: away, info: away } as unknown as ImagesBinding;
}

export const PRO: Entitlement = { plan: "pro", status: "active", seats: 5 };

/** Inserts a user. @returns their actor when signed in */
export async function testActor(platform: Platform, plan: Entitlement = FREE): Promise<UserActor> {
  const id = newId("usr");
  const now = platform.now();
  await insertUser(platform.db, {
    id,
    email: `${id}@visita.example`,
    name: "Test",
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (plan.plan === "pro") await upsertEntitlement(platform.db, { userId: id, ...plan, updatedAt: now });
  const sessionId = newId("ses");
  const proof = { confirmedAt: now, isProvedByPasskey: false };
  return { kind: "user", userId: id, sessionId, roles: ["ROLE_USER"], plan, ...proof };
}
