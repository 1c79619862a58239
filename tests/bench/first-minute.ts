import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "./build-commit.ts";
import { measureBare } from "./site.ts";
import { median } from "./visits-visitors.ts";

/**
 * `node tests/bench/first-minute.ts [commit …]`: what a developer waits for on a clean clone, `npm ci` and then the time
 * until `npm run dev` gives the first 200 of `/`, of each commit (HEAD~1 and HEAD by default), in turns on one machine.
 * Dropping the page cache needs root on Linux; elsewhere those figures are left out.
 */
const ROUNDS = 3;
const FIRST_PORT = 8850;
const LIMIT_MS = 300_000;
const DOCUMENT_BYTES = 7_736;

type Kind = "npm ci" | "first 200" | "first 200, dropped page cache" | "size of node_modules, MB";

const commits: string[] = process.argv.length > 2 ? process.argv.slice(2) : ["HEAD~1", "HEAD"];
const clones = commits.map((name, index) => {
  const commit = git("rev-parse", "--short", name);
  return { commit, folder: clone(commit), port: FIRST_PORT + index, taken: new Map<Kind, number[]>() };
});
const [bare] = await measureBare("x".repeat(DOCUMENT_BYTES));
console.log(
  `A bare Worker sends ${DOCUMENT_BYTES} bytes ${Math.round(bare?.rate ?? 0)} times a second here.`,
);
try {
  for (let round = 0; round < ROUNDS; round++) for (const each of clones) await measure(each);
} finally {
  for (const { folder } of clones) rmSync(folder, { recursive: true, force: true });
}
for (const { commit, taken } of clones)
  for (const [kind, values] of taken)
    console.log(`${commit}  ${kind}: ${median(values)} (${values.join(", ")})`);

function clone(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "visita-clone-"));
  git("clone", "--quiet", ".", folder);
  execFileSync("git", ["checkout", "--quiet", commit], { cwd: folder });
  return folder;
}

async function measure({ folder, port, taken }: (typeof clones)[number]): Promise<void> {
  const note = (kind: Kind, value: number) => taken.set(kind, [...(taken.get(kind) ?? []), value]);
  const started = performance.now();
  execFileSync("npm", ["ci"], { cwd: folder, stdio: "ignore" });
  note("npm ci", secondsSince(started));
  const [size = ""] = execFileSync("du", ["-sm", "node_modules"], { cwd: folder, encoding: "utf8" }).split(
    "\t",
  );
  note("size of node_modules, MB", Number(size));
  note("first 200", await firstPage(folder, port));
  clean(folder);
  if (!dropPageCache()) return;
  note("first 200, dropped page cache", await firstPage(folder, port));
  clean(folder);
}

/** @returns seconds from `npm run dev` to the first 200 of `/` */
async function firstPage(folder: string, port: number): Promise<number> {
  const started = performance.now();
  // A group of its own, so that what it starts ends with it.
  const child = spawn("npm", ["run", "dev"], {
    cwd: folder,
    stdio: "ignore",
    detached: true,
    env: { ...process.env, PORT: String(port) },
  });
  try {
    while (performance.now() - started < LIMIT_MS) {
      const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.status === 200) return secondsSince(started);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No page within ${LIMIT_MS / 1000} s`);
  } finally {
    const ended = new Promise((resolve) => child.on("exit", resolve));
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

/** Removes all that a start leaves: the next one is a first one again. */
function clean(folder: string): void {
  execFileSync("git", ["clean", "-fdxq", "--exclude=node_modules"], { cwd: folder });
  for (const cache of [".vite", ".vite-temp", ".cache", ".mf"])
    rmSync(join(folder, "node_modules", cache), { recursive: true, force: true });
}

/** @returns whether it was dropped */
function dropPageCache(): boolean {
  try {
    execFileSync("sync");
    writeFileSync("/proc/sys/vm/drop_caches", "3");
    return true;
  } catch {
    return false;
  }
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 100) / 10;
}
