import { readFileSync } from "node:fs";
import { expectAccessible } from "./accessible.ts";
import { axeFindings } from "./axe.ts";
import { haveACard, haveAPage } from "./cards-steps.ts";
import { signUpWithPlan } from "./contacts-steps.ts";
import { addressOf, ENGLISH_DESK, messagesOf, schemesOf, screensOf } from "./languages.ts";
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
    await main(page).getByRole("link", { name: "Visits", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard-visits$/);
  }
  await expect(main(page).getByText("Nobody has looked yet.")).toBeVisible();
  await expect(main(page).getByText("Clicks on each of your links")).toBeVisible();
  await main(page).getByRole("link", { name: "Make a page" }).click();
  await expect(page).toHaveURL(/\/editor$/);

  const card = await haveACard(page, { title: "Studio card", header: "Ada" });
  await page.goto("/dashboard-visits");
  await main(page).getByRole("link", { name: "Share your card" }).click();
  await expect(page).toHaveURL(new RegExp(`/share-business-card/${card.hash}$`));
  const { id } = await haveAPage(page, content(unique("first").toLowerCase(), "First"), true);
  await page.goto("/dashboard-visits");
  await main(page).getByRole("link", { name: "Print its code" }).click();
  await expect(page).toHaveURL(new RegExp(`/share-page/${id}#files$`));
  await page.goto("/dashboard-visits");
  await main(page).getByRole("link", { name: "Share your page" }).click();
  await expect(page).toHaveURL(new RegExp(`/share-page/${id}$`));
  await page.goto("/dashboard");
  await main(page).getByRole("link", { name: "Share it" }).click();
  await expect(page).toHaveURL(new RegExp(`/share-page/${id}$`));

  // 25 months and the file are part of PRO, and marked as such.
  await page.goto("/dashboard-visits");
  expect(await axeFindings(page)).toEqual([]);
  const plans = page.getByRole("dialog", { name: /part of PRO$/ });
  for (const open of [
    () => main(page).getByRole("button", { name: "Save as CSV PRO" }).click(),
    () => choose(page, "Period", "Last 12 months"),
    () => main(page).getByRole("button", { name: "PRO", exact: true }).click(),
  ]) {
    await open();
    await plans.getByRole("button", { name: "Close" }).click();
    await expect(plans).toHaveCount(0);
  }
  for (const [way, path] of [
    ["Dashboard", /\/dashboard$/],
    ["Wallet cards", /\/dashboard-business-cards$/],
    ["Pages", /\/dashboard-pages$/],
    ["Contacts", /\/contact-list$/],
    ["Team", /\/dashboard-team$/],
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
    await main(page).getByRole("link", { name: "Visits", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard-visits$/);
  }
  for (const [name, number] of [
    ["Views", 12],
    ["Daily visitors", 10],
    ["Clicks", 1],
    ["Scans", 1],
    ["Saved", 0],
    ["Contacts", 0],
  ] as const)
    await expect(total(page, name)).toHaveAccessibleName(new RegExp(`^${name} ?${number}(?!\\d)`));
  await expect(main(page).getByText("at least 8% of views")).toBeVisible();
  await expect(table(page, "Links").getByRole("row", { name: "My shop shop.example 1" })).toBeVisible();
  await expect(table(page, "Devices").getByRole("row", { name: "Phone 12 100%" })).toBeVisible();
  await expect(table(page, "Languages").getByRole("row", { name: "Portuguese 12 100%" })).toBeVisible();
  const sources = table(page, "Sources").getByRole("row");
  await expect(sources).toHaveCount(9);
  await main(page).getByRole("button", { name: "Show all 10" }).click();
  await expect(sources).toHaveCount(11);
  await main(page).getByRole("button", { name: "Show fewer" }).click();
  await expect(sources).toHaveCount(9);
  const funnel = main(page).getByRole("list", { name: "Codes, from scan to contact" });
  await expect(funnel.getByRole("listitem").filter({ hasText: "Scans" }).first()).toContainText("1");

  // The chart by keys, and all of it as a table.
  const slider = main(page).getByRole("slider", { name: "Views over time" });
  await slider.focus();
  await expect(slider).toHaveAttribute("aria-valuetext", /so far, 12 Views, Published: Studio/);
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", /, 0 Views$/);
  await expect(main(page).getByText("0 Views", { exact: true })).toBeVisible();
  await main(page).getByRole("button", { name: "Show as table" }).click();
  const days = main(page).getByRole("region", { name: "Show as table" }).getByRole("row");
  await expect(days).toHaveCount(29);
  await expect(days.nth(1)).toContainText("Published: Studio");
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByRole("button", { name: "Hide the table" }).click();
  await expect(days).toHaveCount(0);
  for (const name of ["Daily visitors", "Clicks", "Scans", "Saved", "Contacts", "Views"]) {
    const chosen = main(page).getByRole("radiogroup", { name: "What the chart shows" });
    await chosen.getByText(name, { exact: true }).click();
    await expect(main(page).getByRole("slider", { name: `${name} over time` })).toBeAttached();
  }

  // Other days.
  await choose(page, "Period", "Last 7 days");
  await expect(page).toHaveURL(/period=d7/);
  await main(page).getByText("Hour", { exact: true }).click();
  await expect(page).toHaveURL(/by=hour/);
  await expect(main(page).getByRole("slider")).toHaveAttribute("max", "167");
  const byHour = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Save as CSV" }).click();
  expect(readFileSync(await (await byHour).path(), "utf8")).toMatch(/^hour,\d{4}-\d\d-\d\dT\d\d,,\d/m);
  await main(page).getByText("Day", { exact: true }).click();
  await expect(page).not.toHaveURL(/by=hour/);
  await choose(page, "Period", "Own range");
  await main(page).getByRole("textbox", { name: "From", exact: true }).fill("2026-01-05");
  await main(page).getByRole("textbox", { name: "Until", exact: true }).fill("2026-01-01");
  await main(page).getByRole("button", { name: "Show", exact: true }).click();
  await expect(main(page).getByText("The first day comes after the last one.")).toBeVisible();
  await expect(page).not.toHaveURL(/period=own/);
  const today = new Date().toISOString().slice(0, 10);
  await main(page).getByRole("textbox", { name: "From", exact: true }).fill(today);
  await main(page).getByRole("textbox", { name: "Until", exact: true }).fill(today);
  await main(page).getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  await expect(total(page, "Views")).toHaveAccessibleName(/^Views ?12(?!\d)/);
  await choose(page, "Period", "Last 12 months");
  await expect(main(page).getByRole("slider")).toHaveAttribute("max", "11");

  // One thing, its file, and the explanation of counting.
  await choose(page, "What is shown", "Studio");
  await expect(page).toHaveURL(new RegExp(`thing=page%3A${id}`));
  const downloads = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Save as CSV" }).click();
  const file = await downloads;
  expect(file.suggestedFilename()).toMatch(/^visits-[\d-]+\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/link,My shop,https:\/\/shop\.example\/,,,1/);
  await expectTab(page, main(page).getByRole("link", { name: "What your pages count" }), /\/p$/);
  await main(page).getByRole("link", { name: "A mail every Monday" }).click();
  await expect(page).toHaveURL(/\/account\/notifications$/);
});

