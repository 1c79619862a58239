import { t } from "./messages.ts";
import { openEditor, preview, shownLinks, signUp, tab } from "./page-editor-steps.ts";
import { pasteInto } from "./paste.ts";
import { expect, type Page, test } from "./test.ts";

/** The row of a link to a host of kunsthalle.de. */
const rowOf = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}\\.kunsthalle`) });

test("a pasted list becomes links with the titles of their pages, and Enter adds the next", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await pasteInto(
    page,
    t("editor:links.paste"),
    "https://www.mill-bakery.com/our-bread\nOur shop: kunsthalle.de/shop, etsy.com",
  );
  // The page's only block is a list in its place.
  await expect(page.getByRole("grid", { name: t("editor:links.list") }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("grid", { name: t("editor:blocks.list") })).toHaveCount(0);
  // The next one can follow.
  await expect(page.getByRole("textbox", { name: t("editor:links.paste") })).toBeFocused();
  await page.getByRole("button", { name: t("editor:links.useTitles") }).click();
  await expect.poll(() => shownLinks(page)).toEqual(["Our bread – Mill bakery", expect.any(String), "Etsy"]);

  await page.getByRole("button", { name: /kunsthalle\.de\/shop/ }).click();
  await page.getByRole("textbox", { name: t("editor:links.title") }).fill("Words of our own");
  await page.getByRole("button", { name: t("editor:links.useTitle") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:links.title") })).toHaveValue("Shop – Kunsthalle");

  await page.getByRole("textbox", { name: t("editor:links.paste") }).fill("nothing");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("editor:links.pasteNone"))).toBeVisible();
  await page.getByRole("textbox", { name: t("editor:links.paste") }).fill("one.kunsthalle.de");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two.kunsthalle.de");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(5);

  // A list that is pasted as one link's address takes that link's place; Enter in a title adds the next link.
  await page.getByRole("button", { name: t("editor:links.add") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toBeFocused();
  await pasteInto(page, t("editor:links.url"), "three.kunsthalle.de, four.kunsthalle.de");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(7);
  await expect(page.getByRole("textbox", { name: t("editor:links.paste") })).toBeFocused();
  await page.getByRole("button", { name: /^Etsy/ }).click();
  await page.getByRole("textbox", { name: t("editor:links.title") }).press("Enter");
  await page.keyboard.type("five.kunsthalle.de");
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toHaveValue(
    "five.kunsthalle.de",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: t("editor:links.title") })).toBeFocused();

  await page.getByRole("radio", { name: t("editor:links.layouts.grid") }).check({ force: true });
  await page.getByRole("button", { name: /^Our bread/ }).click();
  await page.getByRole("switch", { name: t("editor:links.large") }).press("Space");
  const shown = preview(page);
  await expect(shown.locator("ul.lg li.lf")).toHaveText("Our bread – Mill bakery");
  await page.getByRole("button", { name: t("editor:links.usePicture") }).click();
  await expect(shown.locator("li.lf img")).toBeVisible();
});

test("on a phone the link that is opened stays in sight when the one above it closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await tab(page, "blocks").click();
  await pasteInto(page, t("editor:links.paste"), "one.kunsthalle.de\ntwo.kunsthalle.de\nthree.kunsthalle.de");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(3);
  const row = (name: string) => rowOf(page, name);
  await row("one").click();
  await expect(page.getByRole("textbox", { name: t("editor:links.title") })).toBeVisible();
  // The settings of the first link are as high as the screen: closing them moves the second one up by so much.
  await row("two").scrollIntoViewIfNeeded();
  await row("two").click();
  await expect(row("two")).toHaveAttribute("aria-expanded", "true");
  await expect(row("two")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toHaveValue(
    /two\.kunsthalle/,
  );

  // Further down it stays under the pointer: the next press would reach what came there.
  const more = Array.from({ length: 12 }, (_, i) => `more${i + 10}.kunsthalle.de`);
  await pasteInto(page, t("editor:links.paste"), more.join("\n"));
  await expect.poll(async () => (await shownLinks(page)).length).toBe(15);
  await row("more20").click();
  await expect(row("more20")).toHaveAttribute("aria-expanded", "true");
  await row("more21").scrollIntoViewIfNeeded();
  const place = async () => (await row("more21").boundingBox())?.y ?? Number.NaN;
  const before = await place();
  await row("more21").click();
  await expect(row("more21")).toHaveAttribute("aria-expanded", "true");
  await expect(row("more20")).toHaveAttribute("aria-expanded", "false");
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

test("a slow press beside an address that was just typed reaches what it was on", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await pasteInto(page, t("editor:links.paste"), "one.kunsthalle.de\ntwo.kunsthalle.de");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(2);
  const row = (name: string) => rowOf(page, name);
  await row("one").click();
  // What leads there, and what is found on that page, move the rows below; the press is not over yet.
  await page.getByRole("textbox", { name: t("editor:links.url"), exact: true }).fill("kunsthalle.de/shop");
  await expect(page.getByText("https://kunsthalle.de/shop")).toBeVisible();
  await row("two").scrollIntoViewIfNeeded();
  const place = await row("two").boundingBox();
  if (!place) throw new Error("The second link is not on the screen");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(row("two")).toHaveAttribute("aria-expanded", "true");
});

test("the address of a film is offered to be shown as one", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await pasteInto(page, t("editor:links.paste"), "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await page.getByRole("button", { name: /^YouTube/ }).click();
  await page.getByRole("button", { name: t("editor:links.asVideo") }).click();
  const address = page.getByRole("textbox", { name: t("blocks:embed.url") });
  await expect(address).toHaveValue(/aqz-KE-bpKQ/);
  await expect(address).toBeFocused();
});

test("of a list that is too long, and of lines that are no links, it is said what was left out", async ({
  page,
}) => {
  test.slow();
  await openEditor(page);
  await tab(page, "blocks").click();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `https://shop-${from + i}.de/`).join("\n");
  await pasteInto(page, t("editor:links.paste"), many(0, 150));
  await expect(page.getByText(t("editor:links.pasteCut", { max: 200 }))).toHaveCount(0);
  await pasteInto(page, t("editor:links.paste"), `My links:\n${many(150, 3)}`);
  await expect(page.getByText(t("editor:links.pasteRest"))).toBeVisible();
  await pasteInto(page, t("editor:links.paste"), many(160, 100));
  await expect(page.getByText(t("editor:links.pasteCut", { max: 200 }))).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(200);
  await page.getByRole("button", { name: t("editor:links.add"), exact: true }).click();
  await expect(page.getByText(t("editor:links.pasteCut", { max: 200 }))).toHaveCount(2);
});

test("an address that was typed and not added is a part of what is saved, and of the page when its tab is left", async ({
  page,
}) => {
  await signUp(page);
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill("Mill bakery");
  await tab(page, "blocks").click();
  const paste = page
    .getByRole("tabpanel", { name: t("editor:tabs.blocks") })
    .getByRole("textbox", { name: t("editor:links.paste") });
  // Neither the field's own tab nor words without an address are any reason.
  await paste.fill("no address");
  await paste.blur();
  await tab(page, "general").click();
  await tab(page, "blocks").click();
  await expect.poll(() => shownLinks(page)).toEqual([]);
  await paste.fill("one.kunsthalle.de");
  await page.getByRole("button", { name: t("editor:publish") }).click();
  await expect(page.getByRole("region", { name: t("sharing:live.title") })).toBeVisible();
  await expect(rowOf(page, "one")).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(1);
  await tab(page, "blocks").click();
  await paste.fill("two.kunsthalle.de");
  await page.getByRole("button", { name: t("editor:links.add") }).focus();
  await expect(paste).toHaveValue("two.kunsthalle.de");
  await tab(page, "design").click();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(2);
  await expect(tab(page, "design")).toHaveAttribute("aria-selected", "true");
});
