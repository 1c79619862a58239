import { chromium } from "playwright";
import { expect } from "vitest";
import { LANGUAGES } from "../../app/domain/languages.ts";
import { addressOf } from "../e2e/languages.ts";
import { api, mailTo, newPerson, signInPro } from "../http/api-client.ts";
import { png } from "../http/images.ts";
import { chromiumPath } from "../support/chromium.ts";
import { ask } from "../support/http.ts";

interface Paths {
  page: { id: string; slug: string; url: string; profile: { image: { cropped: string } } };
  card: { hash: string; url: string; qrUrl: string };
  token: string;
}

/** The demo subscriber's page and card. */
async function demo(): Promise<Paths> {
  const token = await signInPro();
  const [page] = (await api("/_/pages", { token })).json.items;
  const [card] = (await api("/_/business-cards", { token })).json.items;
  return { page, card, token };
}

async function expectSite(path: string, type: RegExp): Promise<void> {
  const { status, headers, text } = await ask("site", path);
  expect([status, headers["content-type"]], text.slice(0, 500)).toEqual([200, expect.stringMatching(type)]);
}

const pathOf = (url: string) => new URL(url).pathname;

/** One of everything that the app answers with, by its name. */
export const ASKS: Record<string, () => Promise<void>> = {
  "a page": async () => expectSite("/ada", /^text\/html/),
  "a saved page": async () => {
    const { page, token } = await demo();
    const json = { profile: { title: "Ada Lindqvist", bio: "Printer" } };
    expect((await api(`/_/pages/${page.id}`, { method: "PUT", token, json })).status).toBe(200);
  },
  "a page's image": async () => {
    const { page } = await demo();
    await expectSite(pathOf(page.profile.image.cropped), /^image\//);
  },
  "an uploaded image": async () => {
    const { token } = await newPerson();
    const { id } = (await api("/_/pages", { token, json: {} })).json;
    const form = new FormData();
    form.set("type", "2");
    form.set("image", new Blob([png(300, 200)], { type: "image/png" }), "a.png");
    expect((await api(`/_/pages/${id}/image`, { token, form })).status).toBe(200);
  },
  "a page's share image": async () => {
    const { text } = await ask("site", "/ada");
    const image = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? "";
    await expectSite(pathOf(image), /^image\/png/);
  },
  "a card": async () => expectSite(pathOf((await demo()).card.url), /^text\/html/),
  "a contact file": async () => expectSite(`${pathOf((await demo()).card.url)}.vcf`, /^text\/vcard/),
  "an Apple pass": async () =>
    expectSite(`${pathOf((await demo()).card.url)}.pkpass`, /^application\/vnd\.apple\.pkpass/),
  "a Google pass": async () => {
    const { status, headers } = await ask("site", `${pathOf((await demo()).card.url)}/google`);
    expect([status, headers.location]).toEqual([302, expect.not.stringMatching(/\/later$/)]);
  },
  "a code": async () => {
    expect((await ask("site", pathOf((await demo()).card.qrUrl))).status).toBe(302);
  },
  "a code as SVG": async () => expectSite(`${pathOf((await demo()).card.qrUrl)}.svg`, /^image\/svg/),
  "a code as PNG": async () => expectSite(`${pathOf((await demo()).card.qrUrl)}.png`, /^image\/png/),
  "a code as PDF": async () => expectSite(`${pathOf((await demo()).card.qrUrl)}.pdf`, /^application\/pdf/),
  "a mail": async () => {
    const { email } = await newPerson();
    expect((await mailTo(email)).subject).not.toBe("");
  },
  "the API's reference": async () => {
    expect((await ask("api", "/docs")).status).toBe(200);
    expect((await ask("api", "/openapi.json")).status).toBe(200);
  },
  "every language": async () => {
    for (const { shortCode } of LANGUAGES) {
      const { hostname, pathname } = new URL(addressOf(shortCode, "/"));
      const { status, text } = await ask(hostname === "localhost" ? "app" : hostname, pathname);
      expect([status, text.includes("<html lang=")], shortCode).toEqual([200, true]);
    }
  },
  "the editor's first clicks": async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage();
      let documents = 0;
      page.on("domcontentloaded", () => {
        documents++;
      });
      const said: string[] = [];
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) said.push(message.text());
      });
      await page.goto(addressOf("en", "/editor/new"));
      await page.frameLocator("iframe").first().locator("main").waitFor({ timeout: 120_000 });
      for (const tab of await page.getByRole("tab").all()) await tab.click();
      await page.getByRole("tab", { name: "Blocks" }).click();
      await page.getByRole("button", { name: "Add link" }).click();
      await page.getByRole("textbox", { name: "Address", exact: true }).fill("example.com");
      expect([documents, said]).toEqual([1, []]);
    } finally {
      await browser.close();
    }
  },
};
