import { CARD_DESIGNS } from "../../app/domain/cards/schema.ts";
import type { Sample } from "../galleries/samples.ts";
import { type SampleServer, serveSamples } from "../galleries/server.ts";
import { axeFindings } from "./axe.ts";
import { isLong } from "./languages.ts";
import { expect, test } from "./test.ts";

/** Each worker draws its samples itself. */
let samples: SampleServer;

test.beforeAll(async () => {
  samples = await serveSamples();
});
test.afterAll(() => samples.stop());

const LOOKS: [string, Sample, number, "light" | "dark"][] = [
  ["in the narrowest window", "en", 320, "light"],
  ["by night, without a picture of its owner", "plain", 390, "dark"],
  ["with long words", "de", 390, "light"],
  ["from right to left", "ar", 820, "light"],
  ["on a picture", "picture", 1440, "light"],
];

for (const [look, [name, sample, width, colorScheme]] of LOOKS.entries()) {
  // The suite sees each theme in one of these ways, the long run in all.
  test(`every type of block is sound in ${isLong ? "every theme" : "a fifth of the themes"} ${name}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const id of samples.ids.filter((_, at) => isLong || at % LOOKS.length === look)) {
      await page.goto(samples.address(id, sample), { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.locator("summary").click();
      // What a language changes is room; colours and names are the same in all.
      if (!isLong || (sample !== "de" && sample !== "ar"))
        expect([id, await axeFindings(page)]).toEqual([id, []]);
      const found = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        headings: document.querySelectorAll("h1").length,
        small: [...document.querySelectorAll(".l,.si a")]
          .map((link) => link.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 47.5).length,
      }));
      expect([id, found]).toEqual([id, { overflow: 0, headings: 1, small: 0 }]);
    }
  });
}

for (const bare of [true, false]) {
  test(`a card's page is another one in each design, ${bare ? "without" : "with"} pictures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const looks = new Set<string>();
    for (let design = 1; design <= CARD_DESIGNS; design++) {
      await page.goto(samples.cardAddress(design, "en", bare), { waitUntil: "load" });
      // The samples have their own colours: only the structure is compared.
      await page.addStyleTag({ content: ".kc{--kb:#fff!important;color:#000!important}" });
      looks.add((await page.locator(".kc").screenshot()).toString("base64"));
    }
    expect(looks.size).toBe(CARD_DESIGNS);
  });
}
