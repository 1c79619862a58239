import type { Page } from "playwright/test";
import { like, t } from "./messages.ts";
import { PASSWORD, saveButton, tab, unique } from "./page-editor-steps.ts";
import { pasteInto } from "./paste.ts";
import { expect, test } from "./test.ts";

const MAX_CLICKS = 12;
const MAX_FIELDS = 4;

/** Counts what is pressed in every document of a way, by mouse or by keyboard. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    window.addEventListener("click", (event) => event.isTrusted && countClick(), true);
  });
  return () => clicks;
}

test("from the landing to a live page it takes at most 12 clicks and 4 required fields", async ({ page }) => {
  const clicks = await countClicks(page);
  const title = unique("Cakes");
  let fields = 0;
  const fill = async (name: string, text: string) => {
    await page.getByRole("textbox", { name, exact: true }).fill(text);
    fields += 1;
  };
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("landing:start") })
    .click();
  await page.waitForURL(/\/editor$/);
  await fill(t("start:gallery.name"), title);
  await page.getByRole("button", { name: t("start:gallery.free") }).click();
  await page.getByRole("button", { name: t("start:naming.go") }).click();
  await page.waitForURL(/\/editor\/new$/);
  await tab(page, "blocks").click();
  await pasteInto(
    page,
    t("editor:links.paste"),
    "https://www.mill-bakery.com/our-bread\nhttps://kunsthalle.de/shop",
  );
  fields += 1;
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  // The name is carried over.
  await expect(page.getByRole("textbox", { name: t("accounts:name") })).toHaveValue(title);
  await fill(t("accounts:email"), `${title}@visita.example`.toLowerCase());
  await fill(t("accounts:password"), PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("accounts:signUp.submit") })
    .click();
  const live = page.getByRole("region", { name: t("sharing:live.title") });
  await expect(live).toBeInViewport();
  await expect(live.getByRole("img", { name: like("sharing:share.alt") })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
  expect(clicks()).toBeGreaterThanOrEqual(6);
  expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS);
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
  await page.goto(`http://me.${new URL(page.url()).host}/${title.toLowerCase()}`);
  await expect(page.getByRole("link", { name: /mill-bakery|Our bread/i })).toBeVisible();
});

test("who reads another language is offered the landing in it, and not sent there", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("link", { name: "Diese Seite auf Deutsch ansehen" }).click();
  await expect(page).toHaveURL(/^http:\/\/de\.localhost/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: t("landing:offer") })).toHaveCount(0);
  await context.close();
});
