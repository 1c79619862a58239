import { applyD1Migrations, env, reset } from "cloudflare:test";
import { beforeAll } from "vitest";
import { addAllMessages } from "~/i18n/all.server";
import { invalidateAll } from "~/server/platform/site-cache.server";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      VISITS: D1Database;
    }
  }
}

type Migrations = Parameters<typeof applyD1Migrations>[1];

const { DB, VISITS, MIGRATIONS, VISIT_MIGRATIONS } = env as unknown as {
  DB: D1Database;
  VISITS: D1Database;
  MIGRATIONS: Migrations;
  VISIT_MIGRATIONS: Migrations;
};

addAllMessages();

beforeAll(async () => {
  // The files of a project share an isolate: each begins with an empty storage and an empty memory all the same.
  await reset();
  invalidateAll();
  await applyD1Migrations(DB, MIGRATIONS);
  await applyD1Migrations(VISITS, VISIT_MIGRATIONS);
  await continueChanges();
});

/** What the isolate has read of the change log is in its memory: the log of an empty storage continues after it. */
async function continueChanges(): Promise<void> {
  const seq = Date.now() * 1000;
  await DB.batch([
    DB.prepare("INSERT INTO changes (seq, kind, subject) VALUES (?, 'slug', '')").bind(seq),
    DB.prepare("DELETE FROM changes"),
  ]);
}
