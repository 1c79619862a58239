import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openCardEditor } from "./card-editor";
import { t } from "./messages";
import { button } from "./page-editor";
import { FREE_USER } from "./screen";

const header = () => page.getByRole("textbox", { name: t("cards:general.header"), exact: true });
const shows = () => page.getByRole("radiogroup", { name: t("cards:editor.preview") });
const kind = (name: string) => shows().getByRole("radio", { name, exact: false });
const wallet = () => kind(t("cards:design.wallet"));
const cardPage = () => kind(t("cards:design.page"));
const pass = (name: "applePass" | "googlePass") =>
  page.getByRole("img", { name: t(`cards:design.${name}`), includeHidden: true });

describe("on a phone", () => {
  const viewport: [number, number] = [390, 844];

  test("the icon of a button without text is centered", async () => {
    await openCardEditor({ user: FREE_USER, viewport });
    const more = button(t("shell:more"));
    await expect.element(more).toBeVisible();
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box ? box.x + box.width / 2 : Number.NaN;
    };
    const element = more.element();
    expect(Math.abs(middle(element) - middle(element.querySelector("svg")))).toBeLessThan(1);
  });

  test("the preview opens in a dialog, with the page and the passes", async () => {
    await openCardEditor({ user: FREE_USER, viewport });
    await header().fill("Ada");
    await button(t("cards:editor.preview")).click();
    const dialog = page.getByRole("dialog", { name: t("cards:editor.preview") });
    const shown = () => dialog.element().querySelector("iframe")?.contentDocument?.body.textContent;
    // Without a plan it is what visitors see.
    await expect.poll(shown).toContain("Ada");
    await wallet().click({ force: true });
    await expect.element(pass("applePass")).toBeVisible();
    await cardPage().click({ force: true });
    await expect.poll(shown).toContain("Ada");
    await dialog.getByRole("button", { name: t("cards:editor.close") }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  // why: letters that reach beyond their line (J, g, Arabic ones) were cut off by it.
  for (const name of ["Mona Berg", "Jürgen Groß-Yagmur", "منى برغ"])
    test(`the passes in the preview show the letters of ${name} whole`, async () => {
      await openCardEditor({ viewport });
      await header().fill(name);
      await button(t("cards:editor.preview")).click();
      await wallet().click({ force: true });
      for (const each of ["applePass", "googlePass"] as const) {
        await expect.element(pass(each)).toMatchTextContent(name);
        const element = pass(each).element();
        const picture = () => page.screenshot({ element: pass(each), base64: true, save: false });
        const shown = await pixelsOf(await picture());
        for (const line of element.querySelectorAll<HTMLElement>("bdi")) line.style.overflow = "visible";
        const whole = await pixelsOf(await picture());
        // A rounded corner may come out a shade lighter; a stroke that was cut off is far from that.
        const cut = whole.filter((value, at) => Math.abs(value - (shown[at] ?? 0)) > 32);
        expect(cut.length, each).toBe(0);
      }
    });
});

async function pixelsOf(png: string): Promise<Uint8ClampedArray> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("2D context unavailable");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

/** The labels of the previews and their badges lie within their segments. */
const isInside = () =>
  [...shows().element().querySelectorAll("label, label *")].every((part) => {
    const segment = part.closest("label")?.getBoundingClientRect();
    const { left, right } = part.getBoundingClientRect();
    return segment !== undefined && left >= segment.left - 1 && right <= segment.right + 1;
  });

test("the preview of the passes is marked as part of PRO without a plan", async () => {
  await openCardEditor({ viewport: [390, 844] });
  await button(t("cards:editor.preview")).click();
  // Without a plan it begins with the card's page.
  await expect.element(cardPage()).toBeChecked();
  expect(isInside()).toBe(true);
});

test("on a desktop the preview of the passes is marked as part of PRO, and shown on demand", async () => {
  await openCardEditor({ viewport: [1440, 900] });
  await expect.element(cardPage()).toBeChecked();
  expect(isInside()).toBe(true);
  await wallet().click({ force: true });
  await expect.element(pass("applePass")).toBeVisible();
});

test("with a plan the preview begins with the passes", async () => {
  await openCardEditor({ user: { ...FREE_USER, isPaid: true, prompt: null }, viewport: [1440, 900] });
  await expect.element(wallet()).toBeChecked();
});
