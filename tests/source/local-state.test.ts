import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ensureCurrentState, OldStateError } from "../../workers/commands/migrate.ts";

function tempFolder() {
  const path = mkdtempSync(join(tmpdir(), "visita-state-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

const createDatabases = (state: string) => mkdirSync(join(state, "v3/d1"), { recursive: true });

test("local databases that were made from the current migrations are used again", () => {
  using folder = tempFolder();
  const state = join(folder.path, "state");
  ensureCurrentState(state);
  // Interrupted before the databases were created, and afterwards.
  ensureCurrentState(state);
  createDatabases(state);
  ensureCurrentState(state);
});

test("those made from other migrations are refused: of several, as until now, or of a rewritten one", () => {
  using folder = tempFolder();
  createDatabases(folder.path);
  expect(() => ensureCurrentState(folder.path)).toThrow(OldStateError);
  writeFileSync(join(folder.path, "baseline"), "the hash of another one");
  expect(() => ensureCurrentState(folder.path)).toThrow(OldStateError);
});

test.each(["dev", "seed"])("`npm run %s` then names the command that helps, and exits with 1", (command) => {
  using folder = tempFolder();
  createDatabases(join(folder.path, ".wrangler/state"));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(`workers/commands/${command}.ts`)],
    {
      cwd: folder.path,
      encoding: "utf8",
    },
  );
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("npm run reset")]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
