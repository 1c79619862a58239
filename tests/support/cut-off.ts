import type { TestPlatform } from "./platform";
import { stripePlatform } from "./stripe";

/**
 * The platform of a Worker that dies at the first call to Stripe that a pattern matches, as `POST /v1/refunds`: that call
 * and everything after it, to the database too, never arrives.
 */
export async function dyingAt(platform: TestPlatform, call: RegExp): Promise<TestPlatform> {
  let isDead = false;
  const dying = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get(on, name) {
        const value = Reflect.get(on, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (names.includes(String(name))) {
            const [url, init] = args as [unknown, RequestInit?];
            if (name === "fetch" && call.test(`${init?.method} ${new URL(String(url)).pathname}`))
              isDead = true;
            if (isDead) throw new Error("the Worker died");
          }
          return value.apply(on, args);
        };
      },
    });
  const { DB, SANDBOX } = platform.bindings;
  if (!SANDBOX) throw new Error("no sandbox");
  return stripePlatform({ DB: dying(DB, ["batch", "prepare"]), SANDBOX: dying(SANDBOX, ["fetch"]) });
}

/** Makes an account's interrupted command older than any call takes. */
export async function passCutOff({ db }: TestPlatform, userId: string): Promise<void> {
  await db.run(`UPDATE billing_commands SET created_at = 0 WHERE user_id = '${userId}'`);
}