test("the counts of a thing are reset, asked twice", async ({ page }) => {
  const { id } = await withVisits(page);
  await page.goto(`/dashboard-visits?thing=page:${id}`);
  const ask = async () => {
    await main(page).getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Reset counts" }).click();
  };
  const first = page.getByRole("alertdialog", { name: "Reset the counts of Studio?" });
  const second = page.getByRole("alertdialog", { name: "Delete them for good?" });
  for (const name of ["Cancel", "Close"]) {
    await ask();
    await first.getByRole("button", { name, exact: true }).click();
    await expect(first).toHaveCount(0);
    await ask();
    await first.getByRole("button", { name: "Go on" }).click();
    await second.getByRole("button", { name, exact: true }).click();
    await expect(second).toHaveCount(0);
  }
  await expect(total(page, "Views")).toBeVisible();
  await ask();
  await first.getByRole("button", { name: "Go on" }).click();
  await second.getByRole("button", { name: "Delete the counts" }).click();
  await expect(page.getByText("Counts reset")).toBeVisible();
  await expect(main(page).getByText("Nobody has looked yet.")).toBeVisible();

  // The total is unchanged until it is reset itself.
  await page.goto("/dashboard-visits");
  await expect(total(page, "Views")).toHaveAccessibleName(/^Views ?12(?!\d)/);
  const everything = page.getByRole("alertdialog", { name: "Reset all counts?" });
  for (const name of ["Cancel", "Close"]) {
    await ask();
    await everything.getByRole("button", { name, exact: true }).click();
    await expect(everything).toHaveCount(0);
  }
  await ask();
  await everything.getByRole("button", { name: "Go on" }).click();
  await second.getByRole("button", { name: "Delete the counts" }).click();
  await expect(main(page).getByText("Nobody has looked yet.")).toBeVisible();
});

