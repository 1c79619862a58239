import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emojiPack } from "../emoji-pack.ts";
import { packageFolder } from "./fonts.ts";

const EMOJI = "@iconify-json/noto";
/** Noto's set has no national flags. */
const FLAGS = "@iconify-json/flag";
export const EMOJI_PACKAGES: readonly string[] = [EMOJI, FLAGS];

interface Icons {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const REGIONAL_A = 0x1f1e6;
const BLACK_FLAG = "1f3f4";
const TAG = 0xe0000;
const TAG_END = "e007f";
const FLAG = /^([a-z]{2})(?:-([a-z]{3}))?-4x3$/;

function read(name: string, file: string) {
  return JSON.parse(readFileSync(join(packageFolder(name), file), "utf8"));
}

/** The code points of a region's flag (UTS #51, annex B): two letters, or for a part of a country a tagged flag. */
function flagKey(region: string, part: string | undefined): string {
  const letters = (base: number, text: string) =>
    Array.from(text, (letter) => (base + letter.charCodeAt(0)).toString(16));
  return part
    ? [BLACK_FLAG, ...letters(TAG, region + part), TAG_END].join("-")
    : letters(REGIONAL_A - "a".charCodeAt(0), region).join("-");
}

/** A flag of 640 × 480 in the middle of 128 × 128, its corners round. */
function flag(body: string): string {
  const frame = 'x="4" y="19" width="120" height="90" rx="9"';
  return (
    `<clipPath id="frame"><rect ${frame}/></clipPath><g clip-path="url(#frame)">` +
    `<g transform="translate(4 19) scale(.1875)">${body}</g></g>` +
    `<rect ${frame} fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`
  );
}

function* every(): Generator<[key: string, body: string | undefined]> {
  const { icons, aliases } = read(EMOJI, "icons.json") as Icons;
  for (const [key, name] of Object.entries(read(EMOJI, "chars.json") as Record<string, string>)) {
    yield [key.replace(/\b0+/g, ""), icons[aliases?.[name]?.parent ?? name]?.body];
  }
  for (const [name, { body }] of Object.entries((read(FLAGS, "icons.json") as Icons).icons)) {
    const [, region, part] = FLAG.exec(name) ?? [];
    if (region) yield [flagKey(region, part), flag(body)];
  }
}

/** Every emoji as the inside of an SVG of 128 × 128, by its code points, in packs of some sixteen. */
export function makeEmoji(): Map<string, Record<string, string>> {
  const packs = new Map<string, Record<string, string>>();
  for (const [key, body] of every()) {
    if (!body) continue;
    const pack = emojiPack(key);
    packs.set(pack, { ...packs.get(pack), [key]: body });
  }
  return packs;
}
