import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Another commit of this repository, built in a separate folder. */
export interface EarlierTree {
  commit: string;
  folder: string;
  remove(): void;
}

/**
 * Checks a commit out beside this tree and builds it with the packages of this one.
 * @throws Error when the commit, or the history that it is in, is not there
 */
export function buildCommit(commit: string): EarlierTree {
  const name = git("rev-parse", "--short", `${commit}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), "visita-tree-"));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  };
  try {
    git("worktree", "add", "--detach", folder, name);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    execFileSync("npm", ["run", "build"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { commit: name, folder, remove };
}

/** @returns git's output, with a clear error message on failure */
export function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  } catch (error) {
    throw new Error(
      `An earlier commit of this repository is needed, and "git ${args.join(" ")}" failed: clone it with its history`,
      { cause: error },
    );
  }
}
