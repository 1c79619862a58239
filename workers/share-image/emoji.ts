import type { ReadShareImageFile } from "~/domain/media/share-image";
import { emojiPack } from "./emoji-pack";

/** Emoji in a text are replaced by one character each of this private range, which is removed from users' texts. */
const FIRST_STAND_IN = 0xe000;
const MOST = 0xf8ff - FIRST_STAND_IN;

/** A character that stands for an emoji. */
export const STAND_IN = /[\uE000-\uF8FF]/u;

/** Characters of that range have no shared meaning. */
const PRIVATE = /[\uE000-\uF8FF]/gu;
/** Drawn as an image by default, by the variation selector, or as a flag or a key. */
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|.*\uFE0F|.*\u20E3$|\p{Extended_Pictographic})/su;
const ASKS_FOR_EMOJI = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u;
const SKIN_TONE = /-1f3f[b-f]/g;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text whose emoji are stand-ins, and the inside of an SVG of 128 × 128 by stand-in. */
export interface EmojiText {
  text: string;
  images: Map<string, string>;
}

/** The name of an emoji in the packs: its code points without variation selectors. */
function keyOf(grapheme: string): string {
  const points = Array.from(grapheme, (character) => (character.codePointAt(0) ?? 0).toString(16));
  return points.filter((point) => point !== "fe0f").join("-");
}

/** The images an emoji can be shown as, best first: itself, without skin tones, its parts side by side. */
function candidates(key: string): string[][] {
  const plain = key.replace(SKIN_TONE, "");
  return [[key], [plain], plain.split("-200d-")];
}

/**
 * Replaces the emoji in a text by stand-ins. What `isLetter` draws as a letter stays one, unless it is written as an
 * emoji; an emoji without an image stays for the next step, which looks for letters.
 */
export async function takeEmoji(
  text: string,
  read: ReadShareImageFile,
  isLetter: (point: number) => boolean,
): Promise<EmojiText> {
  const images = new Map<string, string>();
  const standIns = new Map<string, string>();
  const packs = new Map<string, Record<string, string>>();
  const find = async (key: string): Promise<string | undefined> => {
    const pack = emojiPack(key);
    let known = packs.get(pack);
    if (!known) {
      const bytes = await read(`emoji/${pack}.json`);
      known = bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>) : {};
      packs.set(pack, known);
    }
    return known[key];
  };
  const standInFor = (key: string, bitmap: string): string => {
    const known = standIns.get(key) ?? String.fromCharCode(FIRST_STAND_IN + standIns.size);
    standIns.set(key, known);
    images.set(known, bitmap);
    return known;
  };
  let out = "";
  for (const { segment } of graphemes.segment(text.replace(PRIVATE, ""))) {
    out += (await replaced(segment)) ?? segment;
  }
  return { text: out, images };

  async function replaced(segment: string): Promise<string | undefined> {
    const point = segment.codePointAt(0) ?? 0;
    if (!EMOJI.test(segment) || (isLetter(point) && !ASKS_FOR_EMOJI.test(segment)) || standIns.size >= MOST)
      return undefined;
    for (const keys of candidates(keyOf(segment))) {
      const found = await Promise.all(keys.map(find));
      if (found.every((bitmap) => bitmap !== undefined))
        return keys.map((key, at) => standInFor(key, found[at] ?? "")).join("");
    }
    return undefined;
  }
}
