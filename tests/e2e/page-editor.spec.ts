import { post } from "./cards-steps.ts";
import { like, t } from "./messages.ts";
import {
  addLink,
  fillSignUp,
  makePage,
  openEditor,
  openOwnPage,
  preview,
  saveButton,
  shownLinks,
  signUp,
  tab,
  undoNotice,
  unique,
} from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const MOD = "Control";

/** Uses the notices of a published page, except links that leave the editor. */
async function useLivePanel(live: Locator): Promise<void> {
  const address = live.getByRole("textbox", { name: t("sharing:share.link") });
  await expect(address).toHaveValue(/^http:\/\/me\.localhost/);
  await address.click();
  const opened = live.page().context().waitForEvent("page");
  await live.getByRole("link", { name: t("sharing:share.open") }).click();
  await (await opened).close();
  await expect(live.getByRole("img", { name: like("sharing:share.alt") })).toBeVisible();
  await live.getByRole("button", { name: t("sharing:share.copy") }).click();
  await live.getByRole("button", { name: t("sharing:share.copied") }).click();
  for (const [place, steps] of [
    ["Instagram", "instagram"],
    ["TikTok", "tiktok"],
    ["LinkedIn", "linkedIn"],
  ] as const) {
    await live.getByRole("button", { name: place }).click();
    await expect(live.getByText(t(`sharing:install.steps.${steps}`))).not.toHaveCount(0);
    await live.getByRole("button", { name: place }).click();
  }
}

test("a page that goes live says so in its editor, once, with what to look at", async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(unique("Live"));
  await tab(page, "blocks").click();
  // What visitors' browsers warn of is something to look at.
  await addLink(page, "http://example.com/shop", "Shop");
  await saveButton(page).click();
  const live = page.getByRole("region", { name: t("sharing:live.title") });
  await useLivePanel(live);
  await live.getByRole("button", { name: t("sharing:check.count", { count: 1 }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("editor:close") })
    .first()
    .click();
  await live.getByRole("link", { name: t("sharing:live.more") }).click();
  await page.waitForURL(/\/share-page\/pg_/);
  await page.goBack();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(live).toHaveCount(0);
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Saved again");
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(live).toHaveCount(0);
});

