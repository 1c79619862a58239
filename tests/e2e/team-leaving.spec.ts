import { en } from "../../app/i18n/english.ts";
import { ask } from "../support/http.ts";
import { leaveOnCard } from "../support/visitor-forms.ts";
import { expectAccessible } from "./accessible.ts";
import { api, tokenOf } from "./billing-steps.ts";
import { haveACard, haveAPage } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { like } from "./messages.ts";
import { PASSWORD, unique } from "./page-editor-steps.ts";
import { giveSeats, JOIN, pathMailedTo, signUpProved } from "./team-steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

type Code = Parameters<typeof addressOf>[0];

const main = (page: Page) => page.getByRole("main");
/** A message with names in it, which are bidi-isolated within messages. */
const said = (sentence: string, values: Record<string, string>) =>
  fill(
    sentence,
    Object.fromEntries(Object.entries(values).map(([key, text]) => [key, `\u2068${text}\u2069`])),
  );
const memberRow = (page: Page, label: string, name: string): Locator =>
  main(page).getByRole("list", { name: label, exact: true }).getByRole("listitem").filter({ hasText: name });

/** Invites a user signed in elsewhere to the owner's team, with a card if given, and accepts there. */
async function join(token: string, theirs: Page, code: Code, email: string, accept: string, card?: string) {
  const body = { email, permission: "edit", ...(card && { card }) };
  expect((await api("POST", "/_/team/members", token, body)).status).toBe(201);
  await theirs.goto(addressOf(code, await pathMailedTo(theirs, email, JOIN)));
  await main(theirs).getByRole("button", { name: accept }).click();
  await theirs.waitForURL(/\/dashboard-business-cards/);
}

