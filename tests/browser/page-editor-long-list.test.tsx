import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { messagesIn, t } from "./messages";
import {
  addBlock,
  button,
  field,
  openPageEditor,
  previewDocument,
  storedPage,
  textBlock,
} from "./page-editor";
import { FREE_USER } from "./screen";

const BLOCKS = 60;

/** Opens the list of blocks of a long page. */
async function openList(options: { language?: "ar"; viewport?: [number, number] } = {}) {
  const start = storedPage({
    profile: { title: "A long page", bio: "" },
    blocks: Array.from({ length: BLOCKS }, (_, i) => textBlock(`Text ${i + 1}`)),
  });
  await openPageEditor({ start, user: FREE_USER, ...options });
  const tr = messagesIn(options.language ?? "en");
  await page.getByRole("tab", { name: tr("editor:tabs.blocks"), exact: true }).click();
  const list = page.getByRole("grid", { name: tr("editor:blocks.list") }).getByRole("row");
  await expect.element(list.first()).toBeVisible();
  return tr;
}

const row = (text: string) => page.getByRole("row").filter({ has: page.getByText(text, { exact: true }) });
const opener = (text: string) => row(text).element().querySelector<HTMLElement>("[data-open]");
const openRow = (text: string) => row(text).getByText(text, { exact: true }).click();
const scrollDown = () => window.scrollTo(0, document.body.scrollHeight);

/** The first texts of the page as the preview shows them. */
const firstTexts = (count: number) =>
  [...(previewDocument()?.querySelectorAll("main *") ?? [])]
    .filter((element) => element.childElementCount === 0)
    .map((element) => element.textContent ?? "")
    .filter((text) => /^Text \d+$/.test(text))
    .slice(0, count);

/** Scrolls up, and waits until the rows are at their final positions. */
async function toTop(text: string): Promise<void> {
  window.scrollTo(0, 0);
  await expect.element(row(text)).toBeInViewport();
  let last = Number.NaN;
  await expect
    .poll(() => {
      const now = row(text).element().getBoundingClientRect().y;
      const isStill = now === last;
      last = now;
      return isStill;
    })
    .toBe(true);
}

for (const language of [undefined, "ar"] as const) {
  test(`rows of a long list are rendered on demand and sorted by keyboard: ${language ?? "en"}`, async () => {
    const tr = await openList(language && { language });
    const handle = (text: string) =>
      row(text).getByRole("button", {
        name: tr("editor:blocks.handle", { name: tr("editor:blocks.types.text") }),
      });
    // Only visible rows are rendered.
    expect(page.getByRole("row").elements().length).toBeLessThan(BLOCKS);

    // By Alt and an arrow, past the bottom of the screen: the row stays visible and focused.
    opener("Text 1")?.focus();
    for (let step = 0; step < 15; step++) {
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect.poll(() => opener("Text 1") === document.activeElement).toBe(true);
    }
    await expect.element(row("Text 1")).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => firstTexts(17))
      .toEqual([...Array.from({ length: 15 }, (_, i) => `Text ${i + 2}`), "Text 1", "Text 17"]);

    // By the keyboard, from its handle.
    await toTop("Text 2");
    (row("Text 2").element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(handle("Text 2")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(row("Text 2")).toHaveAttribute("data-dragging");
    for (let step = 0; step < 3; step++) await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => firstTexts(1)).toEqual(["Text 3"]);

    // The last row is rendered when it is scrolled to, and its settings are beside it.
    scrollDown();
    await expect.element(row(`Text ${BLOCKS}`)).toBeInViewport();
    await openRow(`Text ${BLOCKS}`);
    await expect
      .element(page.getByRole("textbox", { name: tr("editor:text.label"), exact: false }))
      .toBeInViewport();
  });
}

test("a block added to a long list is shown beside its settings, and can be deleted", async () => {
  await openList();
  await addBlock("heading");
  const text = field(t("editor:headings.text"));
  await text.fill("The end");
  await expect.element(row("The end")).toBeInViewport();
  await expect.element(text).toBeInViewport();
  await button(t("editor:blocks.delete")).click();
  await expect.element(row("The end")).not.toBeInTheDocument();
  await expect.element(row(`Text ${BLOCKS}`)).toBeInViewport();
});

test("a block added after the chosen one is scrolled into view", async () => {
  await openList();
  await openRow("Text 2");
  scrollDown();
  await expect.element(row(`Text ${BLOCKS}`)).toBeInViewport();
  await addBlock("heading");
  await field(t("editor:headings.text")).fill("In between");
  await expect.element(row("In between")).toBeInViewport({ ratio: 1 });
  await expect.element(row("Text 3")).toBeInViewport();
});

describe("on a phone", () => {
  const PHONE: [number, number] = [390, 844];

  test("the list keeps its place while a block is edited", async () => {
    await openList({ viewport: PHONE });
    // The list has its height once its rows are measured.
    await expect
      .poll(() => {
        window.scrollTo(0, 1500);
        return row("Text 30").query();
      })
      .not.toBeNull();
    // Not by the mouse: the driver scrolls before it clicks, which moves the rows that are rendered.
    opener("Text 30")?.click();
    await expect
      .element(page.getByRole("textbox", { name: t("editor:text.label"), exact: false }))
      .toBeInViewport();
    await button(t("editor:blocks.back")).click();
    await expect.element(row("Text 30")).toBeInViewport();
  });

  for (const language of [undefined, "ar"] as const) {
    test(`the chosen tab is in view: ${language ?? "en"}`, async () => {
      const tr = await openList({ viewport: PHONE, ...(language && { language }) });
      for (const name of ["sharing", "general", "settings"] as const) {
        const chosen = page.getByRole("tab", { name: tr(`editor:tabs.${name}`), exact: true });
        await chosen.click();
        await expect.element(chosen).toHaveAttribute("aria-selected", "true");
        await expect.element(chosen).toBeInViewport({ ratio: 0.9 });
      }
    });
  }
});
