import type { Miniflare } from "miniflare";
import { askBuilt } from "./ask-built.ts";
import { makeOwner } from "./owner.ts";
import { startBuilt } from "./runtime.ts";
import { applyMigrations } from "./seed.ts";

const CARDS = 500;
/** Number of pages requested concurrently. */
const AT_ONCE = 10;
const LOGO = "i/bench-new-logo";

/**
 * The cost of changing the logo of a team's look with 500 cards, each on a phone: rows written, and the time until
 * every card's page shows it and every pass was notified, on the built Worker. The change is written outside the
 * Worker, like another isolate's: its own cache is invalidated by the change log.
 */
export async function printTeamLook(): Promise<void> {
  const miniflare = await startBuilt();
  try {
    await measure(miniflare);
  } finally {
    await miniflare.dispose();
  }
}

async function measure(miniflare: Miniflare): Promise<void> {
  await applyMigrations(miniflare);
  const db = await miniflare.getD1Database("DB");
  const { template, owner } = await seed(db);
  const hashes = Array.from({ length: CARDS }, (_, i) => hashOf(i + 1));
  const isShown = async (hash: string) => (await askBuilt("me", "GET", `/c/${hash}`)).includes(LOGO);
  if ((await among(hashes, isShown)).length > 0) throw new Error("The logo is there before it was changed");

  const begun = performance.now();
  const written = await db.batch([
    db.prepare("UPDATE card_images SET key = ? WHERE holder_id = ? AND slot = 'logo'").bind(LOGO, template),
    db
      .prepare("UPDATE card_templates SET version = version + 1, updated_at = ? WHERE id = ?")
      .bind(Date.now(), template),
  ]);
  const rows = written.reduce((sum, { meta }) => sum + meta.rows_written, 0);
  const [fact] = await of<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM changes WHERE kind = 'template' AND subject = '${template}'`,
  );
  // The watchdog's minute begins with the change: its maximum delay is printed beside the figure.
  const worker = await miniflare.getWorker("visita");
  await worker.scheduled({ cron: "* * * * *" });
  const until = untilTold(db, owner, begun);

  let waiting = hashes;
  while (waiting.length > 0) {
    const seen = new Set(await among(waiting, isShown));
    waiting = waiting.filter((hash) => !seen.has(hash));
    await pause();
  }
  const shown = (performance.now() - begun) / 1000;
  const { seconds, jobs } = await until;
  console.log(`\nA change of the logo of ${CARDS} cards that follow one look`);
  console.log(`rows written                   ${rows}, with ${fact?.count ?? 0} fact in the change log`);
  console.log(`on all ${CARDS} pages after         ${shown.toFixed(0)} s (aim 60)`);
  console.log(
    `${jobs} passes told after         ${seconds.toFixed(0)} s, and up to a minute of the watchdog's`,
  );
}

/** Waits until the push of every card has run: of a job that is done nothing is left. */
async function untilTold(
  db: D1Database,
  owner: string,
  begun: number,
): Promise<{ seconds: number; jobs: number }> {
  const told = new Set<string>();
  for (;;) {
    const open = await of<{ key: string; name: string }>(
      db,
      `SELECT key, name FROM outbox WHERE name IN ('refreshPasses', 'pushPass') AND shard = '${owner}'`,
    );
    for (const { key, name } of open) if (name === "pushPass") told.add(key);
    if (open.length === 0 && told.size >= CARDS)
      return { seconds: (performance.now() - begun) / 1000, jobs: told.size };
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

const hashOf = (i: number) => String(i).padStart(16, "0");

const of = async <T>(db: D1Database, query: string): Promise<T[]> =>
  (await db.prepare(query).all<T>()).results;

/** An owner with a look that 500 cards follow, each on a phone. */
async function seed(db: D1Database): Promise<{ template: string; owner: string }> {
  const { owner, token } = await makeOwner(db);
  const look = {
    name: "House",
    modes: { design: "free", colors: "locked", logo: "locked", banner: "free" },
    backgroundColor: "#1F3A34",
    fontColor: "#FFFFFF",
  };
  const { id: template } = JSON.parse(await askBuilt("api", "POST", "/_/team/templates", token, look));
  const card = { title: "Card", header: "Ada Lovelace" };
  const { id } = JSON.parse(await askBuilt("api", "POST", "/_/business-cards", token, card));
  const n = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${CARDS})`;
  await db.batch([
    db
      .prepare(`INSERT INTO card_images (holder_id, slot, key, width, height, bytes, created_at)
        VALUES (?, 'logo', 'i/bench-old-logo', 300, 100, 1, 0)`)
      .bind(template),
    db
      .prepare(`${n} INSERT INTO cards (id, hash, owner_id, code, title, content, template_id, created_at, updated_at)
        SELECT 'crd_' || printf('%026d', i), printf('%016d', i), owner_id, printf('C%09d', i), title, content, ?, i, i
        FROM cards, n WHERE id = ?`)
      .bind(template, id),
    db.prepare(`${n} INSERT INTO codes (code, owner_id, card_id, created_at)
      SELECT printf('C%09d', i), '${owner}', 'crd_' || printf('%026d', i), 0 FROM n`),
    db.prepare(`${n} INSERT INTO pass_devices (id, push_token, created_at, updated_at)
      SELECT 'phone-' || i, printf('%064d', i), 0, 0 FROM n`),
    db.prepare(`${n} INSERT INTO pass_registrations (device_id, card_id, created_at)
      SELECT 'phone-' || i, 'crd_' || printf('%026d', i), 0 FROM n`),
    // Seeding is no change that passes follow.
    db.prepare("INSERT OR REPLACE INTO change_cursors (reader, seq) SELECT 'passes', max(seq) FROM changes"),
    db.prepare("DELETE FROM outbox WHERE name IN ('pushPass', 'refreshPasses')"),
  ]);
  return { template, owner };
}

/** Those for which a condition holds, checked a few at a time. */
async function among(list: readonly string[], holds: (one: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (let i = 0; i < list.length; i += AT_ONCE) {
    const some = list.slice(i, i + AT_ONCE);
    const results = await Promise.all(some.map(holds));
    found.push(...some.filter((_, at) => results[at]));
  }
  return found;
}

if (import.meta.main) await printTeamLook();
