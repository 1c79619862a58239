import { t } from "./messages.ts";
import { openEditor, shownLinks, signUp, tab } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

/** The row of a link to a host of kunsthalle.de. */
const rowOf = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}\\.kunsthalle`) });

test("an address that was typed and not added is a part of what is saved, and of the page when its tab is left", async ({
  page,
}) => {
  await signUp(page);
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill("Mill bakery");
  await tab(page, "blocks").click();
  const paste = page
    .getByRole("tabpanel", { name: t("editor:tabs.blocks") })
    .getByRole("textbox", { name: t("editor:links.paste") });
  // Neither the field's own tab nor words without an address are any reason.
  await paste.fill("no address");
  await paste.blur();
  await tab(page, "general").click();
  await tab(page, "blocks").click();
  await expect.poll(() => shownLinks(page)).toEqual([]);
  await paste.fill("one.kunsthalle.de");
  await page.getByRole("button", { name: t("editor:publish") }).click();
  await expect(page.getByRole("region", { name: t("sharing:live.title") })).toBeVisible();
  await expect(rowOf(page, "one")).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(1);
  await tab(page, "blocks").click();
  await paste.fill("two.kunsthalle.de");
  await page.getByRole("button", { name: t("editor:links.add") }).focus();
  await expect(paste).toHaveValue("two.kunsthalle.de");
  await tab(page, "design").click();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(2);
  await expect(tab(page, "design")).toHaveAttribute("aria-selected", "true");
});
