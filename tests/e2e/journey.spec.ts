import { languageOf } from "../../app/domain/languages.ts";
import { expectAccessible } from "./accessible.ts";
import {
  designPage,
  makeCard,
  saveAndSignUp,
  scanCard,
  seeItLive,
  seePages,
  shareCard,
} from "./journey-steps.ts";
import { ARABIC_PHONE, ENGLISH_DESK, GERMAN_PHONE, isLong, messagesOf, screensOf } from "./languages.ts";
import { unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

/** The product's main job, from nothing to a scanned code, on a phone and a desk and in the languages that differ most. */
for (const { code, viewport } of screensOf(ENGLISH_DESK, GERMAN_PHONE, ARABIC_PHONE)) {
  test.describe(`${code} at ${viewport.width}`, () => {
    // What fades in has its colours at once.
    test.use({ viewport, locale: languageOf(code).code, reducedMotion: "reduce" });

    test("from a page without an account to its card's code", async ({ page: start, context }) => {
      test.slow();
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(String(error.error())));
      const title = unique("Ada");
      const walk = {
        page: start,
        code,
        messages: await messagesOf(code),
        look: (name: string, page: Page = start) =>
          expectAccessible(page, `${code}-${viewport.width}-${name}`, isLong || code === "ar"),
        title,
        slug: title.toLowerCase(),
      };
      await designPage(walk);
      await saveAndSignUp(walk);
      await seeItLive(walk);
      await makeCard(walk);
      const scanned = await scanCard(walk);
      expect(scanned).toMatch(/^http:\/\/me\.localhost:\d+\/q\/[0-9A-Z]{10}$/i);
      await seePages(walk);
      await shareCard(walk);
      await start.goto(scanned);
      expect(new URL(start.url()).pathname).toBe(`/${walk.slug}`);
      await expect(start.getByRole("heading", { name: title })).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