test("without an account: design, save, sign up, and the page is there and live", async ({ page }) => {
  const title = unique("Press");
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await tab(page, "blocks").click();
  await addLink(page, "instagram.com/ada");
  await expect(preview(page).getByRole("heading", { name: title })).toBeVisible();
  await expect(preview(page).getByRole("link", { name: "Instagram" })).toBeVisible();
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await fillSignUp(page, `${title}@visita.example`.toLowerCase());
  const live = page.getByRole("region", { name: t("sharing:live.title") });
  await useLivePanel(live);
  await live.getByRole("button", { name: t("sharing:live.close") }).click();
  await expect(live).toHaveCount(0);
  await page.goto(`http://me.${new URL(page.url()).host}/${title.toLowerCase()}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    "https://instagram.com/ada",
  );
});

test("back from the sign-up the draft is still there, and after it no second page comes of it", async ({
  page,
}) => {
  const title = unique("Back");
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await openEditor(page);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await page.goto("/sign-up");
  await fillSignUp(page, `${title}@visita.example`.toLowerCase());
  await page.getByRole("link", { name: t("sharing:live.more") }).click();
  await page.waitForURL(/\/share-page\/pg_/);
  // The free plan has one page, which was made of the draft: there is nothing to make here.
  await page.goto("/editor/new");
  await expect(page).toHaveURL(/\/dashboard-pages\?limit=1/);
});

test("a link's menu copies it and deletes it, which can be taken back", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  for (const name of ["One", "Two"]) await addLink(page, `${name}.example.com`, name);
  const more = (name: string) => page.getByRole("button", { name: t("editor:blocks.more", { name }) });
  await more("One").click();
  await page.getByRole("menuitem", { name: t("editor:blocks.duplicate") }).click();
  await expect.poll(() => shownLinks(page)).toEqual(["One", "One", "Two"]);
  await more("Two").click();
  await page.getByRole("menuitem", { name: t("editor:blocks.delete") }).click();
  await expect.poll(() => shownLinks(page)).toEqual(["One", "One"]);
  await page
    .getByRole("button", { name: t("editor:blocks.undo"), exact: true })
    .last()
    .click();
  await expect.poll(() => shownLinks(page)).toEqual(["One", "One", "Two"]);
});

test("links are put in order by buttons and by keyboard, and all of it is undone and redone", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  for (const name of ["One", "Two", "Three"]) await addLink(page, `${name}.example.com`, name);
  expect(await shownLinks(page)).toEqual(["One", "Two", "Three"]);

  const more = (name: string) => page.getByRole("button", { name: t("editor:blocks.more", { name }) });
  await more("Three").click();
  await page.getByRole("menuitem", { name: t("editor:blocks.up", { name: "Three" }) }).click();
  expect(await shownLinks(page)).toEqual(["One", "Three", "Two"]);
  await expect(more("Three")).toBeFocused();
  await more("One").click();
  await page.getByRole("menuitem", { name: t("editor:blocks.down", { name: "One" }) }).click();
  expect(await shownLinks(page)).toEqual(["Three", "One", "Two"]);
  await expect(more("One")).toBeFocused();

  await page.getByRole("button", { name: t("editor:blocks.handle", { name: "Three" }), exact: true }).focus();
  await page.keyboard.press("Enter");
  // It begins at its own place, whatever row was used before.
  const target = page.getByRole("row").and(page.locator("[data-drop-target]"));
  await expect(target).toHaveCount(1);
  await expect(target.getByRole("button")).toHaveAccessibleName("Insert between Three and One");
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(target.getByRole("button", { name: "Insert after Two" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => shownLinks(page)).toEqual(["One", "Two", "Three"]);
  await page.keyboard.press(`${MOD}+z`);
  await expect.poll(() => shownLinks(page)).toEqual(["Three", "One", "Two"]);
  await page.keyboard.press(`${MOD}+z`);
  await page.keyboard.press(`${MOD}+z`);
  expect(await shownLinks(page)).toEqual(["One", "Two", "Three"]);
  await page.keyboard.press(`${MOD}+Shift+z`);
  expect(await shownLinks(page)).toEqual(["One", "Three", "Two"]);
});

test("a link that is added by keyboard is the next thing to type, also after another one", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addLink(page, "one.example.com", "One");
  await page.getByRole("button", { name: like("editor:links.add") }).focus();
  await page.keyboard.press("Enter");
  const address = page.getByRole("textbox", { name: t("editor:links.url"), exact: true });
  await expect(address).toHaveValue("");
  await expect(address).toBeFocused();
  await expect(preview(page).getByText(t("editor:links.untitled"), { exact: true })).toBeVisible();
  // What moves the focus afterwards would have done so.
  await settled(page);
  await page.keyboard.type("two.example.com", { delay: 60 });
  await expect(address).toHaveValue("two.example.com");
});

test("a deleted link and a deleted block come back from the notice", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addLink(page, "one.example.com", "One");
  await addLink(page, "two.example.com", "Two");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("editor:blocks.delete") })
    .last()
    .click();
  await expect.poll(() => shownLinks(page)).toEqual(["One"]);
  // The pressed button was removed with its link: the focus moves to the one beside it.
  await expect(page.getByRole("button", { name: /^One/ })).toBeFocused();
  await undoNotice(page).click();
  await expect.poll(() => shownLinks(page)).toEqual(["One", "Two"]);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("editor:blocks.delete") })
    .first()
    .click();
  await expect.poll(() => shownLinks(page)).toEqual([]);
  await expect(page.getByRole("tabpanel").getByRole("button").first()).toBeFocused();
  await undoNotice(page).click();
  await expect.poll(() => shownLinks(page)).toEqual(["One", "Two"]);
});

test("what is switched off leaves the preview, and a copy has a life of its own", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addLink(page, "one.example.com", "One");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("editor:blocks.duplicate") })
    .last()
    .click();
  await expect.poll(() => shownLinks(page)).toEqual(["One", "One"]);
  await page.getByRole("textbox", { name: t("editor:links.title") }).fill("Copy");
  await expect.poll(() => shownLinks(page)).toEqual(["One", "Copy"]);
  await page.getByRole("switch", { name: t("editor:blocks.visible", { name: "One" }) }).press("Space");
  await expect.poll(() => shownLinks(page)).toEqual(["Copy"]);
});

test("a reload keeps what was typed, and it can be discarded", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill("Half a thought");
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("and the rest");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Half a thought");
  const back = page.getByText(t("editing:restored.text"));
  await expect(back).toBeVisible();
  // It is where the history starts.
  await expect(page.getByRole("button", { name: t("editing:undo"), exact: true })).toBeDisabled();
  await page.keyboard.press(`${MOD}+z`);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Half a thought");
  await page.getByRole("button", { name: t("editing:restored.discard") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("");
  await page
    .getByRole("alertdialog", { name: t("editing:restored.discarded") })
    .getByText(t("editing:undo"))
    .click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Half a thought");
  await page.reload();
  await expect(back).toBeVisible();
});

test("what came back is said until it is saved, and not of what is typed after that", async ({ page }) => {
  await signUp(page);
  const id = await openOwnPage(page, unique("Back"));
  const bio = page.getByRole("textbox", { name: t("editor:general.bio") });
  await bio.fill("Typed before");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  const back = page.getByText(t("editing:restored.text"));
  await expect(back).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(back).toHaveCount(0);
  await bio.fill("Typed after");
  await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
  await expect(back).toHaveCount(0);
  expect(new URL(page.url()).pathname).toContain(id);
});

test("the address of one's other page is taken, for a page that is there and for a new one", async ({
  page,
}) => {
  const own = unique("own").toLowerCase();
  const made = await Promise.all(
    [own, unique("second").toLowerCase()].map((slug) =>
      asSubscriber<{ id: string; slug: string }>("POST", "/_/pages", { slug, profile: { title: slug } }),
    ),
  );
  try {
    await logInAsSubscriber(page);
    for (const path of [`/editor/${made[1]?.id}`, "/editor/new"]) {
      await openEditor(page, path);
      await tab(page, "settings").click();
      const address = page.getByRole("textbox", { name: t("editor:settings.address") });
      await address.fill(own);
      await expect(page.getByText(t("errors:slugTaken", { url: own }))).toBeVisible();
      await expect(page.getByText(t("editor:settings.suggestions"))).toBeVisible();
      await expect(page.getByRole("button", { name: new RegExp(`^${own}-`) }).first()).toBeVisible();
    }
  } finally {
    for (const { id } of made) await asSubscriber("DELETE", `/_/pages/${id}`);
  }
});

test("leaving with unsaved changes asks", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill("Not yet");
  await page.getByRole("link", { name: t("shell:account.logIn") }).click();
  await expect(page.getByRole("alertdialog")).toContainText(t("editing:leave.title"));
  await page
    .getByRole("button", { name: t("editing:leave.cancel") })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Not yet");
  await page.getByRole("link", { name: t("shell:account.logIn") }).click();
  await page.getByRole("button", { name: t("editing:leave.confirm") }).click();
  await page.waitForURL(/\/login/);
});

test("what is typed in a row is saved and undone by keyboard from there", async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  await tab(page, "blocks").click();
  await addLink(page, "row.example.com", "Row");
  await expect(page.getByRole("textbox", { name: t("editor:links.title") })).toBeFocused();
  await page.keyboard.press(`${MOD}+s`);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: t("editor:links.title") }).press(`${MOD}+z`);
  await expect(page.getByText(t("editing:state.unsaved"), { exact: true })).toBeVisible();
});

test("a link that would run something is refused beside its field", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addLink(page, "javascript:alert(1)", "Free gift");
  await expect(page.getByText(t("errors:linkInvalid"))).toBeVisible();
  await expect(preview(page).locator("ul a")).not.toHaveAttribute("href");
  await tab(page, "general").click();
  await saveButton(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/editor\/new$/);
});

test("a taken address offers free ones", async ({ page }) => {
  await openEditor(page);
  await tab(page, "settings").click();
  const address = page.getByRole("textbox", { name: t("editor:settings.address") });
  await address.fill("Ada");
  await expect(page.getByText(t("errors:slugTaken", { url: "ada" }))).toBeVisible();
  await page.getByRole("button", { name: "ada-studio" }).click();
  await expect(address).toHaveValue("ada-studio");
  await expect(page.getByText(t("editor:settings.free"))).toBeVisible();
  await address.fill("login");
  await expect(page.getByText(t("errors:slugRestricted"))).toBeVisible();
});

test("the first save goes on where it was: same tab, undo and what was typed meanwhile", async ({ page }) => {
  await signUp(page);
  await makePage(page, unique("Goes on"), ["one.example.com"]);
  await expect(tab(page, "blocks")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("link", { name: t("editor:view") })).toHaveAttribute("href", /\?v=\d+$/);
  await page.keyboard.press(`${MOD}+z`);
  await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
  await page.keyboard.press(`${MOD}+Shift+z`);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("without a connection everything stays, and saving again saves it", async ({ page, context, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  const title = unique("Tunnel");
  await openOwnPage(page, title);
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Written in a tunnel");
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole("banner").getByText(t("editing:state.failed"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "Written in a tunnel",
  );
  await context.setOffline(false);
  await page.getByRole("button", { name: t("editing:failed.again") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.goto(`http://me.${new URL(page.url()).host}/${title.toLowerCase()}?v=99`);
  await expect(page.getByText("Written in a tunnel")).toBeVisible();
});

test("of two tabs the second is told, and loses nothing", async ({ page, context, allow }) => {
  allow.response(412, /\/save$/, "an older version is saved");
  await signUp(page);
  const id = await openOwnPage(page, unique("Twice"));
  const second = await context.newPage();
  await openEditor(second, `/editor/${id}`);
  await second.getByRole("textbox", { name: t("editor:general.bio") }).fill("From the second tab");
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("From the first tab");
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

  await saveButton(second).click();
  await expect(second.getByRole("alertdialog")).toContainText(t("conflict:title"));
  await second
    .getByRole("alertdialog")
    .getByRole("button", { name: t("editing:close") })
    .click();
  await saveButton(second).click();
  await second.getByRole("button", { name: t("conflict:load") }).click();
  await expect(second.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "From the first tab",
  );
  await expect(second.getByRole("alertdialog")).toBeHidden();
  await second.keyboard.press(`${MOD}+z`);
  await expect(second.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "From the second tab",
  );
  await saveButton(second).click();
  await expect(second.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("From the first tab after all");
  await saveButton(page).click();
  await page.getByRole("button", { name: t("conflict:overwrite") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "From the first tab after all",
  );
});

test("logged out meanwhile: what was typed stays, and is saved after logging in beside it", async ({
  page,
  context,
  allow,
}) => {
  allow.response(401, /\/save$/, "the session has ended");
  const email = await signUp(page);
  await openOwnPage(page, unique("Away"));
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Typed before lunch");
  await context.clearCookies();
  await saveButton(page).click();
  const opened = context.waitForEvent("page");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("editing:login.action") })
    .click();
  const login = await opened;
  await login.waitForLoadState();
  await login.getByRole("textbox", { name: t("accounts:email") }).fill(email);
  await login.getByRole("textbox", { name: t("accounts:password") }).fill("a-quiet-morning-7");
  await login
    .getByRole("main")
    .getByRole("button", { name: t("accounts:login.submit") })
    .click();
  await login.waitForURL(/\/dashboard/);
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "Typed before lunch",
  );
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("a page of somebody else leads to the own list, which says so", async ({ page }) => {
  await signUp(page);
  await page.goto("/editor/pg_00000000000000000000000000");
  await page.waitForURL(/\/dashboard-pages\?missing=pg_0+$/);
  await expect(page.getByText(t("dashboard:pages.missing"))).toBeVisible();
});

test("of two tabs each brings back what was typed in it", async ({ page, context }) => {
  await signUp(page);
  const id = await openOwnPage(page, unique("Tabs"));
  const second = await context.newPage();
  await openEditor(second, `/editor/${id}`);
  for (const [tab, words] of [
    [page, "Typed in the first"],
    [second, "Typed in the second"],
  ] as const) {
    await tab.getByRole("textbox", { name: t("editor:general.bio") }).fill(words);
    await expect.poll(() => tab.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(words);
    tab.on("dialog", (dialog) => dialog.accept());
  }
  await page.reload();
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "Typed in the first",
  );
  await second.reload();
  await expect(second.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "Typed in the second",
  );
});

test("what a closed tab left unsaved ends where it is discarded or saved", async ({ page, context }) => {
  await signUp(page);
  const title = unique("Closed");
  const id = await openOwnPage(page, title);
  const bio = (tab: Page) => tab.getByRole("textbox", { name: t("editor:general.bio") });
  const back = page.getByText(t("editing:restored.text"));
  for (const [words, end] of [
    ["Discarded later", t("editing:restored.discard")],
    ["Saved later", t("editor:save")],
  ] as const) {
    const second = await context.newPage();
    await openEditor(second, `/editor/${id}`);
    await bio(second).fill(words);
    await expect.poll(() => second.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(words);
    await second.close();
    await page.reload();
    await expect(bio(page)).toHaveValue(words);
    // Also once this tab has stored it itself.
    await bio(page).fill(`${words} by the first`);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain("by the first");
    await page.getByRole("button", { name: end, exact: true }).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
    await page.reload();
    await expect(bio(page)).toHaveValue(end === t("editor:save") ? `${words} by the first` : "");
    await expect(back).toHaveCount(0);
  }
});

test("what was typed into a page that is gone is gone on with as a new one", async ({ page }) => {
  await signUp(page);
  const id = await openOwnPage(page, unique("Gone"));
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Still in this browser");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Still in this");
  await post(page, "/dashboard-pages/list", { intent: "delete", id });
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/editor/${id}`);
  await expect(page.getByText(t("dashboard:typed.kept"))).toBeVisible();
  await page.getByRole("button", { name: t("dashboard:typed.goOn") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "Still in this browser",
  );
  await saveButton(page).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("a page that was deleted in another tab is put back by saving it again, at its address", async ({
  page,
  allow,
}) => {
  allow.response(404, /\/save$/, "the page is gone");
  await signUp(page);
  const id = await openOwnPage(page, unique("Gone"));
  await post(page, "/dashboard-pages/list", { intent: "delete", id });
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Still here");
  // On a phone the notice stands above the fields, which the preview hides.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: t("editor:preview.show"), exact: true }).click();
  await saveButton(page).click();
  await expect(page.getByRole("button", { name: t("editing:gone.action") })).toBeVisible();
  await expect(page.getByRole("banner").getByText(t("editor:state.published"), { exact: true })).toHaveCount(
    0,
  );
  await page.getByRole("button", { name: t("editing:gone.action") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(
    page.getByRole("banner").getByText(t("editor:state.published"), { exact: true }),
  ).toBeVisible();
  await page.goto("/dashboard-pages");
  await expect(page.getByRole("main").locator(`a[href="/editor/${id}"]`).first()).toBeVisible();
  await page.goto(`/editor/${id}`);
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue("Still here");
});
