import type { Browser } from "playwright/test";
import { languageOf } from "../../app/domain/languages.ts";
import { typed } from "../support/visitor-forms.ts";
import { expectAccessible } from "./accessible.ts";
import { haveACard, haveAPage } from "./cards-steps.ts";
import { signUpWithPlan } from "./contacts-steps.ts";
import { ARABIC_PHONE, addressOf, messagesOf, schemesOf, screensOf } from "./languages.ts";
import { startingWith, t } from "./messages.ts";
import { PASSWORD, unique } from "./page-editor-steps.ts";
import { signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";
import { AGENTS, askAs, browserOf, type Person, siteOf } from "./visits-people.ts";
import { untilCounted } from "./visits-steps.ts";

// The owner views their own page as well, with a person's browser.
test.use({ userAgent: AGENTS.mac });

const somebody = (part: number, agent: keyof typeof AGENTS, locale: string, more: Partial<Person> = {}) => ({
  ...{ agent: AGENTS[agent], address: `198.51.100.${part}`, locale },
  ...more,
});

const BERTA = somebody(11, "desk", "de-DE", { country: "DE" });
const INES = somebody(12, "instagram", "pt-PT", { country: "PT" });
const GREGOR = somebody(13, "desk", "de-DE", { country: "DE", headers: { "Sec-GPC": "1" } });
const CARL = somebody(14, "android", "fr-FR", { country: "FR" });
const DORA = somebody(15, "iphone", "pt-PT", { country: "PT" });
const EMIL = somebody(16, "android", "fr-FR", { country: "FR" });
const FRIEDA = somebody(17, "tablet", "nl-NL", { country: "NL" });
const BOT = somebody(18, "bot", "en-US");
const PREVIEW = somebody(19, "preview", "en-US");
const AHEAD = somebody(20, "desk", "de-DE", { headers: { "Sec-Purpose": "prefetch;prerender" } });

const MAIL = "ada@studio.example";
const PHONE = "+351 22 555 0148";
const LINKS = [
  ["My shop shop.example", "2"],
  [MAIL, "1"],
];

/** A step of a code's way from scan to contact, as it is read out. */
const step = (count: "scans" | "views" | "saves" | "contacts", number: number, rate?: string): string =>
  [t(`visits:count.${count}`), number, ...(rate ? [t("visits:codes.share", { rate })] : [])].join(" ");

/** The day as counted by hand from the visits in {@link visitorsOf}. */
const BY_HAND = {
  all: {
    counts: { views: 9, visitors: 6, clicks: 4, scans: 1, saves: 2, contacts: 1 },
    rate: t("visits:rate", { rate: "44%" }),
    things: [
      ["Studio", "7 78%"],
      ["Fair card", "2 22%"],
    ],
    links: [LINKS[0], [PHONE, "1"], LINKS[1]],
    sources: [
      [t("visits:source.direct"), "6 67%"],
      ["Instagram", "1 11%"],
      ["LinkedIn", "1 11%"],
      ["newsletter", "1 11%"],
    ],
    countries: [
      ["Germany", "3 33%"],
      ["France", "3 33%"],
      ["Portugal", "2 22%"],
      ["Netherlands", "1 11%"],
    ],
    devices: [
      [t("visits:device.phone"), "5 56%"],
      [t("visits:device.desktop"), "3 33%"],
      [t("visits:device.tablet"), "1 11%"],
    ],
    languages: [
      ["German", "3 33%"],
      ["French", "3 33%"],
      ["Portuguese", "2 22%"],
      ["Dutch", "1 11%"],
    ],
    funnel: [
      step("scans", 1),
      step("views", 1, "100%"),
      step("saves", 1, "100%"),
      step("contacts", 1, "100%"),
    ],
  },
  page: {
    counts: { views: 7, visitors: 5, clicks: 3, scans: 1, saves: 0, contacts: 1 },
    rate: t("visits:rate", { rate: "43%" }),
    links: LINKS,
    sources: [
      [t("visits:source.direct"), "4 57%"],
      ["Instagram", "1 14%"],
      ["LinkedIn", "1 14%"],
      ["newsletter", "1 14%"],
    ],
    countries: [
      ["Germany", "3 43%"],
      ["France", "2 29%"],
      ["Netherlands", "1 14%"],
      ["Portugal", "1 14%"],
    ],
    devices: [
      [t("visits:device.desktop"), "3 43%"],
      [t("visits:device.phone"), "3 43%"],
      [t("visits:device.tablet"), "1 14%"],
    ],
    languages: [
      ["German", "3 43%"],
      ["French", "2 29%"],
      ["Dutch", "1 14%"],
      ["Portuguese", "1 14%"],
    ],
    funnel: [step("scans", 1), step("views", 1, "100%"), step("saves", 0, "0%"), step("contacts", 1, "100%")],
  },
  card: {
    counts: { views: 2, visitors: 2, clicks: 1, scans: 0, saves: 2, contacts: 0 },
    rate: t("visits:rate", { rate: "50%" }),
    links: [[PHONE, "1"]],
    // What was saved came by the code of the page, which does not lead here.
    funnel: [],
  },
} as const;

interface Made {
  page: { id: string; slug: string; qrUrl: string };
  card: { hash: string };
}

/** A subscriber with a page with a link and a form, and a card. */
async function withThings(page: Page): Promise<Made & { email: string }> {
  const email = await signUpWithPlan(page);
  const slug = unique("studio").toLowerCase();
  const items = [{ key: "shop", url: "https://shop.example/", title: "My shop", enabled: true }];
  const blocks = [
    { key: "links", type: "buttons", data: { items } },
    {
      key: "details",
      type: "contactDetails",
      data: { items: [{ key: "mail", name: "email", value: MAIL }] },
    },
    { key: "form", type: "collectContacts", data: {} },
  ];
  const made = await haveAPage(page, { slug, profile: { title: "Studio" }, blocks }, true);
  const contacts = [{ name: "phone", value: PHONE }];
  const card = await haveACard(page, { title: "Fair card", header: "Ada Lindqvist", contacts });
  return { email, page: made as Made["page"], card };
}

/** Clicks a link, which the browser reports to the page's site; the link's target does not respond here. */
const click = (window: Page, name: string) => window.getByRole("link", { name }).click({ noWaitAfter: true });

/** Leaves a page by a link. */
async function leaveBy(window: Page, name: string): Promise<void> {
  const left = window.waitForEvent("requestfailed");
  await click(window, name);
  await left;
}

/** All visits of a day; each comment states what is counted. */
async function visitorsOf(browser: Browser, owner: Page, { page, card }: Made): Promise<void> {
  const address = siteOf(`/${page.slug}`);
  {
    await using berta = await browserOf(browser, BERTA);
    // A view and a visitor. The browser revalidates its copy: no view.
    await berta.window.goto(address);
    const again = await berta.window.reload();
    expect(await again?.request().allHeaders()).toHaveProperty("if-none-match");
  }
  {
    await using again = await browserOf(browser, BERTA);
    // Without a cache the page is sent again: a view, no second visitor. Two clicks on one link within the hour: one.
    await again.window.goto(address);
    await click(again.window, MAIL);
    await click(again.window, MAIL);
    await leaveBy(again.window, "My shop");
  }
  {
    await using ines = await browserOf(browser, INES);
    // A view and a visitor, from an in-app browser.
    await ines.window.goto(address);
  }
  // Bots, previews, prefetches and HEAD requests are not counted.
  for (const [who, method] of [[BOT], [PREVIEW], [AHEAD], [BERTA, "HEAD"]] as const)
    expect((await askAs(who, `/${page.slug}`, method)).status).toBe(200);
  {
    // The owner comes from the dashboard.
    await owner.goto("/dashboard-pages");
    await owner.getByRole("button", { name: t("dashboard:actions", { title: "Studio" }) }).click();
    const opens = owner.context().waitForEvent("page");
    await owner.getByRole("menuitem", { name: t("dashboard:pages.view") }).click();
    const own = await opens;
    await expect(own).toHaveURL(`${address}?v=1`);
    await own.close();
  }
  {
    await using gregor = await browserOf(browser, GREGOR);
    // Nothing of him is hashed: a view without a visitor, and a click.
    await gregor.window.goto(address);
    await leaveBy(gregor.window, "My shop");
  }
  {
    await using carl = await browserOf(browser, CARL);
    // A scan, and a view that belongs to it. The same code within ten minutes is no second scan.
    await carl.window.goto(page.qrUrl.replace(/\.\w+$/, ""));
    await expect(carl.window).toHaveURL(new RegExp(`/${page.slug}\\?q=`));
    expect((await askAs(CARL, new URL(page.qrUrl).pathname)).status).toBe(302);
    // A contact of that code.
    await carl.window.locator("details:has([name=name]) summary").first().click();
    await carl.window.locator("[name=name]").fill("Carl Benoit");
    await carl.window.locator("[name=email]").fill(`${unique("carl")}@mail.example`);
    await carl.window.locator("[name=consent]").check();
    await typed(await carl.window.locator("[name=at]").first().inputValue());
    await carl.window.locator("form button").click();
    await expect(carl.window).toHaveURL(/\/thanks/);
    // A view of the card, and its file: a save that the code led to.
    await carl.window.goto(siteOf(`/c/${card.hash}`));
    const downloads = carl.window.waitForEvent("download");
    await carl.window.getByRole("link", { name: "Ajouter aux contacts" }).click();
    expect((await downloads).suggestedFilename()).toMatch(/\.vcf$/);
  }
  {
    await using dora = await browserOf(browser, DORA);
    // A view of the card, a visitor, and a click on one of its lines.
    await dora.window.goto(siteOf(`/c/${card.hash}`));
    await click(dora.window, PHONE);
    // Her pass, which no code has led to.
    expect((await askAs(DORA, `/c/${card.hash}/google`)).status).toBe(302);
  }
  {
    await using emil = await browserOf(browser, EMIL);
    // A view, from the source named in the address.
    await emil.window.goto(`${address}?utm_source=newsletter`);
  }
  {
    await using frieda = await browserOf(browser, FRIEDA);
    // A view, from another site: only the host of its address is stored.
    await frieda.window.goto(address, { referer: "https://www.linkedin.com/feed/?secret=1" });
  }
}

declare global {
  interface Window {
    readOut(element: Element): string;
  }
}

/** Adds a function to a browser's pages that returns what is read out of an element, without visual-only parts. */
const readsOut = (page: Page) =>
  page.addInitScript(() => {
    window.readOut = (element) => {
      const read = element.cloneNode(true) as Element;
      for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      const texts: string[] = [];
      const walk = document.createTreeWalker(read, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
      return texts.join(" ").replace(/\s+/g, " ").trim();
    };
  });

const main = (page: Page) => page.getByRole("main");

/** The rows of a table as they are read out, without its head. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const rows = main(page).getByRole("table", { name, exact: true }).locator("tbody tr");
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map(window.readOut)));
}

/** The steps of the only code there is, each as it is read out. */
async function funnelOf(page: Page): Promise<string[]> {
  const steps = main(page)
    .getByRole("list", { name: t("visits:codes.title") })
    .getByRole("listitem")
    .getByRole("listitem");
  return steps.evaluateAll((items) => items.map(window.readOut));
}

/** Reads the screen of visits and compares it with the day that was counted by hand. */
async function expectByHand(page: Page, hand: (typeof BY_HAND)[keyof typeof BY_HAND]): Promise<void> {
  for (const [count, number] of Object.entries(hand.counts)) {
    const name = t(`visits:count.${count as keyof typeof hand.counts}`);
    await expect(main(page).getByRole("radio", { name: startingWith(name) })).toHaveAccessibleName(
      new RegExp(`^${name} ?${number}(?!\\d)`),
    );
  }
  expect(await funnelOf(page)).toEqual(hand.funnel);
  if ("things" in hand) expect(await rowsOf(page, t("visits:lists.things"))).toEqual(hand.things);
  expect(await rowsOf(page, t("visits:lists.links"))).toEqual(hand.links);
  await expect(main(page).getByText(hand.rate)).toBeVisible();
  if ("sources" in hand) {
    for (const list of ["sources", "countries", "devices", "languages"] as const)
      expect([list, await rowsOf(page, t(`visits:lists.${list}`))]).toEqual([list, hand[list]]);
  } else await expect(main(page).getByText(t("visits:lists.few"))).toHaveCount(1);
  // Every figure of the chart, as text.
  await main(page)
    .getByRole("button", { name: t("visits:chart.table") })
    .click();
  const today = main(page)
    .getByRole("region", { name: t("visits:chart.table") })
    .getByRole("row")
    .nth(1);
  const { counts } = hand;
  expect(await today.getByRole("cell").allInnerTexts()).toEqual([
    ...Object.keys(counts).map((name) => String(counts[name as "views"])),
    ...(hand === BY_HAND.card ? [] : [t("visits:chart.published", { title: "Studio" })]),
  ]);
  const slider = main(page).getByRole("slider", {
    name: t("visits:chart.move", { what: t("visits:count.views") }),
  });
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`${t("visits:chart.soFar", { day: "" })}, ${counts.views} ${t("visits:count.views")}`),
  );
}

