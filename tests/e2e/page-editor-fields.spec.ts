import { en } from "../../app/i18n/english.ts";
import { like, t } from "./messages.ts";
import { openEditor, tab } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
  await page.getByRole("menuitem", { name }).first().click();
}

const rows = (page: Page) => page.getByRole("grid", { name: t("editor:blocks.list") }).getByRole("row");

test("a kind of block is found by its name in the list of them, which is in groups", async ({ page }) => {
  const { groups, noMatch, search, types } = en.editor.blocks;
  await openEditor(page);
  await tab(page, "blocks").click();
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
  const list = page.getByRole("dialog", { name: t("editor:blocks.add") });
  for (const group of Object.values(groups))
    await expect(list.getByText(group, { exact: true })).toBeVisible();
  const field = list.getByRole("searchbox", { name: search });
  await expect(field).toBeFocused();
  await field.pressSequentially("zzz");
  await expect(list.getByText(noMatch)).toBeVisible();
  await field.fill("");
  await field.pressSequentially(types.heading);
  await expect(list.getByRole("menuitem")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: en.editor.headings.text })).toBeFocused();
});

test("a title that the address proposes is replaced by who goes to it by mouse and types", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await page.getByRole("button", { name: like("editor:links.add") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toBeFocused();
  await page.keyboard.type("kunsthalle.de");
  const title = page.getByRole("textbox", { name: t("editor:links.title") });
  await title.click();
  await expect(title).toHaveValue("kunsthalle.de");
  await expect
    .poll(() => title.evaluate((input: HTMLInputElement) => input.selectionEnd))
    .toBe("kunsthalle.de".length);
  await expect.poll(() => title.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.type("My site");
  await expect(title).toHaveValue("My site");
});

test("a title that comes with a press of its field is replaced by what is typed at once, by mouse and by Tab", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await page.getByRole("button", { name: like("editor:links.add") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toBeFocused();
  await page.keyboard.type("vimeo.com/nora2");
  const title = page.getByRole("textbox", { name: t("editor:links.title") });
  // why: a slow computer draws its next frame after the first letters.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1000);
  });
  await title.click();
  await page.keyboard.type("Films two");
  await expect(title).toHaveValue("Films two");

  await page.getByRole("button", { name: t("editor:links.add"), exact: true }).click();
  await expect(page.getByRole("textbox", { name: t("editor:links.url"), exact: true })).toBeFocused();
  await page.keyboard.type("vimeo.com/nora3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Vimeo of mine");
  await expect(title).toHaveValue("Vimeo of mine");
});

test("a phone number or an e-mail address that is none is marked when it is left, and found by the check", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addBlock(page, t("editor:blocks.types.contactDetails"));
  const value = page.getByRole("textbox", { name: t("blocks:details.value") });
  for (const [kind, typed, said] of [
    [t("contacts:cellphone"), "hello", t("editing:unusable.phone")],
    [t("contacts:email"), "not an email", t("editing:unusable.email")],
  ] as const) {
    await page.getByRole("button", { name: t("blocks:details.add") }).click();
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
    await expect(value).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByText(said)).toHaveCount(0);
    await value.press("Tab");
    await expect(page.getByText(said)).toBeVisible();
    await expect(value).toHaveAccessibleDescription(said);
  }
  // The third is that the block has to be paid for.
  await page.getByRole("button", { name: t("sharing:check.count", { count: 3 }) }).click();
  const check = page.getByRole("dialog", { name: t("sharing:check.title") });
  await expect(check).toContainText(t("sharing:check.wrongLink", { title: "hello" }));
  await expect(check).toContainText(t("sharing:check.wrongLink", { title: "not an email" }));
});

