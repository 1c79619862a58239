import { LANGUAGES, type LanguageCode } from "../../app/domain/languages.ts";
import { ask } from "../support/http.ts";
import { typed } from "../support/visitor-forms.ts";
import { expectAccessible } from "./accessible.ts";
import { pressTab } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, schemesOf, screensOf } from "./languages.ts";
import { like } from "./messages.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

interface MadeCard {
  id: string;
  hash: string;
  url: string;
  qrUrl: string;
}

interface Listed {
  name: string;
  code?: string;
  held?: string;
}

/** A card of the subscriber's, as new cards are, and what removes it. */
async function haveCard(): Promise<{ card: MadeCard; remove: () => Promise<unknown> }> {
  const card = await asSubscriber<MadeCard>("POST", "/_/business-cards", {
    title: "At the fair",
    header: "Marta Lindqvist",
    subheader: "Ceramicist",
    contacts: [
      { name: "company", value: "Lindqvist" },
      { name: "phone", value: "+351 22 555 0148" },
    ],
  });
  return { card, remove: () => asSubscriber("DELETE", `/_/business-cards/${card.hash}`) };
}

const contactsOf = async (card: MadeCard): Promise<Listed[]> =>
  (await asSubscriber<{ items: Listed[] }>("GET", `/_/app/contact-forms?card=${card.id}`)).items;

const newEmail = () =>
  `visitor-${Date.now().toString(36)}${Math.random().toString(36).slice(2)}@mail.example`;

/** The address of the link in a visitor's receipt. */
async function linkIn(email: string): Promise<string> {
  const mailed = async () =>
    (await ask("app", "/dev/inbox.json"))
      .json<{ to: string; text: string }[]>()
      .find(({ to }) => to === email);
  await expect.poll(mailed, { timeout: 60_000 }).toBeTruthy();
  return /http\S+\/f\/own\/\S+/.exec((await mailed())?.text ?? "")?.[0] ?? "";
}

/** Leaves details on a card's page, by the code that was scanned. @returns the link of the receipt */
async function swap(page: Page, card: MadeCard, code: LanguageCode, look?: (what: string) => Promise<void>) {
  const { site } = await messagesOf(code);
  const email = newEmail();
  await page.goto(card.qrUrl);
  await expect(page).toHaveURL(`${card.url}?q=${card.qrUrl.split("/").at(-1)}`);
  await look?.("closed");
  await page.getByText(site.swap.action).click();
  await look?.("card");
  await page.locator("[name=name]").fill("Grace Hopper");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=company]").fill("Navy");
  await page.locator("[name=message]").fill("We met\nat the fair");
  await page.locator("[name=consent]").check();
  await typed(await page.locator("[name=at]").first().inputValue());
  await page.getByRole("button", { name: site.form.send }).click();
  await expect(page.locator("h1")).toHaveText(site.swap.thanksTitle);
  return linkIn(email);
}

test.describe("without script, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a visitor swaps details, corrects theirs by the receipt's link, and withdraws", async ({
    page,
    allow,
  }) => {
    allow.response(422, /^\/f\//, "something is wrong with the form");
    allow.response(410, /^\/f\/own\//, "what was withdrawn is gone");
    const { siteScreens } = await messagesOf("en");
    const { card, remove } = await haveCard();
    const own = await swap(page, card, "en");
    const keep = page.getByRole("link", { name: like("site:swap.keep") });
    await expect(keep).toHaveAttribute("href", `/c/${card.hash}/contact`);
    await page.getByRole("link", { name: siteScreens.walletLater.back }).click();
    await expect(page).toHaveURL(card.url);
    expect(await contactsOf(card)).toMatchObject([
      { name: "Grace Hopper", code: card.qrUrl.split("/").at(-1), seenTimes: 1, status: "new" },
    ]);

    await page.goto(own);
    await expect(page.locator("h1")).toHaveText(siteScreens.own.title);
    await expect(page.getByText("Marta Lindqvist")).toBeVisible();
    await page.locator("[name=name]").fill("Grace M. Hopper");
    await page.locator("[name=email]").fill("nobody@nowhere");
    await page.locator("[name=consent]").check();
    await page.getByRole("button", { name: siteScreens.own.save }).click();
    await expect(page.locator("h1")).toHaveText(siteScreens.own.failed);
    await page.locator("[name=email]").fill(newEmail());
    await page.locator("[name=consent]").check();
    await page.getByRole("button", { name: siteScreens.own.save }).click();
    await expect(page.getByRole("status")).toHaveText(siteScreens.own.saved);
    await page.reload();
    await expect(page.locator("[name=name]")).toHaveValue("Grace M. Hopper");
    expect((await contactsOf(card)).map(({ name }) => name)).toEqual(["Grace M. Hopper"]);

    await page.getByRole("button", { name: siteScreens.own.withdraw }).click();
    await expect(page.locator("h1")).toHaveText(siteScreens.own.withdrawnTitle);
    expect(await contactsOf(card)).toEqual([]);
    await page.goto(own);
    await expect(page.locator("h1")).toHaveText(siteScreens.own.goneTitle);
    await remove();
  });
});

test("an owner takes the form off a card and puts it back", async ({ page }) => {
  const { cards } = await messagesOf("en");
  const { card, remove } = await haveCard();
  const hasForm = async () => (await ask("site", `/c/${card.hash}`)).text.includes(`/f/c/${card.hash}`);
  expect(await hasForm()).toBe(true);
  await logInAsSubscriber(page);
  await page.goto(addressOf("en", `/editor-business-card/${card.hash}`));
  await pressTab(page.getByRole("tab", { name: cards.editor.tabs.general }));
  const field = page.getByRole("switch", { name: cards.general.takesDetails });
  await expect(field).toBeChecked();
  await page.getByText(cards.general.takesDetails, { exact: true }).click();
  await expect(field).not.toBeChecked();
  await page.getByRole("button", { name: cards.editor.save }).click();
  await expect.poll(hasForm).toBe(false);
  await field.focus();
  await page.keyboard.press("Space");
  await expect(field).toBeChecked();
  await page.getByRole("button", { name: cards.editor.save }).click();
  await expect.poll(hasForm).toBe(true);
  await remove();
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const locale = LANGUAGES.find(({ shortCode }) => shortCode === code)?.code ?? "en";
  for (const colorScheme of schemesOf("dark")) {
    const name = `contact-visitors-${code}-${viewport.width}-${colorScheme}`;
    test.describe(name, () => {
      test.use({ viewport, locale, colorScheme });

      test("the swap, its thanks and what was left are sound", async ({ page, allow }) => {
        allow.response(410, /^\/f\/own\//, "what was withdrawn is gone");
        const { site, siteScreens } = await messagesOf(code);
        const { card, remove } = await haveCard();
        const look = (what: string) => expectAccessible(page, `${name}-${what}`);
        const own = await swap(page, card, code, look);
        await expect(
          page.getByText(fill(site.swap.keep, { name: "\u2068Marta Lindqvist\u2069" })),
        ).toBeVisible();
        await look("thanks");
        await page.goto(own);
        await look("own");
        await page.getByRole("button", { name: siteScreens.own.withdraw }).scrollIntoViewIfNeeded();
        await look("own-end");
        await page.getByRole("button", { name: siteScreens.own.withdraw }).click();
        await look("withdrawn");
        await page.goto(own);
        await look("gone");
        await remove();
      });
    });
  }
}
