import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { load } from "./load.ts";
import { PORT, runtimeCpuSeconds, startBuilt } from "./runtime.ts";
import { applyMigrations } from "./seed.ts";
import { vitest } from "./vitest.ts";

const SIZES = [100, 1_000_000];
/** Fresh isolates, each of which gets requests for this many codes that it has not seen. */
const ROUNDS = 8;
const ASKED = 100;
const CHUNK = 20_000;

/** What finding a code costs with few and with many of them, and what its files cost. */
export async function printCodes(): Promise<void> {
  console.log(
    `\nRedirects that an isolate answers for the first time, ${ROUNDS} fresh isolates, ${ASKED} codes each`,
  );
  for (const size of SIZES) {
    const { rate, cpu } = await measureCold(size);
    const each = cpu === null ? "n/a" : `${cpu.toFixed(2)} ms`;
    console.log(
      `of ${String(size).padStart(9)} codes  ${rate.toFixed(0).padStart(6)}/s  CPU ${each} a request`,
    );
  }
  for (const line of vitest("tests/vitest.config.ts", "tests/services/code-rows.test.ts", /^code rows/))
    console.log(line);
  console.log("\nFiles of codes");
  const config = "tests/workers/share-image/vitest.config.ts";
  for (const line of vitest(config, "tests/workers/share-image-code.bench.ts", /^code file/))
    console.log(line.replace(/^code file /, ""));
}

async function measureCold(size: number): Promise<{ rate: number; cpu: number | null }> {
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  try {
    const first = await startBuilt(folder);
    await seedCodes(first, size).finally(() => first.dispose());
    let [requests, seconds, cpu] = [0, 0, 0];
    let isCounted = true;
    for (let round = 0; round < ROUNDS; round++) {
      const miniflare = await startBuilt(folder);
      try {
        // The program itself is loaded and compiled by others first.
        await ask(Array.from({ length: ASKED }, (_, at) => `/q/Z${String(at).padStart(9, "0")}`));
        const before = runtimeCpuSeconds();
        const result = await ask(sample(size, round));
        const after = runtimeCpuSeconds();
        requests += result.requests;
        seconds += result.seconds;
        if (before === null || after === null) isCounted = false;
        else cpu += after - before;
      } finally {
        await miniflare.dispose();
      }
    }
    return { rate: requests / seconds, cpu: isCounted ? (cpu / requests) * 1000 : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Codes spread over the whole table; every round requests others if there are others. */
function sample(size: number, round: number): string[] {
  const step = Math.floor(size / ASKED);
  return Array.from({ length: ASKED }, (_, at) => {
    const code = at * step + ((round * 7919) % step);
    return `/q/${String(code).padStart(10, "0")}`;
  });
}

async function ask(paths: string[]) {
  const host = `me.localhost:${PORT}`;
  const result = await load({ port: PORT, host, connections: 32, paths, repeat: false, seconds: 60 });
  const others = Object.keys(result.statuses).filter((status) => status !== "302");
  if (others.length > 0) throw new Error(`answers ${JSON.stringify(result.statuses)}`);
  return result;
}

async function seedCodes(miniflare: Miniflare, size: number): Promise<void> {
  await applyMigrations(miniflare);
  const db = await miniflare.getD1Database("DB");
  const owners = Math.min(size, 10_000);
  const numbers = (from: number, to: number) =>
    `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1})`;
  await db.batch([
    db.prepare(`${numbers(0, owners)} INSERT INTO users (id, email, name, created_at, updated_at)
      SELECT 'usr_' || i, i || '@bench.example', 'Bench', 0, 0 FROM n`),
    db.prepare(`${numbers(0, owners)} INSERT INTO cards (id, hash, owner_id, code, title, content, created_at, updated_at)
      SELECT 'crd_' || i, printf('%016d', i), 'usr_' || i, printf('%010d', i), 'T', '{"linkAction":1}', i, i FROM n`),
  ]);
  for (let from = 0; from < size; from += CHUNK) {
    const rows = numbers(from, Math.min(from + CHUNK, size));
    await db
      .prepare(`${rows} INSERT INTO codes (code, owner_id, card_id, created_at)
        SELECT printf('%010d', i), 'usr_' || (i % ${owners}), 'crd_' || (i % ${owners}), i FROM n`)
      .run();
  }
}

if (import.meta.main) await printCodes();