test("a messenger asks for the number with its country, and Mastodon takes a name with its host", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addBlock(page, t("editor:blocks.types.messengers"));
  await page.getByRole("menuitem", { name: "WhatsApp", exact: true }).click();
  const number = page.getByRole("textbox", { name: t("blocks:services.number") });
  await number.fill("0131 496");
  await number.press("Tab");
  await expect(page.getByText(t("errors:numberInvalid"))).toBeVisible();
  await addBlock(page, t("editor:blocks.types.socialIcons"));
  const search = page.getByRole("searchbox", { name: t("blocks:services.search") });
  await search.fill("nothing of that name");
  await expect(page.getByText(en.blocks.services.nothing)).toBeVisible();
  await search.fill("");
  // The arrows reach the list from the field, also after a search without a match.
  const first = page.getByRole("menuitem").first();
  await expect(first).toBeVisible();
  await expect(async () => {
    await search.press("ArrowDown");
    await expect(page.getByRole("menuitem").and(page.locator("[data-focused]"))).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 10_000 });
  await search.fill("Masto");
  await search.press("Enter");
  const name = page.getByRole("textbox", { name: t("blocks:services.address"), exact: true });
  await name.fill("@nora@mastodon.social");
  await name.press("Tab");
  await expect(
    page.getByText(t("editor:links.leadsTo", { url: "https://mastodon.social/@nora" })),
  ).toBeVisible();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
});

test("a title that nobody typed follows its address, and one that was typed stays", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await page.getByRole("button", { name: like("editor:links.add") }).click();
  const address = page.getByRole("textbox", { name: t("editor:links.url"), exact: true });
  const title = page.getByRole("textbox", { name: t("editor:links.title") });
  await address.fill("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await address.press("Tab");
  await expect(title).toHaveValue("YouTube");
  await address.fill("https://visita.example/shop");
  await address.press("Tab");
  await expect(title).toHaveValue("visita.example");
  await title.fill("My shop");
  await address.fill("ada@kunsthalle.de");
  await address.press("Tab");
  await expect(address).toHaveValue("mailto:ada@kunsthalle.de");
  await expect(title).toHaveValue("My shop");
});

test("a picture's address says that it leads nowhere when it is left, and a name on a service does too", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addBlock(page, t("editor:blocks.types.image"));
  const address = page.getByRole("textbox", { name: t("blocks:image.url") });
  await address.fill("javascript:1");
  await expect(page.getByText(t("errors:linkInvalid"))).toHaveCount(0);
  await address.press("Tab");
  await expect(page.getByText(t("errors:linkInvalid"))).toBeVisible();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("kunsthalle.de");
  await address.press("Tab");
  await expect(address).toHaveValue("https://kunsthalle.de/");
  await expect(page.getByText(t("errors:linkInvalid"))).toHaveCount(0);

  await addBlock(page, t("editor:blocks.types.marketplaces"));
  await page.getByRole("menuitem", { name: "Etsy", exact: true }).click();
  const name = page.getByRole("textbox", { name: t("blocks:services.handle", { service: "Etsy" }) });
  await name.fill("my shop!");
  await name.press("Tab");
  await expect(page.getByText(t("errors:handleInvalid"))).toBeVisible();
});

test("the check names what keeps the page of who does not pay from being live", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("button", { name: t("editor:check"), exact: true }).click();
  const check = page.getByRole("dialog", { name: t("sharing:check.title") });
  await expect(check.getByText(t("sharing:check.good"))).toBeVisible();
  await check.getByRole("button", { name: t("editor:close") }).click();
  await tab(page, "blocks").click();
  await addBlock(page, t("editor:blocks.types.collectContacts"));
  await tab(page, "general").click();
  await page.getByRole("button", { name: t("sharing:check.count", { count: 1 }) }).click();
  await expect(check).toContainText(t("pagePlan:title"));
  await expect(check).toContainText(t("editor:blocks.types.collectContacts"));
  await expect(check.getByText(t("sharing:check.good"))).toHaveCount(0);
  await check.getByRole("button", { name: t("sharing:check.show") }).click();
  await expect(tab(page, "blocks")).toHaveAttribute("aria-selected", "true");
});

