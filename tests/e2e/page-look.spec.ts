import { en } from "../../app/i18n/english.ts";
import { expectAccessible } from "./accessible.ts";
import { api, tokenOf } from "./billing-steps.ts";
import { pressTab } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { like, t } from "./messages.ts";
import { pressInHeader } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { giveSeats, signUpProved } from "./team-steps.ts";
import { expect, type Page, test } from "./test.ts";
import { walk } from "./walk.ts";

/** What ends the editing of a look. */
const LEAVING = new RegExp(`^(${t("teamLook:editor.save")}|${t("teamLook:remove.open")})`);

const main = (page: Page) => page.getByRole("main");

/** A live page of the owner's. */
async function livePage(token: string, title: string) {
  const made = await api("POST", "/_/pages", token, { profile: { title } });
  const page = made.json<{ id: string; url: string }>();
  await api("POST", `/_/pages/${page.id}/publish`, token, {});
  return page;
}

/** Opens pages until each shows, or no longer shows, a heading: a look reaches the pages that follow it by the queue. */
async function expectOnSite(visitor: Page, urls: string[], heading: string, count: 0 | 1 = 1) {
  for (const url of urls)
    await expect(async () => {
      await visitor.goto(url);
      await expect(visitor.getByRole("heading", { name: heading })).toHaveCount(count, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`a look is on two pages, is locked in their editor, and its change is on both, ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { teamLook, editing, editor, design, shell } = await messagesOf(code);
    await page.setViewportSize(viewport);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    await giveSeats(owner, 3);
    const token = await tokenOf(owner);
    const pages = [await livePage(token, "Sales"), await livePage(token, "Support")] as const;
    const urls = pages.map(({ url }) => url);
    const visitor = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    const saved = page.getByText(editing.state.saved, { exact: true });
    const save = page.getByRole("button", { name: teamLook.editor.save, exact: true });

    // The owner makes a look.
    await page.goto(addressOf(code, "/dashboard-team/look"));
    await main(page).getByRole("button", { name: teamLook.pages.make, exact: true }).click();
    await page.waitForURL(/\/dashboard-team\/look\/ptp_/);
    await main(page).getByRole("textbox", { name: teamLook.editor.name }).fill("House");
    await main(page).getByRole("button", { name: editor.blocks.add, exact: true }).click();
    await page.getByRole("menuitem", { name: new RegExp(`^${editor.blocks.types.heading}`) }).click();
    await main(page).getByRole("textbox", { name: editor.headings.text }).fill("Analytical Engines");
    await main(page).getByRole("switch", { name: teamLook.pages.lockTheme }).press("Space");
    const themes = main(page).getByRole("button", { name: `${design.themes.apply}: ` });
    await themes.nth(2).click();
    await expect(
      main(page).getByRole("button", { name: `${design.themes.current}: `, disabled: true }),
    ).toHaveCount(1);
    await expectAccessible(page, `page-look-${name}`);
    await save.click();
    await expect(saved).toBeVisible();

    // Both pages are edited meanwhile in another browser.
    const elsewhere = await browser.newContext({
      viewport,
      reducedMotion: "reduce",
      storageState: await page.context().storageState(),
    });
    const editors = [await elsewhere.newPage(), await elsewhere.newPage()] as const;
    await editors[1].clock.install();
    for (const [i, theirs] of editors.entries()) {
      await theirs.goto(addressOf(code, `/editor/${pages[i]?.id}`));
      await main(theirs).getByRole("textbox", { name: editor.general.bio }).fill("Typed meanwhile");
    }

    // Both pages follow it.
    const choose = main(page).getByRole("button", { name: teamLook.pages.choose, exact: true });
    const dialog = page.getByRole("dialog");
    await choose.click();
    await dialog.getByRole("button", { name: teamLook.cancel, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await choose.click();
    await dialog.getByRole("button", { name: teamLook.follow.all, exact: true }).click();
    await expectAccessible(page, `page-look-pages-${name}`);
    await dialog.getByRole("button", { name: teamLook.follow.apply, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expectOnSite(visitor, urls, "Analytical Engines");
    await expectAccessible(visitor, `page-look-site-${name}`, false);

    // One editor has it when the window regains focus, the other within half a minute; the input is preserved.
    await editors[0].evaluate(() => window.dispatchEvent(new Event("focus")));
    await editors[1].clock.fastForward(31_000);
    for (const theirs of editors) {
      await pressTab(theirs.getByRole("tab", { name: editor.tabs.themes, exact: true }));
      await expect(main(theirs).locator("[data-locked=theme]")).toBeVisible();
      await pressTab(theirs.getByRole("tab", { name: editor.tabs.blocks, exact: true }));
      await expect(main(theirs).locator("[data-locked]")).toContainText("Analytical Engines");
      await pressTab(theirs.getByRole("tab", { name: editor.tabs.general, exact: true }));
      await expect(main(theirs).getByRole("textbox", { name: editor.general.bio })).toHaveValue(
        "Typed meanwhile",
      );
      await theirs.keyboard.press("Control+s");
      await expect(theirs.getByText(editing.state.saved, { exact: true })).toBeVisible();
    }

    // It is locked in the editor of a page.
    await page.goto(addressOf(code, `/editor/${pages[0].id}`));
    await pressTab(page.getByRole("tab", { name: editor.tabs.blocks, exact: true }));
    const blocks = main(page).getByRole("region", { name: teamLook.pages.last, exact: true });
    await expect(blocks).toContainText("Analytical Engines");
    await expect(blocks).toContainText(fill(teamLook.pages.follows, { name: "House" }));
    await expectAccessible(page, `page-look-blocks-${name}`);
    await blocks.getByRole("link", { name: teamLook.lock.change, exact: true }).click();
    await page.waitForURL(/\/dashboard-team\/look\/ptp_/);
    await page.goto(addressOf(code, `/editor/${pages[0].id}`));
    await page.getByRole("tab", { name: editor.tabs.themes, exact: true }).click();
    await expect(main(page).getByText(teamLook.pages.themeLocked, { exact: true })).toBeVisible();
    await expectAccessible(page, `page-look-theme-${name}`);
    await main(page).getByRole("link", { name: teamLook.lock.change, exact: true }).click();
    await page.waitForURL(/\/dashboard-team\/look\/ptp_/);

    // A change is looked at before it is saved, and is on both pages.
    await main(page)
      .getByRole("button", { name: /Analytical Engines/ })
      .click();
    await main(page).getByRole("textbox", { name: editor.headings.text }).fill("Difference Engines");
    await save.click();
    await expect(dialog.getByText("Support", { exact: true }).first()).toBeVisible();
    await expectAccessible(page, `page-look-effect-${name}`);
    await dialog.getByRole("button", { name: teamLook.effect.confirm, exact: true }).click();
    await expect(saved).toBeVisible();
    await expectOnSite(visitor, urls, "Difference Engines");

    // It is on the list, and is deleted.
    await page.goto(addressOf(code, "/dashboard-team/look"));
    await expectAccessible(page, `page-looks-${name}`);
    await main(page).getByRole("link", { name: /House/ }).click();
    await pressInHeader(page, "button", teamLook.remove.open, shell.more);
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: teamLook.remove.confirm, exact: true })
      .click();
    await page.waitForURL(/\/dashboard-team\/look$/);
    await expectOnSite(visitor, urls, "Difference Engines", 0);
    await editors[0].evaluate(() => window.dispatchEvent(new Event("focus")));
    await pressTab(editors[0].getByRole("tab", { name: editor.tabs.blocks, exact: true }));
    await expect(main(editors[0]).locator("[data-locked]")).toHaveCount(0);
    await visitor.context().close();
    await elsewhere.close();
  });
}

test("each control of a look of pages answers", async ({ page }) => {
  test.setTimeout(300_000);
  page.on("dialog", (dialog) => dialog.accept());
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 3);
  const token = await tokenOf(owner);
  await livePage(token, "Sales");
  const made = await api("POST", "/_/team/page-templates", token, {
    name: "House",
    isThemeLocked: true,
    first: [{ key: "top", type: "heading", data: { text: "Analytical Engines" } }],
  });
  const { id } = made.json<{ id: string }>();
  await page.goto(addressOf("en", `/dashboard-team/look/${id}`));
  await settled(page);
  await expect(main(page).getByRole("textbox", { name: en.teamLook.editor.name })).toBeVisible();
  const used = await walk(page, main(page), { without: LEAVING });
  await walk(page, page.locator("[data-screen-part]"), { without: LEAVING });
  expect(used.length).toBeGreaterThan(10);
  // On a phone a block takes the place of the list.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(en.editing.restored.text, { exact: true })).toBeVisible();
  await main(page)
    .getByRole("button", { name: t("editing:close"), exact: true })
    .click();
  await page.getByRole("button", { name: en.editor.preview.show, exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("teamLook:close"), exact: true })
    .click();
  // The walk may have made a copy of it.
  await main(page)
    .getByRole("button", { name: /Analytical Engines/ })
    .first()
    .click();
  const choose = (name: string) =>
    main(page).getByRole("radio", { name, exact: true }).locator("xpath=ancestor::label").click();
  for (const size of [t("editor:headings.small"), t("editor:headings.large")]) await choose(size);
  const back = main(page).getByRole("button", { name: en.editor.blocks.back, exact: true });
  await back.click();
  await expect(back).toHaveCount(0);
  // The walk has taken the theme off the pages: without one there is nothing to choose.
  const themed = main(page).getByRole("switch", { name: t("teamLook:pages.lockTheme") });
  await expect(themed).not.toBeChecked();
  await themed.locator("xpath=ancestor::label").click();
  for (const kind of [t("design:themes.pro"), t("design:themes.free"), t("design:themes.all")])
    await choose(kind);
  // What was not saved came back with the reload, and can be thrown away.
  await page.reload();
  await page.getByRole("button", { name: en.editing.restored.discard, exact: true }).click();
  await expect(page.getByText(en.editing.restored.text, { exact: true })).toHaveCount(0);
});

test("the links of a look of pages are moved, copied and deleted by their menu", async ({ page }) => {
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const token = await tokenOf(owner);
  const linkTo = (name: string) => ({ key: name, title: name, url: `https://${name}.example/` });
  const made = await api("POST", "/_/team/page-templates", token, {
    name: "House",
    first: [{ key: "links", type: "buttons", data: { items: ["shop", "press"].map(linkTo) } }],
  });
  const { id } = made.json<{ id: string }>();
  await page.goto(addressOf("en", `/dashboard-team/look/${id}`));
  const { blocks } = en.editor;
  const rows = main(page).getByRole("grid", { name: en.editor.links.list }).getByRole("row");
  const expectRows = async (names: string[]) => {
    await expect(rows).toHaveCount(names.length);
    for (const [i, name] of names.entries()) await expect(rows.nth(i)).toContainText(name);
  };
  const pick = async (at: number, name: string | RegExp) => {
    await rows.nth(at).locator("[data-more] button").click();
    await page.getByRole("menuitem", { name }).click();
  };
  await main(page).locator("[data-open]").first().click();
  await expectRows(["shop", "press"]);
  await pick(0, like("editor:blocks.down"));
  await expectRows(["press", "shop"]);
  await pick(1, like("editor:blocks.up"));
  await expectRows(["shop", "press"]);
  await pick(1, blocks.duplicate);
  await expectRows(["shop", "press", "press"]);
  await pick(0, blocks.delete);
  await expectRows(["press", "press"]);
  // More are added, each in its own form, and all are laid out together.
  const { links } = en.editor;
  const paste = main(page).getByRole("textbox", { name: links.paste, exact: true });
  await paste.fill("studio.example");
  await paste.press("Enter");
  await expect(rows).toHaveCount(3);
  for (const name of [
    t("editor:links.layouts.grid"),
    t("editor:links.layouts.row"),
    t("editor:links.layouts.list"),
  ])
    await main(page).getByRole("radio", { name, exact: true }).locator("xpath=ancestor::label").click();
  await main(page).getByRole("button", { name: links.add, exact: true }).click();
  await main(page).getByRole("textbox", { name: links.title, exact: true }).fill("Fourth");
  await main(page).getByRole("textbox", { name: links.url, exact: true }).fill("fourth.example");
  await main(page).getByRole("switch", { name: links.large }).press("Space");
  await expect(rows).toHaveCount(4);
  await main(page).getByRole("button", { name: blocks.add, exact: true }).click();
  await page
    .getByRole("searchbox", { name: blocks.search })
    .or(page.getByLabel(blocks.search))
    .first()
    .fill("Quote");
  await page.keyboard.press("Escape");
});
