import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import { baseLevel, levelsOf, visualPieces } from "../../workers/share-image/bidi";
import { sliceFor } from "../../workers/share-image/fonts";
import latin from "../../workers/share-image/fonts/arimo-latin.bin";
import japanese from "../../workers/share-image/fonts/noto-japanese.bin";
import { fitTitle } from "../../workers/share-image/layout";
import { drawable, widthOf } from "../../workers/share-image/text";

const { PNGS } = env as unknown as { PNGS: Fetcher };
const BOX = { width: SHARE_IMAGE.width - 2 * SHARE_IMAGE.margin, height: 495 };
const STYLE = { titleSize: 24, lineHeight: 1.16, tracking: 0 };

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
    for (const line of lines) expect(widthOf(line) * fontSize).toBeLessThanOrEqual(BOX.width);
    const words = title.split(" ");
    const fitsOneLarger = words.some((_, cut) =>
      [words.slice(0, cut), words.slice(cut)].every(
        (half) => widthOf(half.join(" ")) * (fontSize + 1) <= BOX.width,
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
    const apart = [..."مرحبا"].reduce((sum, letter) => sum + widthOf(letter), 0);
    expect(widthOf("مرحبا")).toBeLessThan(apart * 0.9);
  });
});

describe("what can be drawn", () => {
  it.each([
    ["Ada 👩🏽‍🎨 Winter ❤️", "Ada Winter"],
    ["1️⃣ © ½ €", "1 © ½ €"],
    ["ภาษา and 北京欢迎你 and Łódź", "and and Łódź"],
    ["Z̷a̴lgo", "Zalgo"],
    ["می‌خواهم", "می‌خواهم"],
    ["🙂", ""],
  ])("%s", (text, expected) => {
    expect(drawable(text.normalize("NFC")).text).toBe(expected);
  });

  it.each([
    ["A", "latin"],
    ["Ł", "latin-ext"],
    ["ế", "vietnamese"],
    ["Ω", "greek"],
    ["ἀ", "greek-ext"],
    ["Ж", "cyrillic"],
    ["ש", "hebrew"],
    ["ش", "arabic"],
    ["澤", "japanese"],
  ])("%s comes from %s", (character, slice) => {
    expect(sliceFor(character.codePointAt(0) ?? 0)?.name).toBe(slice);
  });

  it.each([
    ["arimo-latin", latin],
    ["noto-japanese", japanese],
  ])("%s.bin is what its package gives", { timeout: 60_000 }, async (name, bytes) => {
    const made = await (await PNGS.fetch(`https://pngs.invalid/font?name=${name}`)).arrayBuffer();
    expect(new Uint8Array(made)).toEqual(new Uint8Array(bytes));
  });
});
