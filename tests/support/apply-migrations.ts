import { applyD1Migrations, env } from "cloudflare:test";
import { beforeAll } from "vitest";
import { addAllMessages } from "~/i18n/all.server";

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
  await applyD1Migrations(DB, MIGRATIONS);
});
