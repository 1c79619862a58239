import { readFileSync } from "node:fs";
import { expectAccessible } from "./accessible.ts";
import { axeFindings } from "./axe.ts";
import { haveACard, haveAPage } from "./cards-steps.ts";
import { signUpWithPlan } from "./contacts-steps.ts";
import { addressOf, ENGLISH_DESK, messagesOf, schemesOf, screensOf } from "./languages.ts";
import { like, t } from "./messages.ts";
import { expectTab, openEditor, signUp, unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";
import { scanAndVisit, untilCounted, visit, visitAndClick } from "./visits-steps.ts";

const main = (page: Page) => page.getByRole("main");
const choose = async (page: Page, list: string, option: string) => {
  await main(page).getByRole("button", { name: list }).click();
  await page.getByRole("option", { name: new RegExp(`^${option}`) }).click();
};
const total = (page: Page, name: string) => main(page).getByRole("radio", { name: new RegExp(`^${name}`) });
const table = (page: Page, name: string) => main(page).getByRole("table", { name });

const LINK = { key: "shop", url: "https://shop.example/", title: "My shop", enabled: true };
const content = (slug: string, title: string) => ({
  ...{ slug, profile: { title } },
  blocks: [{ key: "links", type: "buttons", data: { items: [LINK] } }],
});

/** A subscriber with a live page, with 12 views of 10 visitors from nine sources, a click and a scan. */
async function withVisits(page: Page, code?: Parameters<typeof signUp>[1]) {
  await signUpWithPlan(page, code);
  const slug = unique("studio").toLowerCase();
  const made = (await haveAPage(page, content(slug, "Studio"), true)) as {
    id: string;
    slug: string;
    qrUrl: string;
  };
  for (let person = 0; person < 9; person++) await visit(`/${slug}?utm_source=place-${person}`, person);
  await visit(`/${slug}?utm_source=place-0`, 0);
  await visitAndClick(slug, 8);
  await scanAndVisit(made.qrUrl, 9);
  await untilCounted(page, 12);
  return made;
}

test("before the first visit it is said what will be there, and how it comes", async ({ page }) => {
  await signUp(page);
  for (const from of [
    "/dashboard",
    "/dashboard-pages",
    "/dashboard-business-cards",
    "/contact-list",
    "/dashboard-team",
  ]) {
    await page.goto(from);
    await main(page)
      .getByRole("link", { name: t("shell:sidebar.visits"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/dashboard-visits$/);
  }
  await expect(main(page).getByText(t("visits:empty.title"))).toBeVisible();
  await expect(main(page).getByText(t("visits:empty.clicks"))).toBeVisible();
  await main(page)
    .getByRole("link", { name: t("visits:empty.make") })
    .click();
  await expect(page).toHaveURL(/\/editor$/);

  const card = await haveACard(page, { title: "Studio card", header: "Ada" });
  await page.goto("/dashboard-visits");
  await main(page)
    .getByRole("link", { name: t("visits:empty.shareCard") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/share-business-card/${card.hash}$`));
  const { id } = await haveAPage(page, content(unique("first").toLowerCase(), "First"), true);
  await page.goto("/dashboard-visits");
  await main(page)
    .getByRole("link", { name: t("visits:empty.print") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/share-page/${id}#files$`));
  await page.goto("/dashboard-visits");
  await main(page)
    .getByRole("link", { name: t("visits:empty.share") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/share-page/${id}$`));
  await page.goto("/dashboard");
  await main(page)
    .getByRole("link", { name: t("dashboard:visits.share") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/share-page/${id}$`));

  // 25 months and the file are part of PRO, and marked as such.
  await page.goto("/dashboard-visits");
  expect(await axeFindings(page)).toEqual([]);
  const plans = page.getByRole("dialog", { name: like("pricing:modal.wanted") });
  for (const open of [
    () =>
      main(page)
        .getByRole("button", { name: `${t("visits:file.csv")} ${t("shell:plans.pro")}` })
        .click(),
    () => choose(page, t("visits:filter.period"), t("visits:period.m12")),
    () =>
      main(page)
        .getByRole("button", { name: t("shell:plans.pro"), exact: true })
        .click(),
  ]) {
    await open();
    await plans.getByRole("button", { name: t("shell:close") }).click();
    await expect(plans).toHaveCount(0);
  }
  for (const [way, path] of [
    [t("shell:sidebar.dashboard"), /\/dashboard$/],
    [t("shell:sidebar.cards"), /\/dashboard-business-cards$/],
    [t("shell:sidebar.pages"), /\/dashboard-pages$/],
    [t("shell:sidebar.contacts"), /\/contact-list$/],
    [t("shell:sidebar.team"), /\/dashboard-team$/],
  ] as const) {
    await page.goto("/dashboard-visits");
    await main(page).getByRole("link", { name: way, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test("what visitors did is on the screen, number by number", async ({ page }) => {
  const { id } = await withVisits(page);
  for (const from of ["/dashboard-team/look", "/dashboard-visits"]) {
    await page.goto(from);
    await main(page)
      .getByRole("link", { name: t("shell:sidebar.visits"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/dashboard-visits$/);
  }
  for (const [name, number] of [
    [t("visits:count.views"), 12],
    [t("visits:count.visitors"), 10],
    [t("visits:count.clicks"), 1],
    [t("visits:count.scans"), 1],
    [t("visits:count.saves"), 0],
    [t("visits:count.contacts"), 0],
  ] as const)
    await expect(total(page, name)).toHaveAccessibleName(new RegExp(`^${name} ?${number}(?!\\d)`));
  await expect(main(page).getByText(t("visits:rate", { rate: "8%" }))).toBeVisible();
  await expect(
    table(page, t("visits:lists.links")).getByRole("row", { name: "My shop shop.example 1" }),
  ).toBeVisible();
  await expect(
    table(page, t("visits:lists.devices")).getByRole("row", { name: `${t("visits:device.phone")} 12 100%` }),
  ).toBeVisible();
  await expect(
    table(page, t("visits:lists.languages")).getByRole("row", { name: "Portuguese 12 100%" }),
  ).toBeVisible();
  const sources = table(page, t("visits:lists.sources")).getByRole("row");
  await expect(sources).toHaveCount(9);
  await main(page)
    .getByRole("button", { name: t("visits:lists.all", { n: 10 }) })
    .click();
  await expect(sources).toHaveCount(11);
  await main(page)
    .getByRole("button", { name: t("visits:lists.less") })
    .click();
  await expect(sources).toHaveCount(9);
  const funnel = main(page).getByRole("list", { name: t("visits:codes.title") });
  await expect(
    funnel
      .getByRole("listitem")
      .filter({ hasText: t("visits:count.scans") })
      .first(),
  ).toContainText("1");

  // The chart by keys, and all of it as a table.
  const slider = main(page).getByRole("slider", {
    name: t("visits:chart.move", { what: t("visits:count.views") }),
  });
  await slider.focus();
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    new RegExp(
      `${t("visits:chart.soFar", { day: "" })}, 12 ${t("visits:count.views")}, ${t("visits:chart.published", { title: "Studio" })}`,
    ),
  );
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`, 0 ${t("visits:count.views")}$`));
  await expect(main(page).getByText(`0 ${t("visits:count.views")}`, { exact: true })).toBeVisible();
  await main(page)
    .getByRole("button", { name: t("visits:chart.table") })
    .click();
  const days = main(page)
    .getByRole("region", { name: t("visits:chart.table") })
    .getByRole("row");
  await expect(days).toHaveCount(29);
  await expect(days.nth(1)).toContainText(t("visits:chart.published", { title: "Studio" }));
  expect(await axeFindings(page)).toEqual([]);
  await main(page)
    .getByRole("button", { name: t("visits:chart.tableHide") })
    .click();
  await expect(days).toHaveCount(0);
  for (const name of [
    t("visits:count.visitors"),
    t("visits:count.clicks"),
    t("visits:count.scans"),
    t("visits:count.saves"),
    t("visits:count.contacts"),
    t("visits:count.views"),
  ]) {
    const chosen = main(page).getByRole("radiogroup", { name: t("visits:totals") });
    await chosen.getByText(name, { exact: true }).click();
    await expect(
      main(page).getByRole("slider", { name: t("visits:chart.move", { what: name }) }),
    ).toBeAttached();
  }

  // Other days.
  await choose(page, t("visits:filter.period"), t("visits:period.d7"));
  await expect(page).toHaveURL(/period=d7/);
  await main(page).getByText(t("visits:filter.hour"), { exact: true }).click();
  await expect(page).toHaveURL(/by=hour/);
  await expect(main(page).getByRole("slider")).toHaveAttribute("max", "167");
  const byHour = page.waitForEvent("download");
  await main(page)
    .getByRole("button", { name: t("visits:file.csv") })
    .click();
  expect(readFileSync(await (await byHour).path(), "utf8")).toMatch(/^hour,\d{4}-\d\d-\d\dT\d\d,,\d/m);
  await main(page).getByText(t("visits:filter.day"), { exact: true }).click();
  await expect(page).not.toHaveURL(/by=hour/);
  await choose(page, t("visits:filter.period"), t("visits:period.own"));
  await main(page)
    .getByRole("textbox", { name: t("visits:filter.from"), exact: true })
    .fill("2026-01-05");
  await main(page)
    .getByRole("textbox", { name: t("visits:filter.to"), exact: true })
    .fill("2026-01-01");
  await main(page)
    .getByRole("button", { name: t("visits:filter.apply"), exact: true })
    .click();
  await expect(main(page).getByText(t("visits:filter.backwards"))).toBeVisible();
  await expect(page).not.toHaveURL(/period=own/);
  const today = new Date().toISOString().slice(0, 10);
  await main(page)
    .getByRole("textbox", { name: t("visits:filter.from"), exact: true })
    .fill(today);
  await main(page)
    .getByRole("textbox", { name: t("visits:filter.to"), exact: true })
    .fill(today);
  await main(page)
    .getByRole("button", { name: t("visits:filter.apply"), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  await expect(total(page, t("visits:count.views"))).toHaveAccessibleName(
    new RegExp(`^${t("visits:count.views")} ?12(?!\\d)`),
  );
  await choose(page, t("visits:filter.period"), t("visits:period.m12"));
  await expect(main(page).getByRole("slider")).toHaveAttribute("max", "11");

  // One thing, its file, and the explanation of counting.
  await choose(page, t("visits:filter.thing"), "Studio");
  await expect(page).toHaveURL(new RegExp(`thing=page%3A${id}`));
  const downloads = page.waitForEvent("download");
  await main(page)
    .getByRole("button", { name: t("visits:file.csv") })
    .click();
  const file = await downloads;
  expect(file.suggestedFilename()).toMatch(/^visits-[\d-]+\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/link,My shop,https:\/\/shop\.example\/,,,1/);
  await expectTab(page, main(page).getByRole("link", { name: t("visits:about.link") }), /\/p$/);
  await main(page)
    .getByRole("link", { name: t("visits:mail.label") })
    .click();
  await expect(page).toHaveURL(/\/account\/notifications$/);
});

test("the counts of a thing are reset, asked twice", async ({ page }) => {
  const { id } = await withVisits(page);
  await page.goto(`/dashboard-visits?thing=page:${id}`);
  const ask = async () => {
    await main(page)
      .getByRole("button", { name: t("visits:more"), exact: true })
      .click();
    await page.getByRole("menuitem", { name: t("visits:reset.open") }).click();
  };
  const first = page.getByRole("alertdialog", { name: t("visits:reset.title", { title: "Studio" }) });
  const second = page.getByRole("alertdialog", { name: t("visits:reset.againTitle") });
  for (const name of [t("visits:cancel"), t("visits:close")]) {
    await ask();
    await first.getByRole("button", { name, exact: true }).click();
    await expect(first).toHaveCount(0);
    await ask();
    await first.getByRole("button", { name: t("visits:reset.goOn") }).click();
    await second.getByRole("button", { name, exact: true }).click();
    await expect(second).toHaveCount(0);
  }
  await expect(total(page, t("visits:count.views"))).toBeVisible();
  await ask();
  await first.getByRole("button", { name: t("visits:reset.goOn") }).click();
  await second.getByRole("button", { name: t("visits:reset.confirm") }).click();
  await expect(page.getByText(t("visits:reset.done"))).toBeVisible();
  await expect(main(page).getByText(t("visits:empty.title"))).toBeVisible();

  // The total is unchanged until it is reset itself.
  await page.goto("/dashboard-visits");
  await expect(total(page, t("visits:count.views"))).toHaveAccessibleName(
    new RegExp(`^${t("visits:count.views")} ?12(?!\\d)`),
  );
  const everything = page.getByRole("alertdialog", { name: t("visits:reset.allTitle") });
  for (const name of [t("visits:cancel"), t("visits:close")]) {
    await ask();
    await everything.getByRole("button", { name, exact: true }).click();
    await expect(everything).toHaveCount(0);
  }
  await ask();
  await everything.getByRole("button", { name: t("visits:reset.goOn") }).click();
  await second.getByRole("button", { name: t("visits:reset.confirm") }).click();
  await expect(main(page).getByText(t("visits:empty.title"))).toBeVisible();
});

test("dashboard, lists, editor and share screen tell of visits, and a link tells where it was put", async ({
  page,
}) => {
  const { id } = await withVisits(page);
  await page.goto("/dashboard");
  await expect(main(page).getByRole("heading", { name: t("dashboard:visits.title") })).toBeVisible();
  await expect(main(page).getByText("My shop")).toBeVisible();
  await main(page)
    .getByRole("link", { name: t("dashboard:visits.all") })
    .click();
  await expect(page).toHaveURL(/\/dashboard-visits$/);

  const card = await haveACard(page, { title: "Studio card", header: "Ada" });
  await visit(`/c/${card.hash}`, 3);
  await untilCounted(page, 13);
  for (const [path, row, of] of [
    ["/dashboard-pages", t("dashboard:visits.row", { count: 12, n: 12 }), `page%3A${id}|page:${id}`],
    [
      "/dashboard-business-cards",
      t("dashboard:visits.row", { count: 1, n: 1 }),
      `card%3A${card.hash}|card:${card.hash}`,
    ],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(row)).toBeAttached();
    await main(page)
      .getByRole("button", { name: like("dashboard:actions") })
      .click();
    await page.getByRole("menuitem", { name: t("dashboard:visits.menu") }).click();
    await expect(page).toHaveURL(new RegExp(of));
  }

  await openEditor(page, `/editor/${id}?tab=blocks`);
  await expect(
    main(page).getByRole("button", {
      name: new RegExp(`My shop.*${t("editor:visits.clicks", { count: 1, n: 1 })}$`),
    }),
  ).toBeVisible();

  for (const [path, label, counted] of [
    [`/share-page/${id}`, t("sharing:named.link"), "1 scan"],
    [`/share-business-card/${card.hash}`, t("sharing:named.link"), "1 view"],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(counted, { exact: true })).toBeVisible();
    await main(page)
      .getByRole("button", { name: t("sharing:named.title") })
      .click();
    await main(page)
      .getByRole("textbox", { name: t("sharing:named.source") })
      .fill("Summer Fair");
    await main(page)
      .getByRole("textbox", { name: t("sharing:named.medium") })
      .fill("Flyer");
    await main(page)
      .getByRole("textbox", { name: t("sharing:named.campaign") })
      .fill("2026");
    const named = main(page).getByRole("textbox", { name: label });
    await expect(named).toHaveValue(/\?utm_source=summer-fair&utm_medium=flyer&utm_campaign=2026$/);
    await named.click();
    expect(await axeFindings(page)).toEqual([]);
    await main(page)
      .getByRole("link", { name: t("sharing:visits.open") })
      .click();
    await expect(page).toHaveURL(/\/dashboard-visits\?thing=/);
  }
  // Of a single visitor nothing more is told, which is said once.
  await expect(
    main(page).getByRole("heading", {
      name: `${t("visits:lists.sources")}, ${t("visits:lists.countries")}, ${t("visits:lists.devices")}, and ${t("visits:lists.languages")}`,
    }),
  ).toBeVisible();
  await expect(main(page).getByText(t("visits:lists.few"))).toHaveCount(1);
});

test("who wants it gets the numbers of the week by mail", async ({ page }) => {
  await signUp(page);
  await page.goto("/account/notifications");
  const choice = main(page).getByRole("radiogroup", { name: t("notifications:settings.kinds.visits") });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await expect(
    choice.getByRole("radio", { name: t("notifications:settings.frequencies.off") }),
  ).toBeChecked();
  await choice.getByText(t("notifications:settings.frequencies.weekly"), { exact: true }).click();
  await expect(page.getByText(t("notifications:settings.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(
    choice.getByRole("radio", { name: t("notifications:settings.frequencies.weekly") }),
  ).toBeChecked();
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test.describe(`${code}-${viewport.width}`, () => {
    test.use({ viewport });
    test.slow();

    test("the screen is sound with visits and without", async ({ page }) => {
      const { visits } = await messagesOf(code);
      await signUpWithPlan(page, code);
      await page.goto(addressOf(code, "/dashboard-visits"));
      await expect(main(page).getByText(visits.empty.title)).toBeVisible();
      await expectAccessible(page, `visits-${code}-${viewport.width}-empty`);
      const slug = unique("studio").toLowerCase();
      const status = await page.evaluate(
        async (sent) => {
          const headers = { "Content-Type": "application/json" };
          return (await fetch("/editor/save", { method: "POST", headers, body: JSON.stringify(sent) }))
            .status;
        },
        { page: content(slug, "Studio"), published: true },
      );
      expect(status).toBe(200);
      for (let person = 0; person < 6; person++) await visit(`/${slug}?utm_source=place-${person}`, person);
      await visitAndClick(slug, 1);
      await expect(async () => {
        await page.goto(addressOf(code, "/dashboard-visits"));
        await expect(main(page).getByText(visits.lists.sources, { exact: true })).toBeVisible({
          timeout: 1_000,
        });
      }).toPass();
      await main(page).getByRole("button", { name: visits.chart.table }).click();
      await main(page).getByRole("slider").press("ArrowLeft");
      for (const colorScheme of schemesOf("light")) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `visits-${code}-${viewport.width}-${colorScheme}`);
      }
    });
  });
}
