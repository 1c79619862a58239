import { PNG } from "pngjs";
import { axeFindings } from "./axe.ts";
import {
  askSite,
  cardTab,
  downloadImage,
  haveACard,
  mainColors,
  openCardEditor,
  post,
  readCode,
  scan,
} from "./cards-steps.ts";
import { addressOf } from "./languages.ts";
import { like, t, within } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

async function openCode(page: Page, title = "Fair card") {
  await signUp(page);
  const card = await haveACard(page, { title, header: "Ada Lindqvist" });
  await openCardEditor(page, `/editor-business-card/${card.hash}`);
  await cardTab(page, "code").click();
  await expect(page.getByText(t("codes:saved"))).toBeVisible();
  return card;
}

const caption = (page: Page) => page.getByRole("textbox", { name: t("codes:caption") });

/** The target of a code; the scanned code is its parameter. */
const ledTo = async (code: string) => (await askSite(code)).location.split("?")[0];

test("a code gets a look, which its files have, and is still read", async ({ page }) => {
  const card = await openCode(page);
  await page.getByRole("button", { name: t("codes:presets.warm") }).click();
  await page
    .getByRole("radiogroup", { name: t("codes:corners") })
    .getByText(t("codes:cornersOf.circle"), { exact: true })
    .click();
  await caption(page).fill("Scan me");
  // Not waited for: the download stores it first.
  const picture = await downloadImage(page);
  expect(scan(picture)).toBe(card.qrUrl);
  expect(mainColors(picture)).toEqual(["#FFF4E6", "#7A2E12"]);
  // Taller by the caption than a code that has the address alone below it.
  const modules = picture.height / picture.width;
  expect(modules).toBeCloseTo((33 + 8 + 2 + 5 + 3) / (33 + 8 + 2), 1);
  await expect(page.getByText(t("codes:reads", { mm: 40 }))).toBeVisible();
  // The new look is served at once, despite caches of the old one.
  await page.getByRole("button", { name: t("codes:presets.classic") }).click();
  expect(mainColors(await downloadImage(page))).toEqual(["#FFFFFF", "#000000"]);
  await page.getByRole("button", { name: t("codes:presets.warm") }).click();
  expect(mainColors(await downloadImage(page))).toEqual(["#FFF4E6", "#7A2E12"]);
  const svg = await askSite(`${card.qrUrl}.svg`);
  expect(svg.body).toContain('fill="#7A2E12"');
  expect(await axeFindings(page)).toEqual([]);
  await openCardEditor(page, `/editor-business-card/${card.hash}`);
  await cardTab(page, "code").click();
  await expect(caption(page)).toHaveValue("Scan me");
});

test("a look that cannot be scanned is refused with its reason, and nothing is stored", async ({ page }) => {
  const card = await openCode(page);
  const color = page.getByRole("textbox", { name: t("codes:dark") });
  await color.fill("#CCCCCC");
  await color.press("Enter");
  await expect(page.getByText(t("errors:codeContrast"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("codes:svg") })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  expect((await askSite(`${card.qrUrl}.svg`)).body).toContain('fill="#000000"');
});

test("a further code has a name and an address of its own", async ({ page }) => {
  const card = await openCode(page);
  await page.getByRole("button", { name: t("codes:add") }).click();
  const dialog = page.getByRole("dialog", { name: t("codes:addTitle") });
  await dialog.getByRole("button", { name: t("codes:make") }).click();
  await expect(dialog.getByText(t("errors:codeNameEmpty"))).toBeVisible();
  await dialog.getByRole("textbox", { name: t("codes:name") }).fill("Lisbon fair");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Lisbon fair/ })).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t("codes:png") }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("Fair card Lisbon fair QR.png");
  const scanned = await readCode(file);
  expect(scanned).not.toBe(card.qrUrl);
  expect(await ledTo(scanned)).toBe(await ledTo(card.qrUrl));
});

test("a further code is renamed and taken off the list, and leads on", async ({ page }) => {
  const card = await openCode(page);
  const nameIn = (dialog: string) =>
    page.getByRole("dialog", { name: dialog }).getByRole("textbox", { name: t("codes:name") });
  await page.getByRole("button", { name: t("codes:add") }).click();
  await nameIn(t("codes:addTitle")).fill("Lisbon fair");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Lisbon fair/ })).toBeVisible();
  // One of several is chosen by its name, the first by what it is.
  for (const choice of [t("codes:first"), "Lisbon fair"]) {
    await page.getByRole("button", { name: new RegExp(`^(Lisbon fair|${t("codes:first")})`) }).click();
    await page.getByRole("option", { name: choice }).click();
  }
  const renaming = page.getByRole("dialog", { name: t("codes:renameTitle") });
  for (const action of [t("codes:cancel"), t("codes:save")]) {
    await page.getByRole("button", { name: t("codes:rename") }).click();
    await nameIn(t("codes:renameTitle")).fill("Porto fair");
    await renaming.getByRole("button", { name: action }).last().click();
    await expect(renaming).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: /^Porto fair/ })).toBeVisible();
  const address = await page.getByRole("textbox", { name: t("cards:code.address") }).inputValue();
  await page.getByRole("button", { name: t("codes:remove"), exact: true }).click();
  const question = page.getByRole("alertdialog", { name: t("codes:removeTitle", { name: "Porto fair" }) });
  await question
    .getByRole("button", { name: t("codes:cancel") })
    .last()
    .click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: t("codes:remove"), exact: true }).click();
  await expect(question.getByText(t("codes:removeText"))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: t("codes:removeConfirm") }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: /^Porto fair/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("codes:add") })).toBeFocused();
  expect(await ledTo(address)).toBe(await ledTo(card.qrUrl));
});

