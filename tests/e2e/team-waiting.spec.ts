import { expectAccessible } from "./accessible.ts";
import { api, tokenOf } from "./billing-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { giveSeats, JOIN, pathMailedTo, signUpProved } from "./team-steps.ts";
import { expect, type Page, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`a member whose card the team still makes is offered none of their own, ${name}`, async ({
    page,
    browser,
  }) => {
    const { team, dashboard, questions, shell } = await messagesOf(code);
    await page.setViewportSize(viewport);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    await giveSeats(owner, 2);
    const ownerToken = await tokenOf(owner);
    const theirs = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const member = await theirs.newPage();
    const email = await signUpProved(member, code, "Grace Hopper");
    expect((await api("POST", "/_/team/members", ownerToken, { email, permission: "edit" })).status).toBe(
      201,
    );
    await pathMailedTo(page, email, JOIN);
    await member.goto(addressOf(code, "/dashboard"));
    await main(member).getByRole("button", { name: team.own.accept, exact: true }).click();
    await member.waitForURL(/\/dashboard-business-cards\?joined=team$/);

    const awaiting = fill(team.joined.awaiting, {
      team: "\u2068Ada Lovelace\u2069",
      list: dashboard.cards.title,
    });
    const expectNoOffer = async () => {
      await expect(main(member).getByText(awaiting)).toBeVisible();
      await expect(main(member).getByText(dashboard.cards.emptyText)).toHaveCount(0);
      await expect(main(member).getByText(shell.prompt.free)).toHaveCount(0);
    };
    await expect(main(member).getByText(team.joined.title)).toBeVisible();
    await expectNoOffer();
    await expectAccessible(member, `team-waiting-joined-${name}`);
    // Not only right after joining.
    await member.goto(addressOf(code, "/dashboard-business-cards"));
    await expectNoOffer();
    await expectAccessible(member, `team-waiting-list-${name}`);
    await member.goto(addressOf(code, "/dashboard"));
    await expectNoOffer();
    for (const name of [questions.steps.card, dashboard.newCard])
      await expect(main(member).getByRole("link", { name })).toHaveCount(0);
    await expectAccessible(member, `team-waiting-${name}`);

    // With the card, nothing of it counts in a plan of theirs.
    const card = { title: "Sales", header: "Grace Hopper" };
    const { hash } = (await api("POST", "/_/business-cards", ownerToken, card)).json<{ hash: string }>();
    expect((await api("POST", `/_/business-cards/${hash}/assign`, ownerToken, { email })).status).toBe(200);
    await member.reload();
    await expect(main(member).getByText("Sales")).toBeVisible();
    await expect(main(member).getByText(awaiting)).toHaveCount(0);
    const used = fill(dashboard.used, { used: "0", limit: "1" });
    await expect(main(member).getByText(used)).toHaveCount(1);
    await expect(main(member).getByText(shell.prompt.free)).toHaveCount(0);
    await expectAccessible(member, `team-waiting-over-${name}`);
    await theirs.close();
  });
}
