import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";

/** Builds of the product that differ in how visits are counted, see visits.config.ts. */
export type VisitsBuild = "plain" | "no-hand-over" | "one-row" | "measured";

const REMIX = "node_modules/@remix-run/dev/dist/cli.js";
const CONFIG = "tests/bench/visits.config.ts";
/** Not in build/, which each build empties, and not elsewhere: the runtime reads nothing outside of the folder it is started in. */
const folderOf = (name: VisitsBuild) => `.cache/visits-${name}`;

/**
 * Builds some of them, each into a folder of its own, and then the product as it is.
 * IS_BUILT says that all of it was just done.
 * @returns the bundles, in the order of their names
 */
export function buildVisits(...names: VisitsBuild[]): string[] {
  const isBuilt = Boolean(process.env.IS_BUILT) && names.every((name) => existsSync(folderOf(name)));
  if (!isBuilt) {
    console.log("Building …");
    for (const name of names) {
      execFileSync(process.execPath, [REMIX, "vite:build", "--config", CONFIG], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, VISITS_BUILD: name },
      });
      rmSync(folderOf(name), { recursive: true, force: true });
      cpSync("build/server", folderOf(name), { recursive: true });
    }
    if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0)
      throw new Error("The build failed");
  }
  return names.map((name) => `${folderOf(name)}/index.js`);
}
