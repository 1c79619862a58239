import { en } from "../../app/i18n/english.ts";
import type { Messages } from "../../app/i18n/translated.ts";
import { expectAccessible } from "./accessible.ts";
import { api, buyPlan, tokenOf } from "./billing-steps.ts";
import { haveACard, post } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { like, oneOf, t, within } from "./messages.ts";
import { PASSWORD, signUp, unique } from "./page-editor-steps.ts";
import { giveSeats, haveAnAccount, JOIN, pathMailedTo, prove, signUpProved, VERIFY } from "./team-steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");
/** Names are bidi-isolated within messages. */
const isolated = (text: string) => `\u2068${text}\u2069`;
/** A message with a name in it, regardless of the isolation marks around the name. */
const said = (sentence: string, values: Record<string, string>) =>
  fill(sentence, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolated(value)])));

/** The rows of the team; the list of links beside it has no name. */
const rowsOf = (page: Page): Locator => main(page).locator("ul[aria-label] > li");
const rowOf = (page: Page, name: string): Locator => rowsOf(page).filter({ hasText: name });

/** The select of a member's permission. */
const permissionOf = (page: Page, { permission }: Messages["team"], name: string): Locator =>
  rowOf(page, name).getByRole("combobox", { name: said(permission.of, { name }) });

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`an owner and two members, ${name}`, async ({ page, browser, allow }) => {
    test.slow();
    allow.response(422, /\/dashboard-team\/members$/, "the owner invites themselves");
    const messages = await messagesOf(code);
    const { cards, team, teamCards, teamLeaving, teamMany, errors, accounts, shell } = messages;
    await page.setViewportSize(viewport);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    const [first, second] = [await haveAnAccount(page, "Grace Hopper"), `${unique("alan")}@visita.example`];

    // Without seats a description of teams is shown.
    await page.goto(addressOf(code, "/dashboard"));
    await main(page).getByRole("link", { name: shell.sidebar.team, exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard-team$/);
    await expect(main(page).getByRole("heading", { level: 1, name: team.offer.title })).toBeVisible();
    await expectAccessible(page, `team-offer-${name}`);

    await giveSeats(owner, 5);
    const token = await tokenOf(owner);
    const makeCard = (title: string, header: string) =>
      api("POST", "/_/business-cards", token, { title, header });
    const card = (await makeCard("Sales", "Grace Hopper")).json<{ hash: string }>();
    await makeCard("Service", "Alan Turing");
    await page.goto(addressOf(code, "/dashboard-team"));
    await expect(main(page).getByText(team.empty.title)).toBeVisible();
    await expectAccessible(page, `team-empty-${name}`);

    // Inviting: with a card, by the dialog.
    await main(page).getByRole("button", { name: team.invite.open }).first().click();
    const dialog = page.getByRole("dialog", { name: team.invite.title });
    await expect(dialog.getByRole("textbox", { name: team.invite.email })).toBeFocused();
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(dialog.getByText(errors.required)).toBeVisible();
    await dialog.getByRole("textbox", { name: team.invite.email }).fill("grace@");
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(dialog.getByText(errors.emailInvalid)).toBeVisible();
    await dialog.getByRole("textbox", { name: team.invite.email }).fill(`${first}, ${second}`);
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(dialog.getByText(fill(team.invite.several, { many: teamMany.open }))).toBeVisible();
    await dialog.getByRole("textbox", { name: team.invite.email }).fill(owner);
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(dialog.getByText(errors.inviteSelf)).toBeVisible();
    await dialog.getByRole("textbox", { name: team.invite.email }).fill(first.toUpperCase());
    await dialog.getByRole("button", { name: team.invite.card }).click();
    await page.getByRole("option", { name: "Sales" }).click();
    await expectAccessible(page, `team-invite-${name}`);
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(said(team.invite.sent, { email: first })).first()).toBeVisible();
    await expect(rowOf(page, first)).toContainText(team.state.invited);
    await expect(rowOf(page, first)).toContainText("Sales");

    // A second one, without a card, who may create one.
    await main(page).getByRole("button", { name: team.invite.open }).first().click();
    await dialog.getByRole("textbox", { name: team.invite.email }).fill(second);
    await dialog.getByText(team.permission.create_delete, { exact: true }).click();
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(rowOf(page, second)).toContainText(team.row.noCard);
    await expect(permissionOf(page, team, second)).toHaveValue("create_delete");
    await expect(rowsOf(page)).toHaveCount(2);
    await expectAccessible(page, `team-invited-${name}`);

    // The first one opens the mail's link, signed out, and logs in.
    const one = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const firstPage = await one.newPage();
    const link = addressOf(code, await pathMailedTo(page, first, JOIN));
    await firstPage.goto(link);
    await expect(main(firstPage).getByRole("heading", { level: 1 })).toContainText("Ada Lovelace");
    await expect(main(firstPage)).toContainText(first);
    await expectAccessible(firstPage, `team-join-anonymous-${name}`);
    await main(firstPage).getByRole("link", { name: team.join.logIn }).click();
    await main(firstPage).getByRole("textbox", { name: accounts.email }).fill(first);
    await main(firstPage).getByRole("textbox", { name: accounts.password }).fill(PASSWORD);
    await main(firstPage).getByRole("button", { name: accounts.login.submit, exact: true }).click();
    await firstPage.waitForURL(link);
    await expectAccessible(firstPage, `team-join-${name}`);
    await main(firstPage).getByRole("button", { name: team.join.accept }).click();
    await firstPage.waitForURL(/\/dashboard-business-cards\?joined=card$/);
    await expect(main(firstPage).getByText(team.joined.title)).toBeVisible();
    await expect(main(firstPage).getByText("Sales")).toBeVisible();
    await expectAccessible(firstPage, `team-joined-${name}`);
    await firstPage.goto(link);
    await expect(main(firstPage).getByRole("heading", { level: 1 })).toHaveText(team.join.overTitle);
    await expectAccessible(firstPage, `team-join-over-${name}`);
    await main(firstPage).getByRole("link", { name: team.join.dashboard }).click();
    await expect(firstPage).toHaveURL(/\/dashboard$/);

    // The second one is signed in as another user, signs up, and verifies the address.
    const two = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const secondPage = await two.newPage();
    const other = await signUpProved(secondPage, code, "Joan Clarke");
    const secondLink = addressOf(code, await pathMailedTo(page, second, JOIN));
    await secondPage.goto(secondLink);
    await expect(main(secondPage)).toContainText(said(team.join.wrong, { own: other, invited: second }));
    await expectAccessible(secondPage, `team-join-wrong-${name}`);
    await main(secondPage).getByRole("button", { name: team.join.switch }).click();
    await secondPage.waitForURL(/\/login$/);
    await main(secondPage).getByRole("link", { name: accounts.login.signUp, exact: true }).click();
    await main(secondPage).getByRole("textbox", { name: accounts.name }).fill("Alan Turing");
    // The form shows the inviting team, and the invited address.
    await expect(main(secondPage)).toContainText(
      said(accounts.invited, { team: "Ada Lovelace", email: second }),
    );
    await expect(main(secondPage).getByRole("textbox", { name: accounts.email })).toHaveValue(second);
    await expectAccessible(secondPage, `team-sign-up-${name}`);
    await main(secondPage).getByRole("textbox", { name: accounts.password }).fill(PASSWORD);
    await main(secondPage).getByRole("button", { name: accounts.signUp.submit }).click();
    await secondPage.waitForURL(secondLink);
    await expect(main(secondPage)).toContainText(said(team.join.confirm, { email: second }));
    await expectAccessible(secondPage, `team-join-unconfirmed-${name}`);
    await main(secondPage).getByRole("button", { name: accounts.change.again }).click();
    await expect(secondPage.getByText(fill(accounts.verify.sent, { email: second })).first()).toBeVisible();
    await secondPage.goto(addressOf(code, await pathMailedTo(page, second, VERIFY)));
    await main(secondPage).getByRole("button", { name: accounts.verify.submit }).click();
    // The invitation pending the verification is offered there, and on the dashboard.
    await expect(main(secondPage).getByRole("button", { name: team.own.accept, exact: true })).toBeVisible();
    await expectAccessible(secondPage, `team-proved-${name}`);
    await secondPage.goto(addressOf(code, "/dashboard"));
    await expect(
      main(secondPage).getByRole("heading", { name: said(team.join.title, { team: "Ada Lovelace" }) }),
    ).toBeVisible();
    await expectAccessible(secondPage, `team-own-invitation-${name}`);
    await main(secondPage).getByRole("button", { name: team.own.accept, exact: true }).click();
    await secondPage.waitForURL(/\/dashboard-business-cards\?joined=team$/);
    await expect(main(secondPage).getByText(team.joined.title)).toBeVisible();
    const making = said(team.joined.making, { team: "Ada Lovelace" });
    await expect(main(secondPage).getByText(making)).toBeVisible();
    await expect(main(secondPage).getByText(shell.prompt.free)).toHaveCount(0);
    // Both lists lead to the card in the team, which begins with their name and address.
    const make = fill(teamCards.make, { team: "Ada Lovelace" });
    await expect(main(secondPage).getByRole("link", { name: make })).toBeVisible();
    await secondPage.goto(addressOf(code, "/dashboard"));
    await main(secondPage)
      .getByRole("link", { name: said(teamCards.make, { team: "Ada Lovelace" }) })
      .click();
    await secondPage.waitForURL(/\/editor-business-card\?team=/);
    await expect(
      main(secondPage).getByRole("textbox", { name: cards.general.header, exact: true }),
    ).toHaveValue("Alan Turing");
    await secondPage.goto(addressOf(code, "/dashboard-team"));
    await expect(main(secondPage).getByRole("list", { name: team.own.places })).toContainText("Ada Lovelace");
    await expectAccessible(secondPage, `team-places-${name}`);

    // The owner finds both, searches, and filters.
    await page.reload();
    await expect(rowOf(page, "Grace Hopper")).toContainText(team.state.active);
    await expect(rowOf(page, "Alan Turing")).toContainText(team.state.active);
    await expectAccessible(page, `team-${name}`);
    const search = main(page).getByRole("textbox", { name: team.search.label });
    await search.fill("Hopper");
    await expect(page).toHaveURL(/search=Hopper/);
    await expect(rowsOf(page)).toHaveCount(1);
    await main(page).getByRole("button", { name: team.search.clear }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await main(page).getByRole("button", { name: team.filter.label }).click();
    await page.getByRole("option", { name: team.state.expired }).click();
    await expect(page).toHaveURL(/state=expired/);
    await expect(main(page).getByText(team.none.title)).toBeVisible();
    await main(page).getByRole("button", { name: team.filter.clear }).click();
    await expect(page).toHaveURL(/\/dashboard-team$/);

    // A permission is changed in place, and persists.
    await permissionOf(page, team, "Grace Hopper").selectOption(team.permission.create_delete);
    await expect(page.getByText(team.permission.changed).first()).toBeVisible();
    await page.reload();
    await expect(permissionOf(page, team, "Grace Hopper")).toHaveValue("create_delete");

    // Removal requires confirmation: without a card a question, else the decision about the card.
    const more = said(team.row.more, { title: "Alan Turing" });
    const question = page.getByRole("alertdialog");
    await rowOf(page, "Alan Turing").getByRole("button", { name: more }).click();
    await page.getByRole("menuitem", { name: team.row.remove }).click();
    await expect(question).toContainText(said(team.remove.textNoCard, { name: "Alan Turing" }));
    await expectAccessible(page, `team-remove-${name}`);
    for (const way of [team.cancel, team.close]) {
      await question.getByRole("button", { name: way }).click();
      await expect(question).toHaveCount(0);
      await rowOf(page, "Alan Turing").getByRole("button", { name: more }).click();
      await page.getByRole("menuitem", { name: team.row.remove }).click();
    }
    await question.getByRole("button", { name: team.remove.confirm }).click();
    await expect(rowOf(page, "Alan Turing")).toHaveCount(0);
    await rowOf(page, "Grace Hopper")
      .getByRole("button", { name: said(team.row.more, { title: "Grace Hopper" }) })
      .click();
    await page.getByRole("menuitem", { name: team.row.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: teamLeaving.dialog.submitRemove }).click();
    await expect(rowOf(page, "Grace Hopper")).toHaveCount(0);
    await firstPage.goto(addressOf(code, "/dashboard-business-cards"));
    await expect(main(firstPage).getByText("Sales")).toHaveCount(0);
    // The card is preserved.
    await page.goto(addressOf(code, `/share-business-card/${card.hash}`));
    await expect(page.getByText("Sales").first()).toBeVisible();
    await one.close();
    await two.close();
  });
}

