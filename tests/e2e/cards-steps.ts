import jsQR from "jsqr";
import { type Download, expect, type Locator, type Page } from "playwright/test";
import { PNG } from "pngjs";
import { ask } from "../support/http.ts";
import { addressOf } from "./languages.ts";
import { t } from "./messages.ts";

interface MadePage {
  id: string;
  slug: string;
}

/** Makes a page for the account that is signed in, by the call that its editor makes. */
export async function haveAPage(page: Page, content: object, published?: boolean): Promise<MadePage> {
  return post(page, "/editor/save", { page: content, published }).then(
    (value) => (value as { page: MadePage }).page,
  );
}

/** Makes a card for the account that is signed in. */
export async function haveACard(
  page: Page,
  card: object,
): Promise<{ id: string; hash: string; qrUrl: string }> {
  return post(page, "/editor-business-card/save", card).then(
    (value) => (value as { card: { id: string; hash: string; qrUrl: string } }).card,
  );
}

export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const address = addressOf("en", path);
  const response = await page.request.post(address, { data, headers: { Origin: new URL(address).origin } });
  const body = await response.json();
  expect(body, path).toMatchObject({ ok: true });
  return body.value;
}

/** Opens the card editor and waits until it answers. */
export async function openCardEditor(page: Page, path = "/editor-business-card"): Promise<void> {
  await page.goto(path);
  const shows = page.getByRole("radiogroup", { name: t("cards:editor.preview") });
  await shows.getByText(t("cards:design.page"), { exact: true }).click();
  await expect(cardPreview(page).locator("main")).toBeAttached({ timeout: 30_000 });
}

export const cardTab = (page: Page, name: "general" | "contacts" | "code") =>
  page.getByRole("tab", { name: t(`cards:editor.tabs.${name}`) });

/** Opens a tab of an editor that may not have woken up yet: a press before that does nothing. */
export async function pressTab(tab: Locator): Promise<void> {
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

export const saveCard = (page: Page) => page.getByRole("button", { name: t("cards:editor.save") }).click();

/** The card as its page shows it, in the editor's preview. */
export const cardPreview = (page: Page) => page.frameLocator("iframe");

/** Downloads the code of the open editor as PNG and reads it as a phone would. */
export async function scanDownload(page: Page): Promise<string> {
  await cardTab(page, "code").click();
  return scan(await downloadImage(page));
}

/** Downloads the code of the open screen as PNG. */
export async function downloadImage(page: Page): Promise<PNG> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t("codes:png") }).click();
  return imageIn(await coming);
}

/** The content of a code's PNG. */
export const readCode = async (file: Download) => scan(await imageIn(file));

async function imageIn(file: Download): Promise<PNG> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const image = PNG.sync.read(Buffer.concat(chunks));
  expect(image.width).toBeGreaterThanOrEqual(1024);
  return image;
}

/** The content of a code's image, as read by a phone. */
export function scan({ data, width, height }: PNG): string {
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? "";
}

/** The two colours that most of an image is in, `#RRGGBB`, the more frequent first. */
export function mainColors({ data }: PNG): string[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, 2).map(([color]) => `#${color.toString(16).padStart(6, "0").toUpperCase()}`);
}

/** Requests one address of the site without following redirects. */
export async function askSite(
  url: string,
): Promise<{ status: number; location: string; type: string; body: string }> {
  const { hostname, pathname, search } = new URL(url);
  const { status, headers, text } = await ask(hostname, pathname + search);
  return { status, location: headers.location ?? "", type: headers["content-type"] ?? "", body: text };
}
