import { describe, expect, it } from "vitest";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import { TITLE_FONTS } from "~/domain/pages/fonts";
import { baseLevel, levelsOf, visualPieces } from "../../workers/share-image/bidi";
import { takeEmoji } from "../../workers/share-image/emoji";
import { fontName } from "../../workers/share-image/font-name";
import { letterTest, openFonts } from "../../workers/share-image/fonts";
import { fitTitle } from "../../workers/share-image/layout";
import { drawable, EMOJI_WIDTH, plainLetters, widthOf } from "../../workers/share-image/text";
import { readFile } from "./share-image/images";

const EVERY_SCRIPT = "AŁếΩἀЖшשش澤";
const fonts = await openFonts(readFile, "arimo", `${EVERY_SCRIPT}€½–、，،`);
const BOX = { width: SHARE_IMAGE.width - 2 * SHARE_IMAGE.margin, height: 495 };
const STYLE = { fonts, titleSize: 24, lineHeight: 1.16, tracking: 0 };

function linesOf(title: string, box = BOX, style = STYLE) {
  const { fontSize, lines } = fitTitle(title, box, style);
  return { fontSize, lines: lines.map(([start, end]) => title.slice(start, end)) };
}

function seen(text: string): string {
  return visualPieces(text, levelsOf(text, baseLevel(text))).join("|");
}

describe("the size of a title", () => {
  it("starts at three times the page's title size", () => {
    expect(linesOf("Ada Winter")).toEqual({ fontSize: 72, lines: ["Ada Winter"] });
  });

  it("takes two lines before it shrinks, and makes them even", () => {
    expect(linesOf("Ceramics, glazes and slow mornings in Porto")).toEqual({
      fontSize: 72,
      lines: ["Ceramics, glazes and", "slow mornings in Porto"],
    });
  });

  it("shrinks by ones until two lines are enough, and no further", () => {
    const title = "The quick brown fox jumps over the lazy dog and then goes home to sleep until the morning";
    const { fontSize, lines } = linesOf(title);
    expect(fontSize).toBeLessThan(72);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(widthOf(line, fonts) * fontSize).toBeLessThanOrEqual(BOX.width);
    const words = title.split(" ");
    const fitsOneLarger = words.some((_, cut) =>
      [words.slice(0, cut), words.slice(cut)].every(
        (half) => widthOf(half.join(" "), fonts) * (fontSize + 1) <= BOX.width,
      ),
    );
    expect(fitsOneLarger).toBe(false);
  });

  it("also shrinks to the height there is", () => {
    const { fontSize, lines } = linesOf("Ceramics, glazes and slow mornings in Porto", {
      width: 600,
      height: 100,
    });
    expect(lines).toHaveLength(2);
    expect(fontSize).toBe(Math.floor(100 / 2 / STYLE.lineHeight));
  });

  it("never goes below the minimum, whatever lines that takes", () => {
    const { fontSize, lines } = linesOf("word ".repeat(24).trim(), { width: 40, height: 495 });
    expect(fontSize).toBe(SHARE_IMAGE.title.minFontSize);
    expect(lines.length).toBeGreaterThan(2);
  });

  it("keeps words whole while they can be read, and breaks what is longer", () => {
    expect(
      linesOf("Donaudampfschifffahrtsgesellschaft Wien", BOX, { ...STYLE, titleSize: 48 }).lines,
    ).toEqual(["Donaudampfschifffahrtsgesellschaft", "Wien"]);
    const { lines } = linesOf("W".repeat(120));
    expect(lines).toHaveLength(2);
    expect(lines.join("")).toBe("W".repeat(120));
  });

  it("does not begin a line with a dash or with Japanese punctuation", () => {
    const dashed = linesOf("Fotografie in Lissabon und Porto – Hochzeiten und Reportagen").lines;
    expect(dashed).toHaveLength(2);
    expect(dashed[1]).toMatch(/^[^–]/);
    const japaneseLines = linesOf("渡邊澤子の写真館「光と影」、東京・下北沢で撮影しています。").lines;
    expect(japaneseLines).toHaveLength(2);
    expect(japaneseLines[1]).toMatch(/^[^、。」・]/);
  });
});

