import { ask } from "../support/http.ts";
import { expectAccessible } from "./accessible.ts";
import { haveAPage } from "./cards-steps.ts";
import { signUpWithPlan } from "./contacts-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { unique } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";
import { visit } from "./visits-steps.ts";

const DROPPED = 1_234;

for (const { code, viewport } of screensOf(ENGLISH_DESK))
  test.describe(`views that were dropped, ${code} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a day says how many are missing from it, and one without any does not", async ({ page }) => {
      const { visits } = await messagesOf(code);
      const email = await signUpWithPlan(page, code);
      const slug = unique("busy").toLowerCase();
      await haveAPage(page, { slug, profile: { title: "Busy" }, blocks: [] }, true);
      for (const person of [0, 1]) await visit(`/${slug}`, person);
      const notice = page.getByRole("status").filter({ hasText: visits.dropped.split("{{n}}")[0] });
      // The number is in the choice's name.
      const views = page
        .getByRole("main")
        .getByRole("radio", { name: new RegExp(`^${visits.count.views}.*\\b2\\b`) });
      const open = () => page.goto(addressOf(code, "/dashboard-visits"));
      await expect(async () => {
        await open();
        await expect(views).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      await expect(notice).toHaveCount(0);

      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ email, views: DROPPED });
      expect((await ask("app", "/dev/dropped-visits", { method: "POST", headers, body })).status).toBe(204);
      await open();
      await expect(notice).toHaveText(
        fill(visits.dropped, { n: new Intl.NumberFormat(code).format(DROPPED) }),
      );
      await expect(views).toHaveCount(1);
      await expectAccessible(page, `visits-dropped-${code}-${viewport.width}`);
    });
  });
