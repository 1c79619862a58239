import { expect, type Page, test } from "playwright/test";
import { axeFindings } from "./axe.ts";
import { askSite, cardTab, haveACard, openCardEditor, readCode, scanDownload } from "./cards-steps.ts";
import { signUp } from "./page-editor-steps.ts";

async function openCode(page: Page, title = "Fair card") {
  await signUp(page);
  const card = await haveACard(page, { title, header: "Ada Lindqvist" });
  await openCardEditor(page, `/editor-business-card/${card.hash}`);
  await cardTab(page, "QR code").click();
  await expect(page.getByText("Look saved")).toBeVisible();
  return card;
}

const caption = (page: Page) => page.getByRole("textbox", { name: "Caption" });

test("a code gets a look, which its files have, and is still read", async ({ page }) => {
  const card = await openCode(page);
  await page.getByRole("button", { name: "Warm" }).click();
  await page.getByRole("radiogroup", { name: "Corners" }).getByText("Round", { exact: true }).click();
  await caption(page).fill("Scan me");
  // Not waited for: the download stores it first.
  expect(await scanDownload(page)).toBe(card.qrUrl);
  await expect(page.getByText("Checked: it scans at 40 mm.")).toBeVisible();
  const svg = await askSite(`${card.qrUrl}.svg`);
  expect(svg.body).toContain('fill="#7A2E12"');
  expect(await axeFindings(page)).toEqual([]);
  await openCardEditor(page, `/editor-business-card/${card.hash}`);
  await cardTab(page, "QR code").click();
  await expect(caption(page)).toHaveValue("Scan me");
});

test("a look that cannot be scanned is refused with its reason, and nothing is stored", async ({ page }) => {
  const card = await openCode(page);
  const color = page.getByRole("textbox", { name: "Code colour" });
  await color.fill("#CCCCCC");
  await color.press("Enter");
  await expect(page.getByText(/^Too little contrast/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download SVG" })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  expect((await askSite(`${card.qrUrl}.svg`)).body).toContain('fill="#000000"');
});

test("a further code has a name and an address of its own", async ({ page }) => {
  const card = await openCode(page);
  await page.getByRole("button", { name: "New code" }).click();
  const dialog = page.getByRole("dialog", { name: "A further code for this card" });
  await dialog.getByRole("button", { name: "Make code" }).click();
  await expect(dialog.getByText("Please give the code a name.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Lisbon fair");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Lisbon fair/ })).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PNG" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("Fair card Lisbon fair QR.png");
  const scanned = await readCode(file);
  expect(scanned).not.toBe(card.qrUrl);
  expect((await askSite(scanned)).location).toBe((await askSite(card.qrUrl)).location);
});

test("a further code is renamed and taken off the list, and leads on", async ({ page }) => {
  const card = await openCode(page);
  const nameIn = (dialog: string) =>
    page.getByRole("dialog", { name: dialog }).getByRole("textbox", { name: "Name" });
  await page.getByRole("button", { name: "New code" }).click();
  await nameIn("A further code for this card").fill("Lisbon fair");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Lisbon fair/ })).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).click();
  await nameIn("Rename the code").fill("Porto fair");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Porto fair/ })).toBeVisible();
  const address = await page.getByRole("textbox", { name: "Short address" }).inputValue();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Remove “Porto fair” from the list?" });
  await expect(question.getByText(/keeps working and leads where your card leads/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Remove code" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: /^Porto fair/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New code" })).toBeFocused();
  expect((await askSite(address)).location).toBe((await askSite(card.qrUrl)).location);
});

test("what would be too small in print is said before it is printed", async ({ page }) => {
  await openCode(page);
  await page.getByRole("radiogroup", { name: "Frame" }).getByText("Band").click();
  await page.getByRole("button", { name: /Printed width/ }).click();
  await page.getByRole("option", { name: "20 mm" }).click();
  const width = await page
    .getByRole("img", { name: /^QR code of/ })
    .first()
    .getAttribute("viewBox");
  const module = 20 / Number(width?.split(" ")[2]);
  const warning = page.getByText(/At this width a module is/);
  if (module < 0.4) await expect(warning).toBeVisible();
  else await expect(warning).toHaveCount(0);
});

test("a code that does not read is not handed over without asking", async ({ page }) => {
  const card = await openCode(page);
  // What a printer or a browser may do to a picture: here, nothing of it is left.
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
  await page.getByRole("button", { name: "Download SVG" }).click();
  await expect(page.getByText(/could not be scanned in our check/)).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all the same" }).click();
  expect((await coming).suggestedFilename()).toBe("Fair card QR.svg");
  expect(card.qrUrl).toContain("/q/");
});
