/**
 * Generates the files that share images are drawn with, from the installed font and emoji packages, into
 * public/share-image: TrueType slices of every title font and of the fallback scripts, emoji as SVG, and licences. They
 * exceed the size of a Worker's script, so they are deployed as static files of the app, which passes them to the
 * Worker on request. Builds and tests call `ensureShareImageFiles`; by hand: `node workers/share-image/files/make.ts`.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EMOJI_PACKAGES, makeEmoji } from "./emoji.ts";
import { FONT_PACKAGES, makeFonts, packageFolder } from "./fonts.ts";

const SOURCES = fileURLToPath(new URL("./", import.meta.url));
export const SHARE_IMAGE_FILES = fileURLToPath(new URL("../../../public/share-image/", import.meta.url));

/** What the files depend on: the packages' versions and the code here. */
function stamp(): string {
  const hash = createHash("sha256");
  for (const name of [...FONT_PACKAGES, ...EMOJI_PACKAGES]) {
    hash.update(readFileSync(join(packageFolder(name), "package.json")));
  }
  for (const file of readdirSync(SOURCES).sort()) hash.update(readFileSync(join(SOURCES, file)));
  return hash.digest("hex");
}

/** Iconify's packages declare their licence; fonts include its text. */
function licenceOf(name: string): string {
  const folder = packageFolder(name);
  const [file, info] = [join(folder, "LICENSE"), join(folder, "info.json")];
  if (existsSync(file)) return readFileSync(file, "utf8");
  const { author, license } = JSON.parse(readFileSync(info, "utf8")) as Record<
    string,
    Record<string, string>
  >;
  return `${author?.name} (${author?.url})\n${license?.title}, ${license?.url}`;
}

function licences(): string {
  return [...FONT_PACKAGES, ...EMOJI_PACKAGES].map((name) => `${name}\n\n${licenceOf(name)}`).join("\n\n\n");
}

/** Generates the files unless they exist and match the installed packages. */
export function ensureShareImageFiles(): void {
  const wanted = stamp();
  const stampFile = join(SHARE_IMAGE_FILES, "stamp.txt");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;
  // Built aside and moved as a whole: concurrent runs never see a partial result.
  const aside = `${SHARE_IMAGE_FILES.slice(0, -1)}.${process.pid}`;
  mkdirSync(join(aside, "emoji"), { recursive: true });
  const fonts = makeFonts();
  for (const { name, bytes } of fonts) writeFileSync(join(aside, `${name}.ttf`), bytes);
  const index = fonts.map(({ font, name, ranges }) => ({ font, name, ranges: ranges.flat() }));
  writeFileSync(join(aside, "fonts.json"), JSON.stringify(index));
  for (const [pack, emoji] of makeEmoji())
    writeFileSync(join(aside, "emoji", `${pack}.json`), JSON.stringify(emoji));
  writeFileSync(join(aside, "LICENCES.txt"), licences());
  writeFileSync(join(aside, "stamp.txt"), wanted);
  rmSync(SHARE_IMAGE_FILES, { recursive: true, force: true });
  try {
    renameSync(aside, SHARE_IMAGE_FILES);
  } catch {
    // A concurrent run finished first.
    rmSync(aside, { recursive: true, force: true });
  }
}

if (import.meta.main) ensureShareImageFiles();
