import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildCommit } from "./build-commit.ts";
import { type EditorFigures, measureEditor } from "./editor.ts";
import { startBuilt } from "./runtime.ts";
import { PAGES } from "./seed.ts";
import { CONNECTIONS, measureBare, measureSite, SECONDS, type SiteFigure } from "./site.ts";

/** Not in build/, which each build empties, and not elsewhere: the runtime reads nothing outside of the folder it is started in. */
const BEFORE = ".cache/build-before";

interface Measured {
  name: string;
  site: SiteFigure[];
  document: string;
  editor: EditorFigures;
}

/**
 * Prints pages, redirects, the editor's keys and its first load of this tree beside those of the commit before it,
 * measured in one run; BENCH_BEFORE names another commit.
 */
export async function printComparison(): Promise<void> {
  console.log("Building …");
  const before = buildBefore(process.env.BENCH_BEFORE ?? "HEAD~1");
  const trees = [await measureTree("this tree", "build"), await measureTree(before, BEFORE)];
  const bare = await measureBare(trees[0]?.document ?? "");
  print(trees, bare);
}

/** @returns the short hash of the commit, whose build is in {@link BEFORE} then */
function buildBefore(commit: string): string {
  const tree = buildCommit(commit);
  rmSync(BEFORE, { recursive: true, force: true });
  cpSync(join(tree.folder, "build"), BEFORE, { recursive: true });
  tree.remove();
  execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "pipe"] });
  return tree.commit;
}

async function measureTree(name: string, folder: string): Promise<Measured> {
  const scriptPath = `${folder}/server/index.js`;
  const { figures, document } = await measureSite(scriptPath);
  const miniflare = await startBuilt(undefined, { scriptPath });
  const editor = await measureEditor(`${folder}/client`).finally(() => miniflare.dispose());
  return { name, site: figures, document, editor };
}

function print(trees: readonly Measured[], bare: readonly SiteFigure[]): void {
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(56) + cells.map((cell) => cell.padStart(24)).join(""));
  console.log(`\nUniform over ${PAGES} pages or codes, ${CONNECTIONS} connections, ${SECONDS} s each\n`);
  line(
    "",
    trees.map(({ name }) => name),
  );
  for (const [i, { name }] of (trees[0]?.site ?? []).entries())
    line(
      name,
      trees.map(({ site }) => cost(site[i])),
    );
  for (const figure of bare) line(figure.name, [cost(figure)]);
  const ratio = (kind: string, to: SiteFigure | undefined) =>
    trees.map(({ site }) => {
      const warm = site.find(({ name }) => name.startsWith(`${kind}, warm`));
      return warm && to ? (warm.rate / to.rate).toFixed(2) : "n/a";
    });
  line("warm page / bare Worker (aim 0.50)", ratio("page", bare[0]));
  line("warm redirect / bare redirect (aim 0.70)", ratio("redirect", bare[1]));
  const each = (name: string, of: (tree: Measured) => string) => line(name, trees.map(of));
  each("document of 20 links, gzip (aim 3000)", ({ document }) => `${gzipSync(document).length} bytes`);
  each(
    "its scripts (aim 0)",
    ({ document }) => `${document.match(/<script(?![^>]*ld\+json)/g)?.length ?? 0}`,
  );
  each("editor: script before the first key, gzip (limit 285000)", ({ editor }) => `${editor.bytes} bytes`);
  each("its files", ({ editor }) => `${editor.files}`);
  each(
    "editor: a key among 200 blocks, p95 (aim 8)",
    ({ editor }) => `${editor.script.toFixed(1)} ms of script`,
  );
  each("editor: Event Timing of it, p95 (aim 32)", ({ editor }) => `${editor.eventTiming} ms`);
}

const cost = (figure: SiteFigure | undefined): string =>
  figure ? `${figure.rate.toFixed(0)}/s, ${figure.cpuMicroseconds?.toFixed(0) ?? "n/a"} µs CPU` : "n/a";

if (import.meta.main) await printComparison();
