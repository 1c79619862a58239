import type { Browser } from "playwright/test";
import { en } from "../../app/i18n/english.ts";
import { expectAccessible } from "./accessible.ts";
import { api, tokenOf } from "./billing-steps.ts";
import { pressTab } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { startingWith, t } from "./messages.ts";
import { expectTab, pressInHeader } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { giveSeats, JOIN, pathMailedTo, signUpProved } from "./team-steps.ts";
import { expect, type Page, test } from "./test.ts";
import { walk } from "./walk.ts";

/** What ends the editing of a look. */
const LEAVING = new RegExp(`^(${t("teamLook:editor.save")}|${t("teamLook:remove.open")})`);

type Code = Parameters<typeof addressOf>[0];
type Messages = Awaited<ReturnType<typeof messagesOf>>;

const main = (page: Page) => page.getByRole("main");
/** A pixel. */
const LOGO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A member with one of the owner's cards, in a separate browser. */
async function memberWith(
  browser: Browser,
  code: Code,
  token: string,
  hash: string,
  name: string,
  accept: string,
) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const email = await signUpProved(page, code, name);
  await api("POST", `/_/business-cards/${hash}/assign`, token, { email, permission: "edit" });
  await page.goto(addressOf(code, await pathMailedTo(page, email, JOIN)));
  await main(page).getByRole("button", { name: accept }).click();
  await page.waitForURL(/\/dashboard-business-cards/);
  return { context, page };
}

const save = (page: Page, { teamLook }: Messages) =>
  page.getByRole("button", { name: teamLook.editor.save, exact: true });

