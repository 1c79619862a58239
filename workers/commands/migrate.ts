import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { BASELINES } from "./baseline.ts";

/** Where wrangler stores everything by default, and in it the databases. */
const STATE = ".wrangler/state";
const LOCAL_DATABASES = "v3/d1";
const APPLY = join(import.meta.dirname, "apply-migrations.ts");
/** A hash of the migrations that the databases beside it were made from. */
const BASELINE_HASH = "baseline";

/** The local databases were made from migrations that are no longer the current ones, which are rewritten until 1.0.0. */
export class OldStateError extends Error {
  constructor() {
    super(
      "The local data was made from an earlier database schema. `npm run reset` deletes it and recreates the demo data.",
    );
  }
}

/**
 * Applies all migrations to the local databases, in a process of its own: beside the start of the development server.
 * @param persistTo their directory, by default .wrangler/state
 * @throws OldStateError, or Error that names the failed migration
 */
export async function migrate(persistTo = STATE): Promise<void> {
  ensureCurrentState(persistTo);
  await promisify(execFile)(process.execPath, [APPLY, persistTo]);
}

/**
 * Local databases have the hash of the current migrations; new ones are given it. It is written before they are created,
 * so that an interrupted start is no obstacle to the next.
 * @throws OldStateError
 */
export function ensureCurrentState(state = STATE): void {
  const file = join(state, BASELINE_HASH);
  const current = hashBaselines();
  if (existsSync(join(state, LOCAL_DATABASES))) {
    if (!existsSync(file) || readFileSync(file, "utf8") !== current) throw new OldStateError();
    return;
  }
  mkdirSync(state, { recursive: true });
  writeFileSync(file, current);
}

function hashBaselines(): string {
  const hash = createHash("sha256");
  for (const { file } of BASELINES) hash.update(readFileSync(join(import.meta.dirname, "../..", file)));
  return hash.digest("hex");
}

/** For commands, as the handler of an error: says what to do, without a stack trace, and exits with 1. */
export function exitOnOldState(error: unknown): never {
  if (error instanceof OldStateError) {
    console.error(error.message);
    process.exit(1);
  }
  throw error;
}