test("an invitation is sent again and taken back, by the keyboard", async ({ page }) => {
  const { team } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const email = `${unique("grace")}@visita.example`;
  await page.goto("/dashboard-team");
  const invite = main(page).getByRole("button", { name: team.invite.open });
  await invite.first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: team.invite.title });
  await expect(dialog.getByRole("textbox", { name: team.invite.email })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(invite.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("radio", { name: team.permission.edit })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: team.permission.create_delete })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: team.cancel })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(permissionOf(page, team, email)).toHaveValue("create_delete");
  const before = await pathMailedTo(page, email, JOIN);

  await permissionOf(page, team, email).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(team.permission.changed).first()).toBeVisible();

  const more = rowOf(page, email).getByRole("button", { name: said(team.row.more, { title: email }) });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: team.row.resend })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(said(team.resent, { email })).first()).toBeVisible();
  await pathMailedTo(page, email, JOIN, before);
  await page.goto(before);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(team.join.overTitle);
  await page.goBack();

  await more.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: team.row.revoke })).toBeFocused();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(team.remove.revokeText);
  await question.getByRole("button", { name: team.close }).click();
  await more.click();
  await page.getByRole("menuitem", { name: team.row.revoke }).click();
  await question.getByRole("button", { name: team.remove.revokeConfirm }).click();
  await expect(page.getByText(team.remove.revoked).first()).toBeVisible();
  await expect(main(page).getByText(team.empty.title)).toBeVisible();
});

