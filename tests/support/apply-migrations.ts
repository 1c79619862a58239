import { applyD1Migrations, env, reset } from "cloudflare:test";
import { beforeAll } from "vitest";
import { addAllMessages } from "~/i18n/all.server";
import { invalidateAll } from "~/server/platform/site-cache.server";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
    }
  }
}

const { DB, MIGRATIONS } = env as unknown as {
  DB: D1Database;
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};

addAllMessages();

beforeAll(async () => {
  // The files of a project share an isolate: each begins with an empty storage and an empty memory all the same.
  await reset();
  invalidateAll();
  await applyD1Migrations(DB, MIGRATIONS);
});
