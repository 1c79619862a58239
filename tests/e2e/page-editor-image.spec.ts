import { pressTab } from "./cards-steps.ts";
import { like, oneOf, t } from "./messages.ts";
import { openEditor, preview, saveButton, signUp, tab, unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

/**
 * A photograph as a phone takes it: 400×200 pixels lying on its side, red on the left and blue on the right, with the
 * EXIF note that it is to be turned a quarter to the right. Upright it is 200×400, red above blue.
 */
async function lyingPhotograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (const [color, x] of [
      ["#ff0000", 0],
      ["#0000ff", 200],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(x, 0, 200, 200);
    }
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] as string;
  });
  const jpeg = Buffer.from(base64, "base64");
  // One IFD with one entry: orientation (0x0112), SHORT, 1 value: 6.
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, exif, jpeg.subarray(2)]);
}

/** The size of a served image, and its colours above and below the middle. */
function look(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const name = (y: number) => {
      const [r = 0, , b = 0] = context.getImageData(width / 2, y, 1, 1).data;
      return r > b ? "red" : "blue";
    };
    return { width, height, top: name(height * 0.2), bottom: name(height * 0.8) };
  }, address);
}

/** From now on images take a second to be there, as large ones do on a slow machine. */
async function slowImages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slow = (event: Event) => {
      const image = event.target;
      if (!event.isTrusted || !(image instanceof HTMLImageElement)) return;
      event.stopImmediatePropagation();
      setTimeout(() => image.dispatchEvent(new Event("load")), 1000);
    };
    document.addEventListener("load", slow, true);
  });
}

const picture = (page: Page) => preview(page).locator("img.i");

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("button", { name: oneOf(t("editor:general.choose"), t("editor:general.chooseOther")) })
    .click();
  await (await chooser).setFiles(file);
}

test("a photograph is turned upright, cropped, kept over a reload, saved, cropped anew and removed", async ({
  page,
  allow,
}) => {
  allow.console(/willReadFrequently/, "the test reads the picture's colours");
  await signUp(page);
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(unique("Portrait"));
  await choose(page, { name: "me.jpg", mimeType: "image/jpeg", buffer: await lyingPhotograph(page) });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: t("editor:crop.use") })).toBeEnabled();
  await dialog
    .getByRole("button", { name: t("editor:crop.cancel") })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  await choose(page, { name: "me.jpg", mimeType: "image/jpeg", buffer: await lyingPhotograph(page) });
  await expect(dialog.getByRole("button", { name: t("editor:crop.use") })).toBeEnabled();
  await dialog.getByRole("button", { name: t("editor:crop.use") }).click();
  await expect(picture(page)).toHaveAttribute("src", /^blob:/);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("editor:general.chooseOther") }).click();
  await choosing;
  const description = page.getByRole("textbox", { name: t("editor:general.alt") });
  await description.fill("A flag");
  await description.blur();
  expect(await look(page, (await picture(page).getAttribute("src")) ?? "")).toEqual({
    width: 200,
    height: 200,
    top: "red",
    bottom: "blue",
  });

  // Its colours are offered for the page: the ground of a tint, the buttons of the colour itself.
  await pressTab(tab(page, "design"));
  const colours = page.getByRole("button", { name: like("design:background.photoColor") });
  await expect(colours).toHaveCount(2);
  const ground = () =>
    preview(page)
      .locator("html")
      .evaluate((html) => getComputedStyle(html).backgroundColor);
  await colours.first().click();
  await expect.poll(ground).toBe("rgb(255, 219, 219)");
  await colours.last().click();
  await expect.poll(ground).toBe("rgb(219, 219, 255)");
  await pressTab(tab(page, "general"));

  page.on("dialog", (question) => question.accept());
  await page.reload();
  await expect(page.getByText(t("editing:restored.text"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("editing:close") })
    .click();
  await expect(picture(page)).toHaveAttribute("src", /^blob:/);

  await saveButton(page).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(picture(page)).toHaveAttribute("src", /^http:\/\/me\.localhost:\d+\/i\/\w+-160\.jpg$/);
  await expect(picture(page)).toHaveAttribute("alt", "A flag");
  const first = (await picture(page).getAttribute("src")) ?? "";
  // Twice its display size of 80 px.
  expect(await look(page, first)).toEqual({ width: 160, height: 160, top: "red", bottom: "blue" });

  await page.reload();
  await expect(picture(page)).toHaveAttribute("src", first);
  await slowImages(page);
  await page.getByRole("button", { name: t("editor:general.crop") }).click();
  await expect(dialog.getByRole("button", { name: t("editor:crop.use") })).toBeEnabled();
  await dialog.getByRole("slider").focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: t("editor:crop.use") }).click();
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  const second = (await picture(page).getAttribute("src")) ?? "";
  expect(second).not.toBe(first);
  expect((await look(page, second)).width).toBe(100);

  await page.getByRole("button", { name: t("editor:general.remove") }).click();
  await expect(picture(page)).toHaveCount(0);
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(preview(page).locator("main")).toBeAttached();
  await expect(picture(page)).toHaveCount(0);
});

test("the page that a sign-up keeps is shown there with its picture", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(unique("Shown"));
  await choose(page, { name: "me.jpg", mimeType: "image/jpeg", buffer: await lyingPhotograph(page) });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: t("editor:crop.use") })).toBeEnabled();
  await dialog.getByRole("button", { name: t("editor:crop.use") }).click();
  await expect(picture(page)).toHaveAttribute("src", /^blob:/);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  const shown = page.frameLocator("main iframe").locator("img").first();
  await expect(shown).toHaveAttribute("src", /^blob:/);
  await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
});

test("what is no picture, or too large a one, is refused with a sentence", async ({ page }) => {
  await openEditor(page);
  await choose(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert")).toHaveText(t("errors:imageType"));
  await choose(page, { name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByRole("alert")).toHaveText(t("errors:imageTooLarge", { mb: 5 }));
  await choose(page, { name: "lie.png", mimeType: "image/png", buffer: Buffer.from("not a png") });
  await expect(page.getByRole("alert")).toHaveText(t("errors:imageType"));
});