test("one seat is an offer, more are bought with what they cost, and lead back", async ({ page }) => {
  const { team, billing, pricing } = en;
  await signUpProved(page, "en", "Ada Lovelace");
  await page.goto("/dashboard-team");
  await main(page).getByRole("button", { name: team.offer.plans }).click();
  const plans = page.getByRole("dialog", {
    name: fill(pricing.modal.wanted, { feature: pricing.features.team }),
  });
  await plans.getByRole("button", { name: t("shell:close") }).click();
  await buyPlan(page, { seats: 1 });
  await page.goto("/dashboard-team");
  await expect(main(page).getByRole("heading", { level: 1, name: team.offer.title })).toBeVisible();
  await main(page).getByRole("link", { name: team.addSeats }).click();
  await page.waitForURL(/\/account\/upgrade\?seats=2/);
  await expect(page.getByRole("textbox", { name: pricing.seats.label })).toHaveValue("2");
  await page.getByRole("button", { name: like("billing:alter.payNow") }).click();
  await page.waitForURL(/\/dashboard-team$/);
  await expect(page.getByText(billing.alter.done).first()).toBeVisible();
  await expect(main(page).getByText(fill(team.seats_other, { used: "0", count: "2" }))).toBeVisible();
  await main(page).getByRole("link", { name: team.addSeats }).click();
  await expect(page.getByRole("textbox", { name: pricing.seats.label })).toHaveValue("3");
});