test("dashboard, lists, editor and share screen tell of visits, and a link tells where it was put", async ({
  page,
}) => {
  const { id } = await withVisits(page);
  await page.goto("/dashboard");
  await expect(main(page).getByRole("heading", { name: "Last 7 days" })).toBeVisible();
  await expect(main(page).getByText("My shop")).toBeVisible();
  await main(page).getByRole("link", { name: "All visits" }).click();
  await expect(page).toHaveURL(/\/dashboard-visits$/);

  const card = await haveACard(page, { title: "Studio card", header: "Ada" });
  await visit(`/c/${card.hash}`, 3);
  await untilCounted(page, 13);
  for (const [path, row, of] of [
    ["/dashboard-pages", "12 views in 7 days", `page%3A${id}|page:${id}`],
    ["/dashboard-business-cards", "1 view in 7 days", `card%3A${card.hash}|card:${card.hash}`],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(row)).toBeAttached();
    await main(page)
      .getByRole("button", { name: /^More about/ })
      .click();
    await page.getByRole("menuitem", { name: "Visits" }).click();
    await expect(page).toHaveURL(new RegExp(of));
  }

  await openEditor(page, `/editor/${id}?tab=blocks`);
  await expect(main(page).getByRole("button", { name: /My shop.*1 click$/ })).toBeVisible();

  for (const [path, label, counted] of [
    [`/share-page/${id}`, "Link for this place", "1 scan"],
    [`/share-business-card/${card.hash}`, "Link for this place", "1 view"],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(counted, { exact: true })).toBeVisible();
    await main(page).getByRole("button", { name: "A link for each place" }).click();
    await main(page).getByRole("textbox", { name: "Where it stands" }).fill("Summer Fair");
    await main(page).getByRole("textbox", { name: "What it is (optional)" }).fill("Flyer");
    await main(page).getByRole("textbox", { name: "Campaign (optional)" }).fill("2026");
    const named = main(page).getByRole("textbox", { name: label });
    await expect(named).toHaveValue(/\?utm_source=summer-fair&utm_medium=flyer&utm_campaign=2026$/);
    await named.click();
    expect(await axeFindings(page)).toEqual([]);
    await main(page).getByRole("link", { name: "See visits" }).click();
    await expect(page).toHaveURL(/\/dashboard-visits\?thing=/);
  }
  // Of a single visitor nothing more is told, which is said once.
  await expect(
    main(page).getByRole("heading", { name: "Sources, Countries, Devices, and Languages" }),
  ).toBeVisible();
  await expect(main(page).getByText(/^Fewer than 5 visitors/)).toHaveCount(1);
});

test("who wants it gets the numbers of the week by mail", async ({ page }) => {
  await signUp(page);
  await page.goto("/account/notifications");
  const choice = main(page).getByRole("radiogroup", { name: "The numbers of the week, every Monday" });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await expect(choice.getByRole("radio", { name: "Off" })).toBeChecked();
  await choice.getByText("Weekly", { exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice.getByRole("radio", { name: "Weekly" })).toBeChecked();
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
