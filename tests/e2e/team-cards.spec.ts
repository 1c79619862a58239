import { en } from "../../app/i18n/english.ts";
import { leaveOnCard } from "../support/visitor-forms.ts";
import { expectAccessible } from "./accessible.ts";
import { api, tokenOf } from "./billing-steps.ts";
import { haveACard, post } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, messagesOf, screensOf } from "./languages.ts";
import { like, within } from "./messages.ts";
import { giveSeats, JOIN, pathMailedTo, signUpProved } from "./team-steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");
const list = (page: Page): Locator => main(page).locator("ul[aria-label]").first();
const row = (page: Page, title: string): Locator =>
  list(page).getByRole("listitem").filter({ hasText: title });

type Messages = Awaited<ReturnType<typeof messagesOf>>;

/** Opens the menu of a card and presses one of it. */
async function press(page: Page, { dashboard }: Messages, title: string, item: string): Promise<void> {
  const more = dashboard.actions.replace("{{title}}", title);
  await row(page, title)
    .getByRole("button", { name: new RegExp(more.replaceAll(title, `.?${title}.?`)) })
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Accepts the invitation in the mail to the signed-in user. */
async function accept(page: Page, code: Parameters<typeof addressOf>[0], email: string, said: string) {
  await page.goto(addressOf(code, await pathMailedTo(page, email, JOIN)));
  await main(page).getByRole("button", { name: said }).click();
  await page.waitForURL(/\/dashboard-business-cards/);
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`a card is assigned, edited by its member, given back and put back, ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const messages = await messagesOf(code);
    const { teamCards, dashboard, team } = messages;
    await page.setViewportSize(viewport);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    await giveSeats(owner, 3);
    const token = await tokenOf(owner);
    await api("POST", "/_/business-cards", token, { title: "Sales", header: "Grace Hopper" });
    const member = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const theirs = await member.newPage();
    const email = await signUpProved(theirs, code, "Grace Hopper");

    // The owner assigns it from the list.
    await page.goto(addressOf(code, "/dashboard-business-cards"));
    await press(page, messages, "Sales", teamCards.assign);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: teamCards.form.submit, exact: true }).click();
    await expect(dialog.getByText(messages.errors.emailInvalid)).toBeVisible();
    await dialog.getByRole("textbox", { name: teamCards.form.email }).fill(email);
    await dialog.getByRole("button", { name: dashboard.cancel, exact: true }).click();
    await press(page, messages, "Sales", teamCards.assign);
    await dialog.getByRole("textbox", { name: teamCards.form.email }).fill(email);
    await dialog.getByText(team.permission.create_delete, { exact: true }).click();
    await dialog.getByText(team.permission.edit, { exact: true }).click();
    await dialog.getByText(team.permission.create_delete, { exact: true }).click();
    await expectAccessible(page, `assign-${name}`);
    await dialog.getByRole("button", { name: teamCards.form.submit, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, "Sales")).toContainText(email);
    await expectAccessible(page, `assigned-${name}`);

    // The member accepts, and edits it with PRO features, without a plan of their own.
    await accept(theirs, code, email, team.join.accept);
    await expect(row(theirs, "Sales")).toContainText("Ada Lovelace");
    // Each narrows the list to what they look for.
    const choose = async (of: Page, holder: string) => {
      await main(of).getByRole("button", { name: teamCards.holder.label }).click();
      await of.getByRole("option", { name: holder, exact: true }).click();
    };
    await choose(theirs, teamCards.holder.teams);
    await expect(theirs).toHaveURL(/\?holder=teams$/);
    await expect(row(theirs, "Sales")).toBeVisible();
    await expectAccessible(theirs, `holder-${name}`);
    await choose(page, teamCards.holder.nobody);
    await expect(row(page, "Sales")).toHaveCount(0);
    await main(page).getByRole("link", { name: teamCards.holder.all }).click();
    await choose(page, teamCards.holder.members);
    await expect(row(page, "Sales")).toBeVisible();

    await row(theirs, "Sales").getByRole("link", { name: "Sales" }).click();
    await expect(
      main(theirs)
        .getByText(/Ada Lovelace/)
        .first(),
    ).toBeVisible();
    const subheader = main(theirs).getByRole("textbox", { name: messages.cards.general.subheader });
    await subheader.fill("Admiral");
    await expectAccessible(theirs, `member-edits-${name}`);
    await theirs.keyboard.press("Control+s");
    await expect(theirs.getByText(messages.editing.state.saved, { exact: true })).toBeVisible();

    // The owner sees its assignee on the share screen, and unassigns it; the member loses it with the next request.
    await page.goto(addressOf(code, "/dashboard-business-cards"));
    await row(page, "Sales").getByRole("link", { name: "Sales" }).click();
    await expect(subheaderOf(page, messages)).toHaveValue("Admiral");
    await page.goto(addressOf(code, "/dashboard-business-cards"));
    await press(page, messages, "Sales", teamCards.unassign);
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: dashboard.cancel, exact: true }).click();
    await press(page, messages, "Sales", teamCards.unassign);
    await question.getByRole("button", { name: dashboard.close, exact: true }).click();
    await press(page, messages, "Sales", teamCards.unassign);
    await expectAccessible(page, `unassign-${name}`);
    await question.getByRole("button", { name: teamCards.unassign, exact: true }).click();
    await expect(row(page, "Sales")).not.toContainText(email);
    await theirs.goto(addressOf(code, "/dashboard-business-cards"));
    await expect(row(theirs, "Sales")).toHaveCount(0);

    // The member creates their own card in the team, and returns it; its owner restores it.
    await main(theirs)
      .getByRole("link", { name: /Ada Lovelace/ })
      .click();
    await main(theirs)
      .getByRole("textbox", { name: messages.cards.general.header, exact: true })
      .fill("Grace");
    await main(theirs).getByRole("textbox", { name: messages.cards.general.title, exact: true }).fill("Own");
    await subheaderOf(theirs, messages).fill("Rear admiral");
    await theirs.keyboard.press("Control+s");
    await theirs.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
    await theirs.goto(addressOf(code, "/dashboard-business-cards"));
    await expect(main(theirs).getByRole("link", { name: /Ada Lovelace/ })).toHaveCount(0);
    await press(theirs, messages, "Own", teamCards.giveBack);
    const giving = theirs.getByRole("alertdialog");
    for (const leave of [dashboard.cancel, dashboard.close]) {
      await giving.getByRole("button", { name: leave, exact: true }).click();
      await press(theirs, messages, "Own", teamCards.giveBack);
    }
    await expectAccessible(theirs, `give-back-${name}`);
    await giving.getByRole("button", { name: teamCards.giveBack, exact: true }).click();
    await expect(row(theirs, "Own")).toHaveCount(0);
    await page.goto(addressOf(code, "/dashboard-business-cards"));
    await main(page).getByRole("button", { name: dashboard.deleted.show }).click();
    const deleted = dashboard.deleted.number.replace("{{number}}", "1");
    await page.getByRole("option", { name: deleted, exact: true }).click();
    await expect(page).toHaveURL(/show=deleted$/);
    await expect(row(page, "Own")).toBeVisible();
    await expectAccessible(page, `given-back-${name}`);
    await main(page).getByRole("button", { name: dashboard.deleted.restore }).click();
    // The list that it is in again.
    await expect(page).not.toHaveURL(/show=deleted/);
    await expect(row(page, "Own")).toBeVisible();
    await member.close();
  });
}

const subheaderOf = (page: Page, { cards }: Messages) =>
  main(page).getByRole("textbox", { name: cards.general.subheader });

test("a card is assigned where it is shared; its member leaves the team, and a plan that is over leaves it to be seen", async ({
  page,
  browser,
  allow,
}) => {
  test.slow();
  const { teamCards, team, dashboard, cards } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const made = await api("POST", "/_/business-cards", await tokenOf(owner), {
    title: "Sales",
    header: "Grace",
  });
  const { hash } = made.json<{ hash: string }>();
  const member = await browser.newContext({ reducedMotion: "reduce" });
  const theirs = await member.newPage();
  const email = await signUpProved(theirs, "en", "Grace Hopper");
  await page.goto(`/share-business-card/${hash}`);
  await main(page).getByRole("button", { name: teamCards.assign }).click();
  const dialog = page.getByRole("dialog");
  for (const leave of [dashboard.cancel, dashboard.close]) {
    await dialog.getByRole("button", { name: leave, exact: true }).click();
    await main(page).getByRole("button", { name: teamCards.assign }).click();
  }
  await dialog.getByRole("textbox", { name: teamCards.form.email }).fill(email);
  await dialog.getByText(team.permission.create_delete, { exact: true }).click();
  await dialog.getByText(team.permission.edit, { exact: true }).click();
  await dialog.getByRole("button", { name: teamCards.form.submit, exact: true }).click();
  await expect(main(page).getByText(email)).toBeVisible();
  await accept(theirs, "en", email, team.join.accept);

  // What a member may only edit has no way to give it back.
  await row(theirs, "Sales")
    .getByRole("button", { name: like("dashboard:actions") })
    .click();
  await expect(theirs.getByRole("menuitem", { name: teamCards.giveBack })).toHaveCount(0);
  await theirs.keyboard.press("Escape");

  // Whoever edits it at that moment is told why it cannot be saved.
  await row(theirs, "Sales").getByRole("link", { name: "Sales" }).click();
  await subheaderOf(theirs, en as unknown as Messages).fill("Admiral");
  await giveSeats(owner, 2, "expired");
  allow.response(402, /^\/editor-business-card\/.+\/save$/, "the plan is over");
  await theirs.keyboard.press("Control+s");
  const isOver = en.errors.teamPaused.replace("{{team}}", "Ada Lovelace");
  await expect(theirs.getByRole("alertdialog").getByText(isOver)).toBeVisible();
  await expect(theirs.getByRole("dialog")).toHaveCount(0);
  await expect(subheaderOf(theirs, en as unknown as Messages)).toHaveValue("Admiral");
  await theirs.keyboard.press("Control+z");
  await theirs.goto("/dashboard-business-cards");
  // Beside the title or below it, as wide as the screen is.
  const paused = row(theirs, "Sales").getByText(teamCards.paused);
  await expect(paused.filter({ visible: true })).toHaveCount(1);
  await row(theirs, "Sales").getByRole("link", { name: "Sales" }).click();
  await theirs.waitForURL(/\/share-business-card\//);
  await expect(main(theirs).getByText(within("teamCards:ofTeam")).filter({ visible: true })).toHaveCount(1);
  await expect(main(theirs).getByRole("link", { name: cards.share.edit })).toHaveCount(0);
  await theirs.goto(`/editor-business-card/${hash}`);
  await theirs.waitForURL(/\/share-business-card\//);

  await theirs.goto("/dashboard-business-cards");
  await press(theirs, en as unknown as Messages, "Sales", teamCards.leave);
  const question = theirs.getByRole("alertdialog");
  for (const leave of [dashboard.cancel, dashboard.close]) {
    await question.getByRole("button", { name: leave, exact: true }).click();
    await press(theirs, en as unknown as Messages, "Sales", teamCards.leave);
  }
  await question.getByRole("button", { name: teamCards.leave, exact: true }).click();
  await expect(row(theirs, "Sales")).toHaveCount(0);
  await page.goto(`/share-business-card/${hash}`);
  await expect(main(page).getByRole("button", { name: teamCards.assign })).toBeVisible();
  await member.close();
});

test("who left their details on an assigned card is listed for its member, to be read, noted and tagged", async ({
  page,
  browser,
}) => {
  test.slow();
  const { team, contactList } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const { hash } = await haveACard(page, { title: "Sales", header: "Grace Hopper" });
  const member = await browser.newContext({ reducedMotion: "reduce" });
  const theirs = await member.newPage();
  const email = await signUpProved(theirs, "en", "Grace Hopper");
  await post(page, "/dashboard-business-cards/assignment", {
    intent: "assign",
    id: hash,
    email,
    permission: "edit",
  });
  await accept(theirs, "en", email, team.join.accept);
  await theirs.goto("/contact-list");
  await main(theirs).getByRole("button", { name: contactList.team.label }).click();
  await theirs.getByRole("option", { name: /Ada Lovelace/ }).click();
  await expect(main(theirs).getByText(contactList.team.empty)).toBeVisible();
  await expectAccessible(theirs, "team-contacts-empty-1440");

  await leaveOnCard(hash, { name: "Edith Clarke" });
  await leaveOnCard(hash, { name: "Emmy Noether" });
  await theirs.reload();
  await expect(main(theirs).getByRole("row").filter({ hasText: "Edith Clarke" })).toBeVisible();
  await expect(main(theirs).getByRole("button", { name: contactList.add })).toHaveCount(0);
  await expect(main(theirs).getByRole("button", { name: contactList.more, exact: true })).toHaveCount(0);
  await expectAccessible(theirs, "team-contacts-1440");
  await theirs.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(theirs, "team-contacts-390");
  await theirs.setViewportSize({ width: 1440, height: 900 });
  await main(theirs).getByText("Edith Clarke").first().click();
  const drawer = theirs.getByRole("dialog");
  await expect(drawer.getByRole("button", { name: contactList.drawer.delete })).toHaveCount(0);
  await expect(drawer.getByRole("link", { name: contactList.drawer.file })).toHaveCount(0);
  await drawer.getByRole("textbox", { name: contactList.note.label }).fill("Met at the fair");
  await drawer.getByRole("button", { name: contactList.close, exact: true }).click();
  await theirs.reload();
  await main(theirs).getByText("Edith Clarke").first().click();
  await expect(drawer.getByRole("textbox", { name: contactList.note.label })).toHaveValue("Met at the fair");
  await drawer.getByRole("button", { name: contactList.close, exact: true }).click();
  await main(theirs).getByRole("button", { name: contactList.team.label }).click();
  await theirs.getByRole("option", { name: contactList.team.mine }).click();
  await expect(theirs).toHaveURL(/\/contact-list$/);
  await expect(main(theirs).getByText("Edith Clarke")).toHaveCount(0);

  // The owner reads what was noted.
  await page.goto("/contact-list?search=Edith");
  await main(page).getByText("Edith Clarke").first().click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: contactList.note.label })).toHaveValue(
    "Met at the fair",
  );
  await member.close();
});