test("an empty field runs the way of its language, and a text its own way", async ({ page }) => {
  await page.goto("/ar/editor/new");
  const direction = (at: number) =>
    page
      .getByRole("tabpanel")
      .getByRole("textbox")
      .nth(at)
      .evaluate((field) => getComputedStyle(field).direction);
  const title = page.getByRole("tabpanel").getByRole("textbox").first();
  expect([await direction(0), await direction(1)]).toEqual(["rtl", "rtl"]);
  await title.fill("Ada");
  await expect.poll(() => direction(0)).toBe("ltr");
  await title.fill("آدا");
  await expect.poll(() => direction(0)).toBe("rtl");
});

test("what was just added takes the keys that are typed next, and its row says what is filled in", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await addBlock(page, t("editor:blocks.types.heading"));
  await expect(page.getByRole("textbox", { name: t("editor:headings.text") })).toBeFocused();
  await page.keyboard.type("Where I am");
  await expect(rows(page).filter({ hasText: "Where I am" })).toHaveCount(1);

  await addBlock(page, t("editor:blocks.types.contactDetails"));
  await expect(page.getByRole("button", { name: t("blocks:details.add") })).toBeFocused();
  const details = page.getByRole("grid", { name: t("blocks:services.list") }).getByRole("row");
  for (const count of [1, 2, 3]) {
    await page.getByRole("button", { name: t("blocks:details.add") }).click();
    await page.getByRole("menuitem", { name: t("contacts:phone"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: t("blocks:details.value") })).toBeFocused();
    if (count === 2) await page.keyboard.type("+46 70 174 06 05");
    await expect(details).toHaveCount(count);
  }
  const row = rows(page).filter({ hasText: t("editor:blocks.types.contactDetails") });
  await expect(row).toContainText("+46 70 174 06 05");
  await expect(row).not.toContainText(",");

  await addBlock(page, t("editor:blocks.types.messengers"));
  await expect(page.getByRole("searchbox", { name: t("blocks:services.search") })).toBeFocused();

  await addBlock(page, t("editor:blocks.types.image"));
  const picture = rows(page).filter({ hasText: t("editor:blocks.types.image") });
  await expect(picture).toContainText(t("editor:blocks.noText"));
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC";
  const buffer = Buffer.from(pixel, "base64");
  await page
    .getByRole("tabpanel")
    .locator("input[type=file]")
    .setInputFiles({ name: "p.png", mimeType: "image/png", buffer });
  await expect(picture).toContainText(t("editor:blocks.noCaption"));
});

test.describe("beside a desktop's preview", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a theme's thumbnail is as wide as its frame, whichever screen is previewed", async ({ page }) => {
    await openEditor(page);
    await page.getByRole("radio", { name: t("editor:preview.phone") }).check({ force: true });
    await tab(page, "themes").click();
    const thumb = page.getByRole("tabpanel").locator("[aria-hidden]:has(> div > iframe)").first();
    const spare = () =>
      thumb.evaluate((frame) => {
        const drawn = frame.querySelector("iframe")?.getBoundingClientRect().width ?? 0;
        return Math.abs(drawn - frame.clientWidth);
      });
    await expect.poll(spare).toBeLessThan(1);
    const before = (await thumb.boundingBox())?.width;
    await page.getByRole("radio", { name: t("editor:preview.desktop") }).check({ force: true });
    await expect.poll(async () => (await thumb.boundingBox())?.width).not.toBe(before);
    await expect.poll(spare).toBeLessThan(1);
  });

  test("the fields have room, and header and fields start at one line", async ({ page }) => {
    await openEditor(page);
    await page.getByRole("radio", { name: t("editor:preview.desktop") }).check({ force: true });
    await tab(page, "blocks").click();
    await addBlock(page, t("editor:blocks.types.socialIcons"));
    const back = page.getByRole("button", { name: t("editor:blocks.back") });
    await back.click();
    const cut = await page
      .getByRole("grid", { name: t("editor:blocks.list") })
      .locator(".truncate")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    const row = await page.getByRole("tablist").boundingBox();
    const last = await page.getByRole("tab", { name: t("editor:tabs.sharing") }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
    const logo = await page
      .getByRole("banner")
      .getByRole("link")
      .first()
      .locator("svg")
      .first()
      .boundingBox();
    expect(Math.abs((logo?.x ?? 0) - (row?.x ?? 0))).toBeLessThan(4);
  });
});