test("an unconfirmed address is told before inviting, and a plan that is over leaves the team as it is", async ({
  page,
}) => {
  const { team, accounts } = en;
  const owner = await signUp(page);
  await giveSeats(owner, 3);
  await page.goto("/dashboard-team");
  await expect(main(page).getByText(team.unconfirmed)).toBeVisible();
  await expectAccessible(page, "team-unconfirmed");
  await main(page).getByRole("button", { name: accounts.change.again }).click();
  await expect(page.getByText(fill(accounts.verify.sent, { email: owner })).first()).toBeVisible();
  await main(page).getByRole("button", { name: team.invite.open }).first().click();
  await expect(page.getByRole("alertdialog").filter({ hasText: team.unconfirmed })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: team.invite.title });
  await expect(dialog).toHaveCount(0);
  await prove(page, owner);
  // Returning from the tab of the mail.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(main(page).getByRole("button", { name: accounts.change.again })).toHaveCount(0);
  await main(page).getByRole("button", { name: team.invite.open }).first().click();
  const email = `${unique("grace")}@visita.example`;
  await dialog.getByRole("textbox", { name: team.invite.email }).fill(email);
  await dialog.getByRole("button", { name: team.invite.submit }).click();
  await expect(rowOf(page, email)).toBeVisible();

  await giveSeats(owner, 3, "expired");
  await page.reload();
  await expect(main(page).getByText(team.paused)).toBeVisible();
  await expect(rowOf(page, email)).toBeVisible();
  await expect(main(page).getByRole("button", { name: team.invite.open })).toHaveCount(0);
  await expectAccessible(page, "team-paused");
});