/** Chooses the mode of a field on the cards. */
const choose = (page: Page, { teamLook }: Messages, field: string, mode: "free" | "prefilled" | "locked") =>
  main(page)
    .getByRole("radiogroup", { name: fill(teamLook.mode.of, { field }), exact: true })
    .getByText(teamLook.mode[mode], { exact: true })
    .click();

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`a lock comes and goes on two members' cards while they edit them, ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const messages = await messagesOf(code);
    const { teamLook, cards, team, editing, contacts, shell } = messages;
    await page.setViewportSize(viewport);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    await giveSeats(owner, 3);
    const token = await tokenOf(owner);
    const made = async (title: string) => {
      const body = { title, header: title, contacts: [{ name: "company", label: "", value: "Own firm" }] };
      return (await api("POST", "/_/business-cards", token, body)).json<{ hash: string }>().hash;
    };
    const [first, second] = [await made("Grace"), await made("Katherine")];
    const grace = await memberWith(browser, code, token, first, "Grace Hopper", team.join.accept);
    const katherine = await memberWith(browser, code, token, second, "Katherine Johnson", team.join.accept);

    // The owner creates a look.
    await page.goto(addressOf(code, "/dashboard-team"));
    await main(page).getByRole("link", { name: team.look, exact: true }).click();
    await expect(main(page).getByRole("heading", { name: teamLook.empty.title })).toBeVisible();
    await expectAccessible(page, `look-none-${name}`);
    await main(page).getByRole("button", { name: teamLook.make, exact: true }).click();
    await page.waitForURL(/\/dashboard-team\/look\/ctp_/);
    await main(page).getByRole("textbox", { name: teamLook.editor.name }).fill("House");
    await main(page).getByRole("textbox", { name: cards.design.background, exact: true }).fill("#112233");
    await page.keyboard.press("Tab");
    await main(page).getByRole("button", { name: cards.design.useWhite }).click();
    // Colours that were chosen are what all cards have.
    const colors = main(page).getByRole("radiogroup", {
      name: teamLook.mode.of.replace("{{field}}", cards.design.colors),
    });
    await expect(colors.getByRole("radio", { name: teamLook.mode.locked })).toBeChecked();
    await choose(page, messages, cards.design.slots.logo, "locked");
    await main(page)
      .getByRole("region", { name: cards.design.slots.logo, exact: true })
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: LOGO });
    await main(page).getByRole("button", { name: cards.contacts.add, exact: true }).click();
    await page.getByRole("menuitem", { name: contacts.company, exact: true }).click();
    await main(page).getByRole("textbox", { name: contacts.company, exact: true }).fill("Analytical Engines");
    await choose(page, messages, contacts.company, "locked");
    await expectAccessible(page, `look-${name}`);
    await save(page, messages).click();
    await expect(page.getByText(editing.state.saved, { exact: true })).toBeVisible();

    // Both members edit their cards meanwhile; of one the clock is moved below.
    await katherine.page.clock.install();
    for (const [member, hash] of [
      [grace, first],
      [katherine, second],
    ] as const) {
      await member.page.goto(addressOf(code, `/editor-business-card/${hash}`));
      await pressTab(member.page.getByRole("tab", { name: cards.editor.tabs.general, exact: true }));
      await main(member.page).getByRole("textbox", { name: cards.general.subheader }).fill("Engineer");
    }

    // The owner makes both cards follow it.
    await main(page).getByRole("button", { name: teamLook.follow.choose, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: teamLook.follow.none, exact: true }).click();
    const box = dialog.getByRole("checkbox").first();
    await box.press("Space");
    await expect(box).toBeChecked();
    await dialog.getByRole("button", { name: teamLook.follow.all, exact: true }).click();
    await expectAccessible(page, `look-cards-${name}`);
    await dialog.getByRole("button", { name: teamLook.follow.apply, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    // One sees it when the window regains focus, the other within half a minute; their input is preserved.
    await grace.page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await katherine.page.clock.fastForward(31_000);
    for (const { page: theirs } of [grace, katherine]) {
      const by = fill(teamLook.lock.by, { team: "Ada Lovelace" });
      await expect(main(theirs).getByText(fill(teamLook.lock.follows, { name: "House" }))).toBeVisible();
      await expect(main(theirs).getByRole("textbox", { name: cards.general.subheader })).toHaveValue(
        "Engineer",
      );
      await theirs.getByRole("tab", { name: cards.editor.tabs.design }).click();
      await expect(main(theirs).locator("[data-locked=colors]")).toContainText("#112233");
      await expect(main(theirs).locator("[data-locked=colors]")).toContainText(by);
      await expect(main(theirs).locator("[data-locked=logo] img")).toBeVisible();
      await theirs.getByRole("tab", { name: cards.editor.tabs.contacts }).click();
      await expect(main(theirs).getByRole("region", { name: teamLook.lock.contacts })).toContainText(
        "Analytical Engines",
      );
    }
    await expectAccessible(grace.page, `locked-contacts-${name}`);
    await grace.page.getByRole("tab", { name: cards.editor.tabs.design }).click();
    await expectAccessible(grace.page, `locked-design-${name}`);
    await grace.page.keyboard.press("Control+s");
    await expect(grace.page.getByText(editing.state.saved, { exact: true })).toBeVisible();

    // A change of it is previewed before it is saved, and is on both cards.
    await choose(page, messages, cards.design.colors, "free");
    await page.keyboard.press("Control+s");
    const effect = page.getByRole("dialog");
    // Arabic has a dual form.
    const { cards_two: two = "", cards_other: other }: { cards_two?: string; cards_other: string } =
      teamLook.effect;
    await expect(effect).toContainText(fill(two || other, { count: "2" }));
    await expect(effect.getByText("Katherine", { exact: true }).first()).toBeVisible();
    await expectAccessible(page, `look-effect-${name}`);
    await effect.getByRole("button", { name: teamLook.cancel, exact: true }).click();
    await save(page, messages).click();
    await effect.getByRole("button", { name: teamLook.close, exact: true }).click();
    await save(page, messages).click();
    await effect.getByRole("button", { name: teamLook.effect.confirm, exact: true }).click();
    await expect(page.getByText(editing.state.saved, { exact: true })).toBeVisible();

    // The field is unlocked, with the card's own value.
    await grace.page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(main(grace.page).locator("[data-locked=colors]")).toHaveCount(0);
    await expect(
      main(grace.page).getByRole("textbox", { name: cards.design.background, exact: true }),
    ).toHaveValue("#FFFFFF");
    await expect(main(grace.page).locator("[data-locked=logo]")).toHaveCount(1);

    // The owner sees the same lock on one card, with a link to the look; deleting it unlocks all fields of the cards.
    await page.goto(addressOf(code, `/editor-business-card/${first}`));
    await main(page).getByRole("link", { name: teamLook.lock.change, exact: true }).click();
    // The address changes before the screen does: until then the header is the card's.
    await expect(main(page).getByRole("textbox", { name: teamLook.editor.name })).toHaveValue("House");
    await pressInHeader(page, "button", teamLook.remove.open, shell.more);
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: teamLook.cancel, exact: true }).click();
    await pressInHeader(page, "button", teamLook.remove.open, shell.more);
    await question.getByRole("button", { name: teamLook.close, exact: true }).click();
    await pressInHeader(page, "button", teamLook.remove.open, shell.more);
    await expectAccessible(page, `look-remove-${name}`);
    await question.getByRole("button", { name: teamLook.remove.confirm, exact: true }).click();
    await page.waitForURL(/\/dashboard-team\/look$/);
    await expect(main(page).getByRole("heading", { name: teamLook.empty.title })).toBeVisible();
    await grace.page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(main(grace.page).locator("[data-locked]")).toHaveCount(0);
    await grace.context.close();
    await katherine.context.close();
  });
}

test("each control of a look answers", async ({ page }) => {
  test.setTimeout(300_000);
  page.on("dialog", (dialog) => dialog.accept());
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 3);
  const token = await tokenOf(owner);
  await api("POST", "/_/business-cards", token, { title: "Grace", header: "Grace" });
  const made = await api("POST", "/_/team/templates", token, {
    name: "House",
    backgroundColor: "#112233",
    fontColor: "#FFFFFF",
    contacts: [
      { name: "company", label: "", value: "Analytical Engines" },
      { name: "phone", label: "", value: "+43 1 234" },
    ],
  });
  const { id } = made.json<{ id: string }>();
  await page.goto(addressOf("en", "/dashboard-team/look"));
  await settled(page);
  await walk(page, main(page), { without: startingWith(t("teamLook:make")) });
  await page.goto(addressOf("en", `/dashboard-team/look/${id}`));
  await settled(page);
  await main(page)
    .getByRole("region", { name: en.cards.design.slots.logo, exact: true })
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: LOGO });
  await expect(main(page).getByRole("button", { name: en.cards.design.crop })).toBeVisible();
  const used = await walk(page, main(page), { without: LEAVING });
  await walk(page, page.locator("[data-screen-part]"), { without: LEAVING });
  expect(used.length).toBeGreaterThan(20);
  await page.goto(addressOf("en", `/dashboard-team/look/${id}`));
  await main(page).getByRole("button", { name: en.teamLook.follow.choose }).click();
  const follow = page.getByRole("dialog", { name: en.teamLook.follow.title });
  await follow.getByRole("button", { name: en.teamLook.cancel, exact: true }).click();
  await expect(follow).toHaveCount(0);
});

test("a look whose owner is signed out meanwhile stays on the screen, and is saved after the login", async ({
  page,
  context,
  allow,
}) => {
  allow.response(401, /\/dashboard-team\//, "the session is over");
  allow.console(/401/, "what the browser says of it");
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const token = await tokenOf(owner);
  const made = await api("POST", "/_/team/templates", token, { name: "House", backgroundColor: "#112233" });
  const { id } = made.json<{ id: string }>();
  await page.goto(addressOf("en", `/dashboard-team/look/${id}`));
  const name = main(page).getByRole("textbox", { name: en.teamLook.editor.name });
  await name.fill("Summer");
  const cookies = await context.cookies();
  await context.clearCookies();
  const save = page.getByRole("button", { name: en.teamLook.editor.save, exact: true });
  await save.click();
  await expect(page.getByText(en.editing.login.text)).toBeVisible();
  await expectTab(page, page.getByRole("link", { name: en.editing.login.action }), /\/login$/);
  await context.addCookies(cookies);
  await save.click();
  await expect(page.getByText(en.editing.login.text)).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue("Summer");
});
