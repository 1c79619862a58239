import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { en } from "~/i18n/english";
import { t } from "./messages";
import {
  addBlock,
  address,
  button,
  choose,
  field,
  openPageEditor,
  preview,
  previewDocument,
  storedPage,
  tab,
  textBlock,
} from "./page-editor";
import { FREE_USER } from "./screen";

/** Of a row of the header, in CSS pixels. */
const ROW = 64;
const { label, hasError, ...TABS } = en.editor.tabs;

/** The header is one row within the window, with any content. */
function expectOneRow(): void {
  const header = page.getByRole("banner").element();
  expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(ROW + 1);
  const beyond = [...header.querySelectorAll("a, button, h1")].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const isShown = width > 1 && part.checkVisibility();
    return isShown && (left < 0 || right > window.innerWidth || top < 0 || bottom > ROW + 2);
  });
  expect(beyond.map((part) => part.textContent)).toEqual([]);
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
}

/** Each tab can be scrolled into the window and pressed. */
async function expectTabs(): Promise<void> {
  const names = Object.keys(TABS) as (keyof typeof TABS)[];
  expect(names).toHaveLength(8);
  for (const name of names) {
    tab(name).element().scrollIntoView({ inline: "nearest", block: "nearest" });
    await expect.element(tab(name)).toBeInViewport({ ratio: 0.95 });
    await tab(name).click();
    await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
  }
  await tab("general").click();
}

for (const width of [390, 820, 1440, 1920])
  test(`at ${width} px the header is one row, and each tab can be reached`, async () => {
    const start = storedPage({ profile: { title: "Ada of the long name, and of a longer one", bio: "" } });
    await openPageEditor({ start, user: FREE_USER, viewport: [width, 1000] });
    expectOneRow();
    await expectTabs();
    if (width > 1024) {
      await choose(t("editor:preview.desktop"));
      await expectTabs();
      expectOneRow();
    } else {
      await button(t("editor:preview.show")).click();
      await expect.element(page.getByTitle(t("editor:preview.label"))).toBeInViewport();
    }
  });

test("below 1025 px the preview is one press away, and shows the edited block", async () => {
  const blocks = Array.from({ length: 12 }, (_, i) => textBlock(`Line ${i + 1}\n\n\n`));
  await openPageEditor({
    start: storedPage({ blocks }),
    user: FREE_USER,
    viewport: [390, 844],
  });
  await tab("blocks").click();
  await addBlock("text");
  const text = page.getByRole("textbox", { name: t("editor:text.label"), exact: false });
  await text.fill("At the very end");
  await button(t("editor:preview.show")).click();
  await expect.element(preview().getByText("At the very end")).toBeInViewport();
  // A hidden one has no role.
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
  await button(t("editor:preview.hide")).click();
  await expect.element(text).toHaveValue("At the very end");
});

const examples = () => [...(previewDocument()?.querySelectorAll("[data-ghost]") ?? [])];

test("an empty page shows marked, unreachable examples until it has content", async () => {
  await openPageEditor();
  const note = page.getByText(t("ghost:note"));
  await expect.poll(() => examples().length).toBe(2);
  for (const example of examples()) {
    expect(example.getAttribute("aria-hidden")).toBe("true");
    expect(example.hasAttribute("inert")).toBe(true);
  }
  await expect.element(note).toBeVisible();
  const name = () => previewDocument()?.body.textContent?.includes(t("ghost:title"));
  expect(name()).toBe(true);
  await field(t("editor:general.title")).fill("Ada");
  await expect.poll(name).toBe(false);
  expect(examples()).toHaveLength(1);
  await tab("blocks").click();
  await button(t("editor:links.add")).click();
  await address().fill("example.org");
  await expect.poll(examples).toEqual([]);
  await expect.element(note).not.toBeInTheDocument();
});