test("a day of visitors, counted by hand, is what the screens say", async ({ page, browser }) => {
  test.slow();
  await readsOut(page);
  const made = await withThings(page);
  await visitorsOf(browser, page, made);
  await untilCounted(page, BY_HAND.all.counts.views);

  for (const [name, thing] of [
    ["all", ""],
    ["page", `?thing=page:${made.page.id}`],
    ["card", `?thing=card:${made.card.hash}`],
  ] as const) {
    await page.goto(`/dashboard-visits${thing}`);
    await expectByHand(page, BY_HAND[name]);
  }

  // From the ranking to one of its things.
  await page.goto("/dashboard-visits?period=d7");
  await main(page).getByRole("link", { name: "Fair card" }).click();
  await expect(page).toHaveURL(new RegExp(`period=d7.*thing=card%3A${made.card.hash}`));

  await page.goto("/dashboard");
  const glance = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("dashboard:visits.title") }) });
  for (const count of ["views", "clicks", "scans", "contacts"] as const) {
    const name = t(`dashboard:visits.${count}`);
    await expect(glance.getByRole("term").filter({ hasText: name }).locator("+ dd")).toHaveText(
      String(BY_HAND.all.counts[count]),
    );
  }
  await expect(glance.getByRole("definition").filter({ hasText: "My shop" })).toHaveText(/^My shop ?2$/);
  const recent = glance.getByRole("list", { name: t("dashboard:visits.recent") }).getByRole("listitem");
  expect((await recent.evaluateAll((items) => items.map(window.readOut))).sort()).toEqual([
    expect.stringMatching(new RegExp(`^Carl Benoit ${t("dashboard:visits.contact")} \\w+day`)),
    expect.stringMatching(new RegExp(`^Studio ${t("dashboard:visits.scans")}: 1 \\w+day`)),
  ]);
  await expect(main(page).getByText(t("dashboard:visits.row", { count: 7, n: 7 }))).toBeAttached();
  await expect(main(page).getByText(t("dashboard:visits.row", { count: 2, n: 2 }))).toBeAttached();

  for (const { code, viewport } of screensOf(ARABIC_PHONE)) {
    const { visits } = await messagesOf(code);
    await page.setViewportSize(viewport);
    // A separate host has a separate session.
    if (languageOf(code).url.kind === "label")
      await signInBy(page, addressOf(code, "/login"), { email: made.email, password: PASSWORD });
    for (const [screen, path] of [
      ["visits", "/dashboard-visits"],
      ["dashboard", "/dashboard"],
    ] as const) {
      await page.goto(addressOf(code, path));
      if (screen === "visits") await expect(main(page).getByText(visits.codes.title)).toBeVisible();
      for (const colorScheme of schemesOf("dark")) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `day-${screen}-${code}-${viewport.width}-${colorScheme}`);
      }
    }
  }
});
