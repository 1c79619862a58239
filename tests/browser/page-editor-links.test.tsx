import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { t } from "./messages";
import {
  address,
  button,
  choose,
  field,
  openPageEditor,
  panel,
  pasteInto,
  press,
  previewDocument,
  proButton,
  shownLinks,
  tab,
  title,
  type,
} from "./page-editor";

type Options = Parameters<typeof openPageEditor>[0];

async function openBlocks(options?: Options): Promise<void> {
  await openPageEditor(options);
  await tab("blocks").click();
}

const paste = () => field(t("editor:links.paste"));
/** The row of a link to a host of kunsthalle.de. */
const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}\\.kunsthalle`) });
const links = () => page.getByRole("grid", { name: t("editor:links.list") }).getByRole("row");
const expectLinks = (count: number) => expect.poll(() => shownLinks().length).toBe(count);
/** A pixel, as WebP. */
const IMAGE = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";

/** The pages that are found behind links. */
const FOUND: Record<string, { title: string; image?: string }> = {
  "https://www.mill-bakery.com/our-bread": { title: "Our bread – Mill bakery", image: IMAGE },
  "https://kunsthalle.de/shop": { title: "Shop – Kunsthalle" },
  "https://etsy.com/": { title: "Etsy" },
};

const withTitles: Options = {
  calls: {
    "POST /editor/links": async (request) => ({
      links: ((await request.json()) as { urls: string[] }).urls.map((url) => ({ url, ...FOUND[url] })),
    }),
  },
};

test("a pasted list becomes links with the titles of their pages, and Enter adds the next", async () => {
  await openBlocks(withTitles);
  await pasteInto(paste(), "https://www.mill-bakery.com/our-bread\nOur shop: kunsthalle.de/shop, etsy.com");
  // The page's only block is a list in its place.
  await expect.poll(() => links().elements().length).toBe(3);
  await expect.element(page.getByRole("grid", { name: t("editor:blocks.list") })).not.toBeInTheDocument();
  // The next one can follow.
  await expect.element(paste()).toHaveFocus();
  await button(t("editor:links.useTitles")).click();
  await expect.poll(shownLinks).toEqual(["Our bread – Mill bakery", expect.any(String), "Etsy"]);

  await page.getByRole("button", { name: /kunsthalle\.de\/shop/ }).click();
  await title().fill("Words of our own");
  await button(t("editor:links.useTitle")).click();
  await expect.element(title()).toHaveValue("Shop – Kunsthalle");

  await paste().fill("nothing");
  await press("Enter");
  await expect.element(page.getByText(t("editor:links.pasteNone"))).toBeVisible();
  await paste().fill("one.kunsthalle.de");
  await press("Enter");
  await type("two.kunsthalle.de");
  await press("Enter");
  await expectLinks(5);

  // A list that is pasted as one link's address takes that link's place; Enter in a title adds the next link.
  await button(t("editor:links.add")).click();
  await expect.element(address()).toHaveFocus();
  await pasteInto(address(), "three.kunsthalle.de, four.kunsthalle.de");
  await expectLinks(7);
  await expect.element(paste()).toHaveFocus();
  await page.getByRole("button", { name: /^Etsy/ }).click();
  (title().element() as HTMLElement).focus();
  await press("Enter");
  await type("five.kunsthalle.de");
  await expect.element(address()).toHaveValue("five.kunsthalle.de");
  await press("Enter");
  await expect.element(title()).toHaveFocus();

  await choose(t("editor:links.layouts.grid"));
  await page.getByRole("button", { name: /^Our bread/ }).click();
  const large = page.getByRole("switch", { name: t("editor:links.large"), exact: false });
  (large.element() as HTMLElement).focus();
  await press("Space");
  const first = () => previewDocument()?.querySelector("ul.lg li.lf");
  await expect.poll(() => first()?.textContent).toBe("Our bread – Mill bakery");
  await proButton(t("editor:links.usePicture")).click();
  await expect.poll(() => first()?.querySelector("img")?.complete).toBe(true);
});

test("on a phone an opened link stays in view when the one above it closes", async () => {
  await openBlocks({ viewport: [390, 844] });
  await pasteInto(paste(), "one.kunsthalle.de\ntwo.kunsthalle.de\nthree.kunsthalle.de");
  await expectLinks(3);
  await row("one").click();
  await expect.element(title()).toBeVisible();
  // The settings of the first link are as high as the screen: closing them moves the second one up by so much.
  row("two").element().scrollIntoView({ block: "center" });
  await row("two").click();
  await expect.element(row("two")).toHaveAttribute("aria-expanded", "true");
  await expect.element(row("two")).toBeInViewport({ ratio: 1 });
  await expect.element(address()).toHaveValue("https://two.kunsthalle.de/");

  // Further down it stays under the pointer: the next press would reach what came there.
  const more = Array.from({ length: 12 }, (_, i) => `more${i + 10}.kunsthalle.de`);
  await pasteInto(paste(), more.join("\n"));
  await expectLinks(15);
  await row("more20").click();
  await expect.element(row("more20")).toHaveAttribute("aria-expanded", "true");
  row("more21").element().scrollIntoView({ block: "center" });
  const place = () => row("more21").element().getBoundingClientRect().y;
  const before = place();
  await row("more21").click();
  await expect.element(row("more21")).toHaveAttribute("aria-expanded", "true");
  await expect.element(row("more20")).toHaveAttribute("aria-expanded", "false");
  expect(Math.abs(place() - before)).toBeLessThan(2);
});

test("a slow press beside an address that was just typed reaches its target", async () => {
  await openBlocks(withTitles);
  await pasteInto(paste(), "one.kunsthalle.de\ntwo.kunsthalle.de");
  await expectLinks(2);
  await row("one").click();
  // The address' hint, and what is found on that page, move the rows below; the press is not over yet.
  await address().fill("kunsthalle.de/shop");
  const hint = page.getByText(t("editor:links.leadsTo", { url: "https://kunsthalle.de/shop" }));
  await expect.element(hint).toBeVisible();
  row("two").element().scrollIntoView({ block: "center" });
  // The press takes as long as what is found needs to be shown.
  await row("two").click({ delay: 500 });
  await expect.element(row("two")).toHaveAttribute("aria-expanded", "true");
});

test("the address of a film is offered to be shown as a video", async () => {
  await openBlocks();
  await pasteInto(paste(), "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await page.getByRole("button", { name: /^YouTube/ }).click();
  await proButton(t("editor:links.asVideo")).click();
  const video = field(t("blocks:embed.url"));
  await expect.element(video).toHaveValue("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await expect.element(video).toHaveFocus();
});

test("a list that is too long and lines without a link are reported", async () => {
  await openBlocks();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `https://shop-${from + i}.de/`).join("\n");
  const cut = page.getByText(t("editor:links.pasteCut", { max: 200 }));
  await pasteInto(paste(), many(0, 150));
  await expectLinks(150);
  await expect.element(cut).not.toBeInTheDocument();
  await pasteInto(paste(), `My links:\n${many(150, 3)}`);
  await expect.element(page.getByText(t("editor:links.pasteRest"))).toBeVisible();
  await pasteInto(paste(), many(160, 100));
  await expect.element(cut).toBeVisible();
  await expect.poll(() => panel().getByRole("row").elements().length).toBe(200);
  await button(t("editor:links.add")).click();
  await expect.poll(() => cut.elements().length).toBe(2);
});