describe("the order of words", () => {
  it.each([
    ["Ada Winter", "Ada Winter"],
    ["مرحبا بكم", "بكم| |مرحبا"],
    ["ورشة (Ada Studio) منذ 2012!", "!|2012| |منذ| |(|Ada Studio|)| |ورشة"],
    ["ورشة (Ada Studio) Porto", "Porto| |(|Ada Studio|)| |ورشة"],
    ["Ada (ورشة) Porto", "Ada (|ورشة|) Porto"],
    ["Café المدينة – شكرا Porto", "Café| |شكرا| |–| |المدينة| |Porto"],
    ["שלום, 3.5% הנחה", "הנחה| |3.5%| |,|שלום"],
    ["من ١٢٫٥ إلى 20", "20| |إلى| |١٢٫٥| |من"],
  ])("%s", (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it("joins Arabic letters", () => {
    const apart = [..."مرحبا"].reduce((sum, letter) => sum + widthOf(letter, fonts), 0);
    expect(widthOf("مرحبا", fonts)).toBeLessThan(apart * 0.9);
  });
});

/** A title as it would be drawn: its emoji are replaced by their number. */
async function drawn(text: string) {
  const isLetter = await letterTest(readFile, "arimo");
  const taken = await takeEmoji(plainLetters(text), readFile, isLetter);
  const opened = await openFonts(readFile, "arimo", taken.text);
  const numbered = drawable(taken.text, opened).text.replace(
    /[\uE000-\uF8FF]/gu,
    (standIn) => `<${standIn.charCodeAt(0) - 0xe000}>`,
  );
  return { text: numbered, images: [...taken.images.values()] };
}

describe("what can be drawn", () => {
  it.each([
    ["1 © ½ €", "1 © ½ €"],
    ["ภาษา and 北京欢迎你 and Łódź", "and and Łódź"],
    ["Z̷a̴lgo", "Zalgo"],
    ["می‌خواهم", "می‌خواهم"],
    ["private \uE000 use", "private use"],
    ["𝓐𝓭𝓪 𝐖inter", "Ada Winter"],
    ["✦ ☆ ♪ → ™ ✓", "✦ ☆ ♪ → ™ ✓"],
  ])("%s", async (text, expected) => {
    expect((await drawn(text.normalize("NFC"))).text).toBe(expected);
  });

  it.each([
    ["Ada 👩🏽‍🎨 Winter ❤️", "Ada <0> Winter <1>"],
    ["☕️☕️🙂", "<0><0><1>"],
    ["1️⃣ #️⃣", "<0> <1>"],
    ["🇵🇹🇯🇵", "<0><1>"],
    ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", "<0>"],
    ["⭐ ✨", "<0> <1>"],
    // There is no image of this family: its members are drawn side by side.
    ["👨‍👨‍👨‍👨", "<0><0><0><0>"],
  ])("emoji in %s", async (text, expected) => {
    const { text: shown, images } = await drawn(text);
    expect(shown).toBe(expected);
    expect(new Set(images).size).toBe(images.length);
    for (const bitmap of images) expect(bitmap).toMatch(/^<[\s\S]+>$/);
  });

  it("is as wide as it will be drawn, emoji among letters", () => {
    const apart = widthOf("Ada ", fonts) + 2 * EMOJI_WIDTH + widthOf(" Winter", fonts);
    expect(widthOf("Ada \uE000\uE001 Winter", fonts)).toBeCloseTo(apart, 5);
  });

  it.each([
    ["A", "arimo-latin"],
    ["Ł", "arimo-latin-ext"],
    ["ế", "arimo-vietnamese"],
    ["Ω", "arimo-greek"],
    ["ἀ", "arimo-greek-ext"],
    ["Ж", "arimo-cyrillic"],
    ["ש", "arimo-hebrew"],
    ["ش", "noto-sans-arabic-arabic"],
    ["澤", "noto-sans-jp-japanese"],
  ])("%s comes from %s", (character, slice) => {
    expect(fonts.sliceFor(character.codePointAt(0) ?? 0)?.name).toBe(slice);
  });

  it.each(TITLE_FONTS.map(({ id, title }) => [title, id]))("a title in %s", async (title) => {
    const own = await openFonts(readFile, fontName(title), "Ada Łódź são niño Größe");
    for (const letter of "AdaWint\u0141\u00F3\u017A\u00E3\u00F1\u00F6\u00DF") {
      expect(own.sliceFor(letter.codePointAt(0) ?? 0)?.name).toMatch(new RegExp(`^${fontName(title)}-latin`));
    }
  });
});
