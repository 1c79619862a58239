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
  await tab(page, "Blocks").click();
  await pasteInto(
    page,
    "Paste links",
    "https://www.mill-bakery.com/our-bread\nOur shop: kunsthalle.de/shop, etsy.com",
  );
  // The page's only block is a list in its place.
  await expect(page.getByRole("grid", { name: "Links of this block" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("grid", { name: "Blocks of the page" })).toHaveCount(0);
  // The next one can follow.
  await expect(page.getByRole("textbox", { name: "Paste links" })).toBeFocused();
  await page.getByRole("button", { name: "Use their titles" }).click();
  await expect.poll(() => shownLinks(page)).toEqual(["Our bread – Mill bakery", expect.any(String), "Etsy"]);

  await page.getByRole("button", { name: /kunsthalle\.de\/shop/ }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Words of our own");
  await page.getByRole("button", { name: "Use this title" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Shop – Kunsthalle");

  await page.getByRole("textbox", { name: "Paste links" }).fill("nothing");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is no address in that.")).toBeVisible();
  await page.getByRole("textbox", { name: "Paste links" }).fill("one.kunsthalle.de");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two.kunsthalle.de");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(5);

  // A list that is pasted as one link's address takes that link's place; Enter in a title adds the next link.
  await page.getByRole("button", { name: "Add link" }).click();
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toBeFocused();
  await pasteInto(page, "Address", "three.kunsthalle.de, four.kunsthalle.de");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(7);
  await expect(page.getByRole("textbox", { name: "Paste links" })).toBeFocused();
  await page.getByRole("button", { name: /^Etsy/ }).click();
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
  await page.keyboard.type("five.kunsthalle.de");
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue("five.kunsthalle.de");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();

  await page.getByRole("radio", { name: "Grid" }).check({ force: true });
  await page.getByRole("button", { name: /^Our bread/ }).click();
  await page.getByRole("switch", { name: "Show large" }).press("Space");
  const shown = preview(page);
  await expect(shown.locator("ul.lg li.lf")).toHaveText("Our bread – Mill bakery");
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect(shown.locator("li.lf img")).toBeVisible();
});

test("on a phone the link that is opened stays in sight when the one above it closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await tab(page, "Blocks").click();
  await pasteInto(page, "Paste links", "one.kunsthalle.de\ntwo.kunsthalle.de\nthree.kunsthalle.de");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(3);
  const row = (name: string) => rowOf(page, name);
  await row("one").click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  // The settings of the first link are as high as the screen: closing them moves the second one up by so much.
  await row("two").scrollIntoViewIfNeeded();
  await row("two").click();
  await expect(row("two")).toHaveAttribute("aria-expanded", "true");
  await expect(row("two")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue(/two\.kunsthalle/);

  // Further down it stays under the pointer: the next press would reach what came there.
  const more = Array.from({ length: 12 }, (_, i) => `more${i + 10}.kunsthalle.de`);
  await pasteInto(page, "Paste links", more.join("\n"));
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
  await tab(page, "Blocks").click();
  await pasteInto(page, "Paste links", "one.kunsthalle.de\ntwo.kunsthalle.de");
  await expect.poll(async () => (await shownLinks(page)).length).toBe(2);
  const row = (name: string) => rowOf(page, name);
  await row("one").click();
  // What leads there, and what is found on that page, move the rows below; the press is not over yet.
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("kunsthalle.de/shop");
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
  await tab(page, "Blocks").click();
  await pasteInto(page, "Paste links", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await page.getByRole("button", { name: /^YouTube/ }).click();
  await page.getByRole("button", { name: "Show as video" }).click();
  const address = page.getByRole("textbox", { name: "Address of the video, track or playlist" });
  await expect(address).toHaveValue(/aqz-KE-bpKQ/);
  await expect(address).toBeFocused();
});

test("of a list that is too long, and of lines that are no links, it is said what was left out", async ({
  page,
}) => {
  test.slow();
  await openEditor(page);
  await tab(page, "Blocks").click();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `https://shop-${from + i}.de/`).join("\n");
  await pasteInto(page, "Paste links", many(0, 150));
  await expect(page.getByText("A block holds 200 links.")).toHaveCount(0);
  await pasteInto(page, "Paste links", `My links:\n${many(150, 3)}`);
  await expect(page.getByText("Lines without an address were left out.")).toBeVisible();
  await pasteInto(page, "Paste links", many(160, 100));
  await expect(page.getByText("A block holds 200 links. The rest was left out.")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(200);
  await page.getByRole("button", { name: "Add link", exact: true }).click();
  await expect(page.getByText("A block holds 200 links. The rest was left out.")).toHaveCount(2);
});

test("an address that was typed and not added is a part of what is saved, and of the page when its tab is left", async ({
  page,
}) => {
  await signUp(page);
  await openEditor(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Mill bakery");
  await tab(page, "Blocks").click();
  const paste = page.getByRole("tabpanel", { name: "Blocks" }).getByRole("textbox", { name: "Paste links" });
  // Neither the field's own tab nor words without an address are any reason.
  await paste.fill("no address");
  await paste.blur();
  await tab(page, "General").click();
  await tab(page, "Blocks").click();
  await expect.poll(() => shownLinks(page)).toEqual([]);
  await paste.fill("one.kunsthalle.de");
  await page.getByRole("button", { name: "Publish page" }).click();
  await expect(page.getByRole("region", { name: "Your page is live" })).toBeVisible();
  await expect(rowOf(page, "one")).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(1);
  await tab(page, "Blocks").click();
  await paste.fill("two.kunsthalle.de");
  await page.getByRole("button", { name: "Add link" }).focus();
  await expect(paste).toHaveValue("two.kunsthalle.de");
  await tab(page, "Design").click();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(2);
  await expect(tab(page, "Design")).toHaveAttribute("aria-selected", "true");
});
