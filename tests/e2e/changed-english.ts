import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";

const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."aeiouyAEIOUY"].map((letter) => [letter, `${letter}\u0301`.normalize("NFC")]),
);

/** The first of the combining marks. */
const MARKS = 0x300;

/**
 * Runs the journeys in a copy of this tree in which every English message is changed, each in its own way: a journey
 * that names a control by an English sentence, or by the key of another message of the same text, fails. Takes
 * Playwright's arguments, such as the specs to run.
 */
const folder = mkdtempSync(join(tmpdir(), "visita-changed-english-"));
try {
  copyTree(folder);
  changeMessages(join(folder, "app/i18n"));
  const args = ["test", "-c", "tests/e2e/playwright.config.ts", "--output", resolve("test-results/english")];
  const { status } = spawnSync(
    process.execPath,
    [resolve("node_modules/playwright/cli.js"), ...args, ...process.argv.slice(2)],
    { cwd: folder, stdio: "inherit", env: { ...process.env, CHANGED_ENGLISH: "1" } },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Every file of the repository as it is now, beside the packages of this tree. */
function copyTree(to: string): void {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const deleted = new Set(
    execFileSync("git", ["ls-files", "-z", "--deleted"], { encoding: "utf8" }).split("\0"),
  );
  for (const file of list.split("\0")) if (file && !deleted.has(file)) cpSync(file, join(to, file));
  symlinkSync(resolve("node_modules"), join(to, "node_modules"));
}

/** The page templates are content that is copied into pages, so they stay. */
function changeMessages(i18n: string): void {
  let number = 0;
  for (const { name: namespace } of readdirSync(i18n, { withFileTypes: true }).filter((it) =>
    it.isDirectory(),
  )) {
    if (namespace === "templates") continue;
    const file = join(i18n, namespace, "en.ts");
    const source = readFileSync(file, "utf8");
    const changed = messagesIn(source).reduceRight((text, { start, end, value }) => {
      number += 1;
      return `${text.slice(0, start)}${JSON.stringify(changeText(value, number))}${text.slice(end)}`;
    }, source);
    writeFileSync(file, changed);
  }
}

interface Message {
  start: number;
  end: number;
  value: string;
}

/** The texts of a namespace, by their place in its source. */
function messagesIn(source: string): Message[] {
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { initializer: text } = node;
      found.push({ start: text.getStart(), end: text.getEnd(), value: text.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("en.ts", source, ts.ScriptTarget.ESNext, true));
  return found;
}

/**
 * Accents the first vowel of each word, and puts two marks of its own over the end, which take no room in the layout.
 * Placeholders, nested messages and tags stay as they are.
 */
function changeText(text: string, number: number): string {
  const parts = text.split(/(\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>)/);
  if (!parts.some((part, i) => i % 2 === 0 && /[a-z]/i.test(part))) return text;
  const changed = parts.map((part, i) =>
    i % 2 === 0
      ? part.replace(/[a-z]+/gi, (word) => word.replace(/[aeiouy]/i, (vowel) => ACCENTS[vowel] ?? vowel))
      : part,
  );
  return changed.join("") + String.fromCharCode(MARKS + Math.floor(number / 64), MARKS + (number % 64));
}
