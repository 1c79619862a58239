import { ask } from "../support/http.ts";
import { expectAccessible } from "./accessible.ts";
import { ARABIC_PHONE, addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { signUp, unique } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";
import { visit } from "./visits-steps.ts";

const DROPPED = 1_234;

for (const { code, viewport } of screensOf(ENGLISH_DESK, ARABIC_PHONE))
  test.describe(`views that were dropped, ${code} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a day says how many are missing from it, and a report without it does not", async ({ page }) => {
      const { visits } = await messagesOf(code);
      const email = await signUp(page, code);
      const slug = unique("busy").toLowerCase();
      const status = await page.evaluate(
        async (sent) => {
          const headers = { "Content-Type": "application/json" };
          return (await fetch("/editor/save", { method: "POST", headers, body: JSON.stringify(sent) }))
            .status;
        },
        { page: { slug, profile: { title: "Busy" }, blocks: [] }, published: true },
      );
      expect(status).toBe(200);
      for (const person of [0, 1]) await visit(`/${slug}`, person);
      const notice = page.getByRole("status").filter({ hasText: visits.dropped.split("{{n}}")[0] });
      const views = page.getByRole("main").getByRole("radio", { name: new RegExp(`^${visits.count.views}`) });
      await expect(async () => {
        await page.goto(addressOf(code, "/dashboard-visits"));
        await expect(views).toContainText("2", { timeout: 1_000 });
      }).toPass();
      await expect(notice).toHaveCount(0);

      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ email, views: DROPPED });
      expect((await ask("app", "/dev/dropped-visits", { method: "POST", headers, body })).status).toBe(204);
      await page.reload();
      const shown = new Intl.NumberFormat(code).format(DROPPED);
      await expect(notice).toHaveText(fill(visits.dropped, { n: shown }));
      await expect(views).toContainText("2");
      await expectAccessible(page, `visits-dropped-${code}-${viewport.width}`);
    });
  });