/** The target of a printed code. */
async function scanned(qrUrl: string): Promise<string> {
  const { pathname } = new URL(qrUrl);
  const { status, headers } = await ask("site", pathname);
  expect(status).toBe(302);
  return new URL(headers.location ?? "").pathname;
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`a member is removed, their card handed to another, and all of it undone, ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { team, teamLeaving, contactList } = await messagesOf(code);
    await page.setViewportSize(viewport);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    await giveSeats(owner, 3);
    const token = await tokenOf(owner);
    const card = { title: "Sales", header: "Grace Hopper" };
    const { hash } = (await api("POST", "/_/business-cards", token, card)).json<{ hash: string }>();
    const contexts = await Promise.all(
      [1, 2].map(() => browser.newContext({ viewport, reducedMotion: "reduce" })),
    );
    const [graces, alans] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!graces || !alans) throw new Error("no pages");
    const grace = await signUpProved(graces, code, "Grace Hopper");
    const alan = await signUpProved(alans, code, "Alan Turing");
    await join(token, graces, code, grace, team.join.accept, hash);
    await join(token, alans, code, alan, team.join.accept);
    await leaveOnCard(hash, { name: "Edith Clarke" });

    await page.goto(addressOf(code, "/dashboard-team"));
    const dialog = page.getByRole("dialog");
    const remove = async () => {
      await memberRow(page, team.title, "Grace Hopper")
        .getByRole("button", { name: said(team.row.more, { title: "Grace Hopper" }) })
        .click();
      await page.getByRole("menuitem", { name: team.row.remove }).click();
      await expect(dialog).toContainText(said(teamLeaving.dialog.removed, { name: "Grace Hopper" }));
    };
    await remove();
    for (const way of [teamLeaving.cancel, teamLeaving.close]) {
      await dialog.getByRole("button", { name: way, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await remove();
    }
    await expectAccessible(page, `leaving-remove-${name}`);
    await dialog.getByText(teamLeaving.card.retire, { exact: true }).click();
    await dialog.getByText(teamLeaving.codes.retired, { exact: true }).click();
    await dialog.getByText(teamLeaving.card.keep, { exact: true }).click();
    await dialog.getByText(teamLeaving.codes.stay, { exact: true }).click();
    await dialog.getByText(teamLeaving.card.successor, { exact: true }).click();
    await dialog.getByRole("button", { name: teamLeaving.dialog.submitRemove }).click();
    await expect(dialog.getByText(teamLeaving.person.missing)).toBeVisible();
    await dialog.getByRole("button", { name: new RegExp(teamLeaving.person.label) }).click();
    await page.getByRole("option", { name: "Alan Turing" }).click();
    await dialog.getByText(teamLeaving.contacts.sees, { exact: true }).click();
    await dialog.getByText(said(teamLeaving.contacts.offer, { name: "Grace Hopper" })).click();
    await expectAccessible(page, `leaving-hand-${name}`);
    await dialog.getByRole("button", { name: teamLeaving.dialog.submitRemove }).click();
    await expect(dialog).toHaveCount(0);
    await expect(memberRow(page, team.title, "Grace Hopper")).toHaveCount(0);
    await expect(main(page).getByText(said(teamLeaving.settled.successor, { title: "Sales" }))).toBeVisible();
    await expectAccessible(page, `leaving-handed-${name}`);

    // The successor has the card, and sees the earlier contacts.
    await alans.goto(addressOf(code, "/dashboard-business-cards"));
    await expect(main(alans).getByText("Sales")).toBeVisible();
    await alans.goto(addressOf(code, "/contact-list"));
    await main(alans).getByRole("button", { name: contactList.team.label }).click();
    await alans.getByRole("option", { name: /Ada Lovelace/ }).click();
    await expect(main(alans).getByText("Edith Clarke").first()).toBeVisible();

    // The removed member is offered the contacts that they met.
    await graces.goto(addressOf(code, "/dashboard"));
    await expect(
      main(graces).getByRole("heading", { name: said(teamLeaving.offer.title, { team: "Ada Lovelace" }) }),
    ).toBeVisible();
    await expectAccessible(graces, `leaving-offer-${name}`);
    for (const [label, holds] of [
      [teamLeaving.offer.csv, "Edith Clarke"],
      [teamLeaving.offer.vcard, "FN:Edith Clarke"],
    ] as const) {
      const download = graces.waitForEvent("download");
      await main(graces).getByRole("link", { name: label }).click();
      const stream = await (await download).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toContain(holds);
    }

    // Undo restores everything.
    await main(page).getByRole("button", { name: teamLeaving.undo, exact: true }).click();
    await expect(page.getByText(teamLeaving.undone).first()).toBeVisible();
    await expect(memberRow(page, team.title, "Grace Hopper")).toContainText("Sales");
    await expect(memberRow(page, team.title, "Alan Turing")).toContainText(team.row.noCard);
    await graces.goto(addressOf(code, "/dashboard-business-cards"));
    await expect(main(graces).getByText("Sales")).toBeVisible();
    await alans.goto(addressOf(code, "/dashboard-business-cards"));
    await expect(main(alans).getByText("Sales")).toHaveCount(0);
    for (const context of contexts) await context.close();
  });
}

test("a member leaves; the owner decides from the notification, retires the card with its codes led to a page, and undoes it", async ({
  page,
  browser,
}) => {
  test.slow();
  const { team, teamCards, teamLeaving, notifications, shell } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 4);
  const token = await tokenOf(owner);
  const sales = await haveACard(page, { title: "Sales", header: "Grace Hopper" });
  const service = await haveACard(page, { title: "Service", header: "Alan Turing" });
  const slug = unique("team").toLowerCase();
  await haveAPage(page, { slug, profile: { title: "Our team" } }, true);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ reducedMotion: "reduce" })));
  const [graces, alans] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!graces || !alans) throw new Error("no pages");
  const grace = await signUpProved(graces, "en", "Grace Hopper");
  const alan = await signUpProved(alans, "en", "Alan Turing");
  await join(token, graces, "en", grace, team.join.accept, sales.hash);
  await join(token, alans, "en", alan, team.join.accept, service.hash);

  await graces.goto("/dashboard-business-cards");
  await main(graces)
    .getByRole("button", { name: like("dashboard:actions") })
    .click();
  await graces.getByRole("menuitem", { name: teamCards.leave }).click();
  await graces.getByRole("alertdialog").getByRole("button", { name: teamCards.leave, exact: true }).click();
  await expect(main(graces).getByText("Sales")).toHaveCount(0);
  expect(await scanned(sales.qrUrl)).toBe(`/c/${sales.hash}`);

  // The bell opens the dialog.
  await page.goto("/dashboard");
  await page.getByRole("button", { name: new RegExp(`^${shell.notifications.label}`) }).click();
  await page
    .getByRole("dialog", { name: notifications.list.title })
    .getByRole("link", { name: new RegExp(fill(notifications.kinds.left, { name: "Grace Hopper" })) })
    .click();
  await page.waitForURL(/\/dashboard-team\?leaving=mlv_/);
  const dialog = page.getByRole("dialog", { name: /Sales/ });
  await expect(dialog).toContainText(said(teamLeaving.dialog.left, { name: "Grace Hopper" }));
  await dialog.getByRole("button", { name: teamLeaving.cancel, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard-team$/);
  const open = main(page).getByText(said(teamLeaving.open.left, { name: "Grace Hopper", title: "Sales" }));
  await expect(open).toBeVisible();
  await expectAccessible(page, "leaving-open-1440");
  const decide = main(page).getByRole("button", { name: teamLeaving.decide, exact: true });
  await decide.click();
  await dialog.getByRole("button", { name: teamLeaving.close, exact: true }).click();
  await decide.click();
  await dialog.getByText(teamLeaving.card.retire, { exact: true }).click();
  await dialog.getByText(teamLeaving.codes.retired, { exact: true }).click();
  await dialog.getByText(teamLeaving.codes.page, { exact: true }).click();
  await dialog.getByRole("button", { name: teamLeaving.dialog.submit }).click();
  await expect(dialog.getByText(teamLeaving.codes.missing)).toBeVisible();
  await dialog.getByRole("button", { name: new RegExp(teamLeaving.codes.target) }).click();
  await page.getByRole("option", { name: "Our team" }).click();
  await expectAccessible(page, "leaving-retire-1440");
  await dialog.getByRole("button", { name: teamLeaving.dialog.submit }).click();
  await expect(main(page).getByText(said(teamLeaving.settled.retire, { title: "Sales" }))).toBeVisible();
  expect(await scanned(sales.qrUrl)).toBe(`/${slug}`);
  expect((await ask("site", `/c/${sales.hash}`)).status).toBe(410);

  await main(page).getByRole("button", { name: teamLeaving.undo, exact: true }).click();
  await expect(open).toBeVisible();
  expect(await scanned(sales.qrUrl)).toBe(`/c/${sales.hash}`);

  // Kept unassigned, its codes open a colleague's card.
  await decide.click();
  await dialog.getByText(teamLeaving.card.keep, { exact: true }).click();
  await dialog.getByText(teamLeaving.codes.stay, { exact: true }).click();
  await dialog.getByText(teamLeaving.codes.card, { exact: true }).click();
  await dialog.getByRole("button", { name: new RegExp(teamLeaving.codes.holder) }).click();
  await page.getByRole("option", { name: /Alan Turing/ }).click();
  await dialog.getByText(teamLeaving.contacts.sees, { exact: true }).click();
  await dialog.getByText(said(teamLeaving.contacts.offer, { name: "Grace Hopper" })).click();
  await dialog.getByRole("button", { name: teamLeaving.dialog.submit }).click();
  await expect(main(page).getByText(said(teamLeaving.settled.keep, { title: "Sales" }))).toBeVisible();
  expect(await scanned(sales.qrUrl)).toBe(`/c/${service.hash}`);
  await main(page).getByRole("button", { name: teamLeaving.undo, exact: true }).click();
  await expect(open).toBeVisible();

  // Handed to a person who is not in the team yet.
  const email = `${unique("new")}@visita.example`;
  await decide.click();
  await dialog.getByText(teamLeaving.card.successor, { exact: true }).click();
  await dialog.getByRole("button", { name: new RegExp(teamLeaving.person.label) }).click();
  await page.getByRole("option", { name: teamLeaving.person.invite }).click();
  await dialog.getByRole("textbox", { name: teamLeaving.person.email }).fill("new@");
  await dialog.getByRole("button", { name: teamLeaving.dialog.submit }).click();
  await expect(dialog.getByText(en.errors.emailInvalid)).toBeVisible();
  await dialog.getByRole("textbox", { name: teamLeaving.person.email }).fill(email);
  await expectAccessible(page, "leaving-invite-1440");
  await dialog.getByRole("button", { name: teamLeaving.dialog.submit }).click();
  await expect(main(page).getByText(said(teamLeaving.settled.successor, { title: "Sales" }))).toBeVisible();
  await page.reload();
  await expect(memberRow(page, team.title, email)).toContainText("Sales");
  await pathMailedTo(page, email, JOIN);
  for (const context of contexts) await context.close();
});

test("an owner who deletes the account reads whose cards go with it, and says so; the members are told", async ({
  page,
  browser,
}) => {
  test.slow();
  const { team, teamLeaving, leaving, notifications, shell, errors } = en;
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 2);
  const token = await tokenOf(owner);
  const { hash } = await haveACard(page, { title: "Sales", header: "Grace Hopper" });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const graces = await context.newPage();
  const grace = await signUpProved(graces, "en", "Grace Hopper");
  await join(token, graces, "en", grace, team.join.accept, hash);

  await page.goto("/account/delete?step=goes");
  await expect(
    main(page).getByRole("heading", { name: fill(teamLeaving.account.members, { count: "1" }) }),
  ).toBeVisible();
  await expect(main(page).getByText("Grace Hopper").first()).toBeVisible();
  await expect(main(page).getByText(teamLeaving.account.text)).toBeVisible();
  await expectAccessible(page, "leaving-account-goes-1440");
  await page.goto("/account/delete?step=confirm");
  await main(page).getByRole("textbox", { name: leaving.confirm.email }).fill(owner);
  await main(page).getByLabel(leaving.confirm.password, { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: leaving.confirm.submit }).click();
  await expect(main(page).getByText(errors.teamNotConfirmed)).toBeVisible();
  await expectAccessible(page, "leaving-account-confirm-1440");
  await main(page).getByText(teamLeaving.account.tick).click();
  await main(page).getByRole("button", { name: leaving.confirm.submit }).click();
  await page.waitForURL(/\/account\/deleted$/);

  await graces.goto("/dashboard-business-cards");
  await expect(main(graces).getByText("Sales")).toHaveCount(0);
  await graces.getByRole("button", { name: new RegExp(`^${shell.notifications.label}`) }).click();
  await expect(
    graces
      .getByRole("dialog", { name: notifications.list.title })
      .getByText(fill(notifications.kinds.teamEnded, { name: "Ada Lovelace" })),
  ).toBeVisible();
  await context.close();
});
