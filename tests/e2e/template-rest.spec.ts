import { en } from "../../app/i18n/english.ts";
import { ask } from "../support/http.ts";
import { t, within } from "./messages.ts";
import {
  fillSignUp,
  givePlan,
  openEditor,
  preview,
  saveButton,
  signUp,
  unique,
} from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { expect, type Page, test } from "./test.ts";

const { sharing } = en;
/** Of the osteria's template. */
const EXAMPLE_LINK = t("templates:osteria.links.0");
const leftOut = `${en.editing.leftOut.title}. `;
const livePanel = (page: Page) => page.getByRole("region", { name: sharing.live.title });
const check = (page: Page) => page.getByRole("dialog", { name: sharing.check.title });

/** Begins a page from a template, with a name of its own. */
async function beginFrom(page: Page, template: string): Promise<string> {
  const name = unique("Templated");
  await page.goto(`/editor?template=${template}`);
  await page.getByRole("textbox", { name: en.start.gallery.name }).fill(name);
  await expect(page.getByText(en.start.naming.picture)).toBeVisible();
  await page.getByRole("button", { name: en.start.naming.go }).click();
  await page.waitForURL(/\/editor\/new$/);
  return name;
}

test("a page that uses PRO says so before its save, and its panel on the dashboard names the template's words", async ({
  page,
}) => {
  const name = await beginFrom(page, "osteria");
  const main = page.getByRole("main");
  await expect(main.getByText(sharing.notLive.uses)).toBeVisible();
  await main.getByRole("button", { name: sharing.notLive.decide }).click();
  const plans = page.getByRole("alertdialog", { name: en.pagePlan.title });
  // Nothing is saved yet.
  await expect(plans).toContainText(en.pagePlan.text);
  // The free page is seen before it is chosen.
  const free = plans.frameLocator("iframe");
  await expect(free.getByRole("heading", { name })).toBeVisible();
  // As it will be: without the examples that its save leaves out.
  await expect(free.getByText(EXAMPLE_LINK)).toHaveCount(0);
  await plans.getByRole("button", { name: en.editing.plan.saveFree }).click();
  await page.waitForURL(/\/sign-up/);
  await expect(main.getByText(leftOut)).toContainText(EXAMPLE_LINK);
  await expect(main).toContainText(within("sharing:live.samples"));
  // Back to the editor, and on again.
  await main.getByRole("link", { name: en.accounts.signUp.keepEditing }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(name);
  // The version with PRO is not lost, and comes back here, too.
  await page.getByRole("button", { name: en.pagePlan.version.bringBack }).click();
  await expect(preview(page).getByText(EXAMPLE_LINK)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(preview(page).getByText(EXAMPLE_LINK)).toHaveCount(0);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await fillSignUp(page, `${name.toLowerCase()}@visita.example`);
  const live = livePanel(page);
  // The address no longer names the page that came along: the screen's data is loaded again.
  await page.waitForURL(/\/dashboard$/);
  await settled(page);
  await expect(live).toContainText(within("sharing:live.samples"));
  await expect(live).toContainText(sharing.live.picture);
  await expect(live).toContainText(leftOut);
  await live.getByRole("link", { name: sharing.live.finish }).click();
  await page.waitForURL(/\/editor\/pg_\w+\?check$/);
  await expect(check(page)).toContainText(within("sharing:check.sampleText"));
  await check(page)
    .getByRole("button", { name: t("editor:close") })
    .first()
    .click();
  // The panel is there again after the editor, with what is still to be done, until it is closed.
  await page.goto("/dashboard");
  await expect(live).toContainText(within("sharing:live.samples"));
  await live.getByRole("button", { name: sharing.live.close }).click();
  await page.reload();
  await settled(page);
  await expect(live).toHaveCount(0);
});

test("the kept version of a template's page has its examples, and no save puts them live", async ({
  page,
}) => {
  const { version } = en.pagePlan;
  const email = await signUp(page);
  const name = await beginFrom(page, "osteria");
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.editing.plan.backToFree }).click();
  const live = livePanel(page);
  await expect(live).toContainText(leftOut);
  await page.waitForURL(/\/editor\/pg_/);
  const { pathname } = new URL(page.url());

  await givePlan(email, "active");
  await openEditor(page, pathname);
  await expect(preview(page).getByText(EXAMPLE_LINK)).toHaveCount(0);
  await page.getByRole("button", { name: version.bringBack }).click();
  await expect(preview(page).getByText(EXAMPLE_LINK)).toBeVisible();
  // What visitors would read of the template is said before it is saved.
  const back = page.getByRole("status").filter({ hasText: version.isBack });
  await expect(back).toContainText(version.examples);
  await expect(back).toContainText(within("sharing:live.samples"));
  await expect(back).toContainText(t("sharing:live.quoted", { text: t("templates:osteria.heading") }));
  await back.getByRole("button", { name: sharing.live.finish }).click();
  await expect(check(page)).toContainText(within("sharing:check.sampleText"));
  await check(page)
    .getByRole("button", { name: t("editor:close") })
    .first()
    .click();
  await saveButton(page).click();
  await expect(page.getByText(en.editing.leftOut.title, { exact: true })).toBeVisible();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(preview(page).getByText(EXAMPLE_LINK)).toHaveCount(0);
  // Its address and its hours are contacts, too.
  for (const own of ["14 Chapel Row", "Wed to Sun"])
    await expect(preview(page).getByText(own)).toHaveCount(0);
  const slug = name.toLowerCase();
  const shown = await ask("site", `/${slug}?v=9`);
  expect(shown.text).toContain(name);
  for (const example of [EXAMPLE_LINK, "14 Chapel Row"]) expect(shown.text).not.toContain(example);
});

test("a template's page that goes live in its editor names the template's words there", async ({ page }) => {
  await signUp(page);
  await beginFrom(page, "bakery");
  await expect(page.getByText(sharing.notLive.uses)).toHaveCount(0);
  await saveButton(page).click();
  const live = livePanel(page);
  await expect(live).toContainText(within("sharing:live.samples"));
  await live.getByRole("button", { name: sharing.live.finish }).click();
  await check(page).getByRole("button", { name: sharing.check.show }).first().click();
  const bio = page.getByRole("textbox", { name: t("editor:general.bio") });
  const sample = (await bio.inputValue()).slice(0, 30);
  await expect(live).toContainText(sample);
  await bio.fill("Cakes to order, in Bath");
  await expect(live).not.toContainText(sample);
  await live.getByRole("link", { name: en.editor.made.card }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.editing.leave.confirm }).click();
  await page.waitForURL(/\/editor-business-card\?page=pg_/);
});

test("a template's name becomes nobody's: of an account it is not the name, and a page of one has the account's", async ({
  page,
}) => {
  const nameField = page.getByRole("textbox", { name: en.start.gallery.name });
  const begin = async () => {
    await page.goto("/editor?template=osteria");
    await expect(page.getByText(en.start.naming.picture)).toBeVisible();
  };
  await begin();
  await expect(nameField).toHaveValue("");
  await page.getByRole("button", { name: en.start.naming.go }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).not.toHaveValue("");
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.editing.plan.saveFree }).click();
  await page.waitForURL(/\/sign-up/);
  // Its words are named once its template is there.
  await expect(page.getByRole("main")).toContainText(within("sharing:live.samples"));
  await expect(page.getByRole("textbox", { name: t("accounts:name"), exact: true })).toHaveValue("");

  await signUp(page);
  await begin();
  await expect(nameField).toHaveValue("Ada Lindqvist");
  await page.getByRole("button", { name: en.start.naming.go }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Ada Lindqvist");
});