async function choosePrint(page: Page, width: string) {
  await page.getByRole("button", { name: new RegExp(t("codes:print")) }).click();
  await page.getByRole("option", { name: width, exact: true }).click();
}

const tooSmall = (page: Page) => page.getByText(like("codes:small"));

test("what would be too small in print is said before it is printed", async ({ page }) => {
  await openCode(page);
  await page
    .getByRole("radiogroup", { name: t("codes:frame") })
    .getByText(t("codes:frameOf.band"))
    .click();
  await expect(tooSmall(page)).toHaveCount(0);
  await choosePrint(page, "15 mm");
  // 33 modules, 8 of quiet zone and 2 of frame.
  await expect(tooSmall(page)).toHaveText(t("codes:small", { size: "0.35", least: "0.4" }));
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole("radiogroup", { name: t("codes:frame") })
    .getByText(t("codes:frameOf.none"))
    .click();
  await expect(tooSmall(page)).toContainText(within("codes:small", { size: "0.37" }));
  await choosePrint(page, "20 mm");
  await expect(tooSmall(page)).toHaveCount(0);
});

test("a look that is not stored has no files, and says what to do", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  const card = await openCode(page);
  const address = /\/codes$/;
  await page.route(address, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: t("codes:presets.warm") }).click();
  await page.getByRole("button", { name: t("codes:png") }).click();
  await expect(page.getByText(t("codes:unstored"))).toBeVisible();
  await expect(page.getByText(t("codes:failed"))).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect((await askSite(`${card.qrUrl}.svg`)).body).toContain('fill="#000000"');
  await page.unroute(address);
  expect(mainColors(await downloadImage(page))).toEqual(["#FFF4E6", "#7A2E12"]);
  await expect(page.getByText(t("codes:unstored"))).toHaveCount(0);
  // If the file itself is unavailable, a notice is shown.
  await page.route(/\.svg\?/, (route) => route.abort());
  await page.getByRole("button", { name: t("codes:svg") }).click();
  await expect(page.getByText(t("codes:failed"))).toBeVisible();
});

test("the share screen shows the code as its files look, and counts with that look", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  // The whole code is in view, and not below the header that stays.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await signUp(page);
  const card = await haveACard(page, { title: "Fair card", header: "Ada Lindqvist" });
  const shared = `/share-business-card/${card.hash}`;
  const code = page.getByRole("img", { name: t("sharing:share.alt", { title: "Fair card" }) });
  await page.goto(shared);
  await expect(code).toHaveAttribute("viewBox", "0 0 41 44");
  await choosePrint(page, "15 mm");
  await expect(tooSmall(page)).toContainText(within("codes:small", { size: "0.37" }));
  await post(page, `/editor-business-card/${card.hash}/codes`, {
    intent: "change",
    code: card.qrUrl.split("/").at(-1),
    style: { dark: "#7A2E12", light: "#FFF4E6", modules: "dots", frame: "band", caption: "Scan me!" },
  });
  await page.goto(shared);
  await expect(code).toHaveAttribute("viewBox", "0 0 43 51");
  await expect(code.getByText("Scan me!")).toBeVisible();
  // What is on the screen can be scanned from it once its fonts are there, and is in the colours of the file.
  await page.evaluate(() => document.fonts.ready);
  const screen = PNG.sync.read(await code.screenshot());
  expect(scan(screen)).toBe(card.qrUrl);
  expect(mainColors(screen)).toEqual(["#FFF4E6", "#7A2E12"]);
  expect(mainColors(await downloadImage(page))).toEqual(["#FFF4E6", "#7A2E12"]);
  await choosePrint(page, "15 mm");
  await expect(tooSmall(page)).toContainText(within("codes:small", { size: "0.35" }));
  expect(await axeFindings(page)).toEqual([]);
  // A caption reads by its own letters, as in the file, not by the screen's direction.
  await page.goto(addressOf("ar", shared));
  const ends = await page.locator("svg text").evaluate((text) => {
    const caption = text as SVGTextElement;
    const xOf = (at: number) => caption.getExtentOfChar(at).x;
    return [xOf(0), xOf(caption.getNumberOfChars() - 1)];
  });
  expect(ends[0]).toBeLessThan(ends[1] ?? 0);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test("a code that does not read is not handed over without asking", async ({ page }) => {
  const card = await openCode(page);
  // What a printer or a browser may do to an image: here, nothing of it is left.
  await page.route(/\.png\?/, (route) =>
    route.fulfill({
      contentType: "image/png",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
        "base64",
      ),
    }),
  );
  await page.getByRole("button", { name: t("codes:svg") }).click();
  await expect(page.getByText(like("codes:unreadable"))).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t("codes:anyway") }).click();
  expect((await coming).suggestedFilename()).toBe("Fair card QR.svg");
  expect(card.qrUrl).toContain("/q/");
});
