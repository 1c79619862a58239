import type { Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { t } from "./messages.ts";
import { openEditor, preview, saveButton, signUp } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";

const ghost = (page: Page) => preview(page).locator("[data-ghost]");

/** Removes the examples from the editor: their module is replaced by one without examples. */
async function withoutGhost(page: Page): Promise<void> {
  await page.route("**/assets/ghost-content-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const ghostContent = () => undefined;" }),
  );
}

/** The body that the next call of a path is sent with. */
const nextBody = async (page: Page, path: string): Promise<unknown> =>
  (
    await page.waitForRequest(
      (request) => request.method() === "POST" && new URL(request.url()).pathname === path,
    )
  ).postDataJSON();

test("what is stored is the same with the examples and without them", async ({ browser }) => {
  test.slow();
  const stored = [];
  for (const hasGhost of [true, false]) {
    const drafting = await browser.newPage();
    if (!hasGhost) await withoutGhost(drafting);
    await openEditor(drafting);
    await expect(ghost(drafting)).toHaveCount(hasGhost ? 2 : 0);
    await drafting.getByRole("textbox", { name: t("editor:general.bio") }).fill("Printer");
    await expect(ghost(drafting)).toHaveCount(hasGhost ? 1 : 0);
    const kept = () => drafting.evaluate(() => localStorage.getItem("draft:page:new:anonymous"));
    await expect.poll(kept).not.toBeNull();
    const { value: autosave } = JSON.parse((await kept()) ?? "{}");
    const draftBody = nextBody(drafting, "/editor/temporary");
    await saveButton(drafting).click();
    const draft = await draftBody;
    await drafting.waitForURL(/\/sign-up/);
    await drafting.context().close();

    const saving = await browser.newPage();
    if (!hasGhost) await withoutGhost(saving);
    await signUp(saving);
    await openEditor(saving);
    await expect(ghost(saving)).toHaveCount(hasGhost ? 2 : 0);
    await saving.getByRole("textbox", { name: t("editor:general.bio") }).fill("Printer");
    const saveBody = nextBody(saving, "/editor/save");
    const answered = saving.waitForResponse(
      (response) => new URL(response.url()).pathname === "/editor/save",
    );
    await saveButton(saving).click();
    const save = await saveBody;
    const { value } = await (await answered).json();
    let image = "";
    await expect
      .poll(
        async () => {
          const { status, bytes } = await ask("site", new URL(value.page.shareImageUrl).pathname);
          if (status === 200) image = bytes.toString("base64");
          return image.length;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(1000);
    await saving.context().close();
    stored.push({ autosave, draft, save, image });
  }
  expect(stored[0]).toEqual(stored[1]);
  expect(JSON.stringify(stored[0]?.save)).not.toContain(t("ghost:first"));
});
