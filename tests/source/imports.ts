import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "esbuild";

export interface Program {
  /** Files that it starts from, by globs' directories or names, relative to the repository. */
  entries: string[];
  /** Modules that the program does not get, though files of it name them. */
  without?: RegExp;
}

/** Files of a directory, at every depth. */
export const filesOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(".", join(entry.parentPath, entry.name)));

/** @returns the packages that the program imports, with their sub-paths, sorted; types and files that are no script left out */
export async function packagesOf({ entries, without }: Program): Promise<string[]> {
  const packages = new Set<string>();
  const collect: Plugin = {
    name: "collect-packages",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (kind === "entry-point") return undefined;
        if (without?.test(path)) return { path, external: true, sideEffects: false };
        if (/^(node:|cloudflare:|virtual:)|\?|\.(wasm|bin|css|svg)$/.test(path))
          return { path, external: true };
        if (/^[./~]/.test(path)) return undefined;
        packages.add(path);
        return { path, external: true };
      });
    },
  };
  await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    format: "esm",
    outdir: "unwritten",
    jsx: "automatic",
    logLevel: "error",
    plugins: [collect],
  });
  return [...packages].sort();
}
