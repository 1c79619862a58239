import { readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Miniflare } from "miniflare";

/** How many pages and codes the figures are taken over; BENCH_PAGES names fewer, for a run that only has to be seen to work. */
export const PAGES = Number(process.env.BENCH_PAGES ?? 10_000);
const LINKS = 20;
const CHUNK = 500;

/**
 * Makes one page with twenty links through the API, and 9,999 copies of it by SQL, each with its own address, code and
 * owner.
 * @param call asks the API: method, path, body, token
 */
export async function seedPages(
  miniflare: Miniflare,
  call: (method: string, path: string, body: unknown, token?: string) => Promise<Record<string, unknown>>,
): Promise<void> {
  await applyMigrations(miniflare);
  const account = { email: "bench@visita.example", password: "visita-bench-1", name: "Bench" };
  const { token } = await call("POST", "/app/registration/register", account);
  const items = Array.from({ length: LINKS }, (_, i) => ({
    title: `Where to find me, part ${i + 1}`,
    url: `https://example.com/somewhere/else/${i + 1}`,
  }));
  const page = {
    slug: "page-0",
    profile: {
      title: "Somebody with twenty links",
      bio: "Shoemaker, swimmer, reader of maps.\nFind me elsewhere:",
    },
    blocks: [{ type: "buttons", data: { items } }],
  };
  const made = await call("POST", "/_/pages", page, String(token));
  const db = await miniflare.getD1Database("DB");
  for (let from = 1; from < PAGES; from += CHUNK) {
    const to = Math.min(from + CHUNK, PAGES) - 1;
    const rows = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
    await db.batch([
      db.prepare(`${rows} INSERT INTO users (id, email, name, created_at, updated_at)
        SELECT 'usr_' || i, i || '@bench.example', 'Bench', 0, 0 FROM n`),
      db
        .prepare(`${rows} INSERT INTO pages (id, owner_id, slug, code, title, content, is_pro, published, published_at,
          is_duplicate, created_at, updated_at, version)
          SELECT 'pg_' || i, 'usr_' || i, 'page-' || i, printf('0%09d', i), title, content, 0, 1, 0, 0, i, i, 1
          FROM pages, n WHERE id = ?`)
        .bind(made.id),
      db.prepare(`${rows} INSERT INTO codes (code, owner_id, page_id, created_at)
        SELECT printf('0%09d', i), 'usr_' || i, 'pg_' || i, 0 FROM n`),
    ]);
  }
}

/** Makes the tables of both databases. */
export async function applyMigrations(miniflare: Miniflare): Promise<void> {
  for (const [binding, folder] of [
    ["DB", "migrations"],
    ["VISITS", "migrations/visits"],
  ] as const) {
    const db = await miniflare.getD1Database(binding);
    for (const { queries } of await readD1Migrations(folder))
      await db.batch(queries.map((query) => db.prepare(query)));
  }
}
