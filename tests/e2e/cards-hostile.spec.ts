import { ask } from "../support/http.ts";
import { axeFindings } from "./axe.ts";
import { cardPreview, cardTab, openCardEditor, saveCard } from "./cards-steps.ts";
import { t } from "./messages.ts";
import { signUp, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Agents of browsers inside other apps, and of Chrome on an iPhone: a contact file does not open there. */
const CLOSED = {
  instagram:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 355.0.0.37.92 (iPhone15,2; iOS 18_1; en_US)",
  facebook:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.78.79;]",
  lineOnIos:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1 Line/14.18.0",
  lineOnAndroid:
    "Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB",
  chromeOnIos:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1",
};

test("a name that is too long is said at once, and nothing is sent", async ({ page }) => {
  await logInAsSubscriber(page);
  await openCardEditor(page);
  let sent = 0;
  await page.route("**/editor-business-card/save", (route) => {
    sent += 1;
    return route.abort();
  });
  await field(page, t("cards:general.header")).fill("ب🎻山".repeat(167).slice(0, 500));
  await field(page, t("cards:general.title")).fill("T");
  await saveCard(page);
  await expect(page.getByText(t("errors:tooLong", { max: 120 }))).toBeVisible();
  await expect(field(page, t("cards:general.header"))).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect(sent).toBe(0);
});

test("what looks like a formula, a line of a vCard or a header stays a text", async ({ page }) => {
  await logInAsSubscriber(page);
  await openCardEditor(page);
  const title = unique("Injected");
  await field(page, t("cards:general.header")).fill("نورا 山田\u0007\u202E 👩‍🚀\r\nTEL:+19005550100;,\\");
  await field(page, t("cards:general.title")).fill(`${title}"\r\nSet-Cookie: a=b`);
  await cardTab(page, "contacts").click();
  await field(page, t("contacts:phone")).fill("+46 70 000 00 00");
  await field(page, t("contacts:address")).fill("=cmd|' /C calc'!A0\nTEL:+19005550100\nEND:VCARD");
  await page.getByRole("button", { name: t("cards:contacts.add") }).click();
  await page.getByRole("searchbox", { name: t("cards:contacts.search") }).fill("company");
  await page.keyboard.press("Enter");
  await expect(field(page, t("contacts:company"))).toBeFocused();
  await page.keyboard.type('@SUM(1+1)<script>alert(1)</script>"');
  await expect(cardPreview(page).getByText("@SUM(1+1)<script>")).toBeVisible();
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  const hash = page.url().slice(-16);
  try {
    const name = "نورا 山田 👩‍🚀 TEL:+19005550100;,\\";
    expect(await asSubscriber<object>("GET", `/_/business-cards/${hash}`)).toMatchObject({ header: name });
    const shown = (await ask("site", `/c/${hash}`)).text;
    expect(shown).not.toContain("<script");
    expect(shown).toContain("@SUM(1+1)&lt;script&gt;");
    const file = await ask("site", `/c/${hash}.vcf`);
    expect(file.headers).not.toHaveProperty("set-cookie");
    expect(file.headers["content-disposition"]).toMatch(
      /^inline; filename="[^"\r\n]*"; filename\*=UTF-8''\S+$/,
    );
    const lines = file.text.split("\r\n");
    const starting = (start: string) => lines.filter((line) => line.startsWith(start));
    expect(starting("FN:")).toEqual(["FN:نورا 山田 👩‍🚀 TEL:+19005550100\\;\\,\\\\"]);
    expect(starting("TEL")).toEqual(["TEL;TYPE=WORK:+46700000000"]);
    expect(starting("END:")).toEqual(["END:VCARD"]);
    expect(starting("ADR")).toEqual([
      "ADR;TYPE=WORK:;;=cmd|' /C calc'!A0\\nTEL:+19005550100\\nEND:VCARD;;;;",
    ]);

    await page.goto("/dashboard-business-cards");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});

test("where a contact file does not open, the code leads to the card, which says what to do", async ({
  browser,
}) => {
  const { hash, url, qrUrl } = await asSubscriber<{ hash: string; url: string; qrUrl: string }>(
    "POST",
    "/_/business-cards",
    {
      title: unique("Apps"),
      header: "Marta Lindqvist",
      linkAction: 2,
      contacts: [{ name: "phone", value: "+351 22 555 0148" }],
    },
  );
  try {
    for (const [name, userAgent] of Object.entries(CLOSED)) {
      const response = await ask("site", new URL(qrUrl).pathname, { headers: { "User-Agent": userAgent } });
      const led = `${url}?q=${qrUrl.split("/").at(-1)}#help`;
      expect([response.status, response.headers.location], name).toEqual([302, led]);
    }
    const context = await browser.newContext({
      userAgent: CLOSED.chromeOnIos,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    // The help is open at once; elsewhere it is a press away.
    await page.goto(`${url}#help`);
    await expect(page.getByText(t("site:card.help.iphone"))).toBeVisible();
    await page.goto(`${url}?again`);
    await page.getByText(t("site:card.help.title")).click();
    await expect(page.getByText(t("site:card.help.iphone"))).toBeVisible();
    await expect(page.getByText(t("site:card.help.inApp"))).toBeVisible();
    await expect(page.getByRole("link", { name: /\+351 22 555 0148/ })).toHaveAttribute(
      "href",
      "tel:+351225550148",
    );
    await context.close();
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});

test("somebody else's card leads to the list, which says so", async ({ page }) => {
  const { hash } = await asSubscriber<{ hash: string }>("POST", "/_/business-cards", {
    title: unique("Mine"),
    header: "Marta Lindqvist",
  });
  try {
    await signUp(page);
    for (const screen of ["editor-business-card", "share-business-card"]) {
      await page.goto(`/${screen}/${hash}`);
      await expect(page).toHaveURL(/\/dashboard-business-cards\?missing=/);
      await expect(page.getByRole("alert")).toBeVisible();
    }
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});