test("the ways from the team lead where they say", async ({ page }) => {
  const { team } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await page.goto("/dashboard-team");
  await giveSeats(owner, 2);
  const { hash } = await haveACard(page, { title: "Sales", header: "Grace Hopper" });
  const email = `${unique("grace")}@visita.example`;
  await post(page, "/dashboard-team/members", { email, card: hash });
  for (const [way, path] of [
    [t("shell:sidebar.dashboard"), /\/dashboard$/],
    [t("shell:sidebar.cards"), /\/dashboard-business-cards$/],
    [t("shell:sidebar.pages"), /\/dashboard-pages$/],
    [t("shell:sidebar.contacts"), /\/contact-list$/],
    [t("shell:sidebar.team"), /\/dashboard-team$/],
    ["Sales", new RegExp(`/share-business-card/${hash}$`)],
  ] as const) {
    await page.goto("/dashboard-team");
    await main(page).getByRole("link", { name: way, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goto("/dashboard-team");
  await main(page).getByRole("button", { name: team.invite.open }).click();
  const dialog = page.getByRole("dialog", { name: team.invite.title });
  await dialog.getByRole("button", { name: team.cancel }).click();
  await main(page).getByRole("button", { name: team.invite.open }).click();
  await dialog.getByRole("button", { name: team.close }).click();
  await expect(dialog).toHaveCount(0);
  // Until they accept they are listed by the name on their pending card.
  const more = rowOf(page, email).getByRole("button", {
    name: said(team.row.more, { title: "Grace Hopper" }),
  });
  await more.click();
  await page.getByRole("menuitem", { name: team.row.revoke }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: team.cancel }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await giveSeats(owner, 2, "expired");
  await page.reload();
  await main(page)
    .getByRole("link", { name: t("shell:account.renew") })
    .click();
  await expect(page).toHaveURL(/\/account\/billing/);
});

test("a link signs up who has no account, and an open list of 500 is searched in its place", async ({
  page,
}) => {
  const { team, teamCards, accounts, dashboard } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 100);
  const email = `${unique("grace")}@visita.example`;
  await post(page, "/dashboard-team/members", { email });
  const link = await pathMailedTo(page, email, JOIN);
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("No browser");
  const visiting = await visitor.newPage();
  await visiting.goto(addressOf("en", link));
  // Without an account the first link is the sign-up.
  await expect(
    main(visiting).getByRole("link", { name: oneOf(t("team:join.logIn"), t("team:join.signUp")) }),
  ).toHaveText([team.join.signUp, team.join.logIn]);
  await main(visiting).getByRole("link", { name: team.join.signUp }).click();
  await expect(visiting).toHaveURL(/\/sign-up$/);
  await main(visiting).getByRole("textbox", { name: accounts.name }).fill("Grace Hopper");
  await main(visiting).getByRole("textbox", { name: accounts.password }).fill(PASSWORD);
  await main(visiting).getByRole("button", { name: accounts.signUp.submit }).click();
  await visiting.waitForURL(/\/team\/join\//);
  await visiting.goto(addressOf("en", await pathMailedTo(page, email, VERIFY)));
  await main(visiting).getByRole("button", { name: accounts.verify.submit }).click();
  await main(visiting).getByRole("button", { name: team.own.accept, exact: true }).click();
  await visiting.waitForURL(/joined=team$/);

  // A member of another team sees its name there, and can leave it, with a card or without.
  await visiting.goto(addressOf("en", "/dashboard-team"));
  const places = main(visiting).getByRole("list", { name: team.own.places });
  const leave = places.getByRole("button", { name: teamCards.leave });
  const question = visiting.getByRole("alertdialog");
  for (const way of [dashboard.cancel, dashboard.close]) {
    await leave.click();
    await question.getByRole("button", { name: way, exact: true }).click();
    await expect(question).toHaveCount(0);
  }
  await leave.click();
  await question.getByRole("button", { name: teamCards.leave, exact: true }).click();
  await expect(places).toHaveCount(0);
  await visitor.close();
  await post(page, "/dashboard-team/members", { email: `${unique("alan")}@visita.example` });

  // why: 500 invitations exceed the daily limit.
  const people = Array.from({ length: 500 }, (_, n) => ({
    id: `mem_${n}`,
    email: `person-${n}@visita.example`,
    name: `Person ${n}`,
    permission: n % 3 ? "edit" : "create_delete",
    state: "active",
    invitedAt: new Date().toISOString(),
    lastActiveAt: new Date(Date.now() - n * 3_600_000).toISOString(),
    ...(n % 4 && { card: { hash: `card${n}`, title: `Card ${n}` } }),
  }));
  await page.route(/\/dashboard-team\/members\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const from = Number(asked.get("cursor") ?? 0);
    const fitting = people.filter(({ name }) => name.includes(asked.get("search") ?? ""));
    const items = fitting.slice(from, from + 50);
    const next = from + 50 < fitting.length ? String(from + 50) : undefined;
    return route.fulfill({ json: { ok: true, value: { items, next } } });
  });
  await page.goto("/dashboard-team");
  const search = main(page).getByRole("textbox", { name: team.search.label });
  const rows = rowsOf(page);
  await search.fill("Person");
  await expect(rows).toHaveCount(50);
  for (let count = 100; count <= 500; count += 50) {
    await main(page).getByRole("button", { name: dashboard.more }).click();
    await expect(rows).toHaveCount(count);
  }
  await expect(main(page).getByRole("button", { name: dashboard.more })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await search.boundingBox();
  await search.press("End");
  await search.pressSequentially(" 49", { delay: 20 });
  await expect(rows).toHaveCount(11);
  expect(await search.boundingBox()).toEqual(before);
});

test("who was invited without a card gets one from their row, which leads to making it first", async ({
  page,
}) => {
  const { team, teamCards } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 3);
  const email = `${unique("grace")}@visita.example`;
  await post(page, "/dashboard-team/members", { email });
  const dialogFor = (who: string) => page.getByRole("dialog", { name: said(team.give.title, { name: who }) });
  const dialog = dialogFor(email);
  const choose = async (who = email) => {
    await page.goto("/dashboard-team");
    await rowOf(page, who).getByRole("button", { name: team.row.give, exact: true }).click();
  };
  await choose();
  await expect(dialog).toContainText(team.give.none);
  await expectAccessible(page, "team-give-none");
  await dialog.getByRole("link", { name: team.give.make }).click();
  await expect(page).toHaveURL(/\/editor-business-card\?member=mem_/);
  await haveACard(page, { title: "Sales", header: "Grace Hopper" });
  await choose();
  await dialog.getByRole("button", { name: team.close }).click();
  await expect(dialog).toHaveCount(0);
  await choose();
  await dialog.getByRole("button", { name: team.invite.card }).click();
  await page.getByRole("option", { name: "Sales" }).click();
  await dialog.getByRole("button", { name: teamCards.form.submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, "Sales")).toContainText(email);

  // With a card on every seat none can be created before a seat is added.
  const later = `${unique("alan")}@visita.example`;
  await post(page, "/dashboard-team/members", { email: later });
  await giveSeats(owner, 1);
  await choose(later);
  await expect(dialogFor(later)).toContainText(team.give.full);
  await expect(dialogFor(later).getByRole("link", { name: team.give.make })).toHaveCount(0);
  await expectAccessible(page, "team-give-full");
  await dialogFor(later).getByRole("link", { name: team.addSeats }).click();
  await expect(page).toHaveURL(/\/account\/upgrade\?seats=2&/);
});

test("a card that is made for a member is theirs once it is saved", async ({ page }) => {
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const look = { name: "House", isDefault: true, design: 2, contacts: [] };
  await post(page, "/dashboard-team/templates", look);
  await page.goto("/dashboard");
  await main(page)
    .getByRole("link", { name: t("dashboard:team.invite") })
    .click();
  await page.waitForURL(/\/dashboard-team$/);
  const email = `${unique("grace")}@visita.example`;
  await post(page, "/dashboard-team/members", { email, permission: "edit" });
  await page.goto("/dashboard-team");
  await main(page)
    .getByRole("button", { name: t("team:row.give"), exact: true })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("team:give.make") })
    .click();
  await expect(page.getByText(said(en.teamCards.forMember, { who: email }))).toBeVisible();
  // It has the look of the team.
  await expect(page.getByText(within("teamLook:lock.follows"))).toBeVisible();
  await page.getByRole("textbox", { name: t("cards:general.header"), exact: true }).fill("Grace Hopper");
  await page.getByRole("button", { name: t("cards:editor.save") }).click();
  await page.waitForURL(/\/editor-business-card\/\w+$/);
  // Back to where the card was asked for.
  await page
    .getByRole("alertdialog")
    .filter({ hasText: said(en.teamCards.done.invited, { who: email }) })
    .getByRole("button", { name: en.shell.sidebar.team })
    .click();
  await page.waitForURL(/\/dashboard-team$/);
  await expect(rowOf(page, email).getByRole("link", { name: "Grace Hopper" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByRole("link", { name: t("dashboard:team.invite") })).toHaveCount(0);
});
