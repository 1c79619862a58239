import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What git leaves out is made by running: caches, the database, the secret, the build. */
const MADE = [".git", ...readFileSync(".gitignore", "utf8").split("\n")].map((line) =>
  line.replace(/\/$/, ""),
);

/**
 * Copies the repository as a clone of it is after `npm ci`: nothing has run in it. Packages are hard links where the
 * file system allows it.
 * @returns the folder, which is the caller's to remove
 */
export function cleanCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "visita-clone-"));
  for (const name of readdirSync(".").filter((each) => !MADE.includes(each))) {
    cpSync(name, join(copy, name), { recursive: true, filter: (path) => !MADE.includes(path) });
  }
  const linked = spawnSync("cp", ["-al", "node_modules", copy], { stdio: "ignore" });
  if (linked.status !== 0) {
    cpSync("node_modules", join(copy, "node_modules"), { recursive: true, verbatimSymlinks: true });
  }
  // The caches of Vite and wrangler.
  for (const cache of [".vite", ".cache", ".mf"]) {
    rmSync(join(copy, "node_modules", cache), { recursive: true, force: true });
  }
  return copy;
}
