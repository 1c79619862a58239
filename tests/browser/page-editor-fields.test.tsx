import { describe, expect, test } from "vitest";
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
  panel,
  press,
  preview,
  rows,
  tab,
  title,
  type,
} from "./page-editor";

async function openBlocks(): Promise<void> {
  await openPageEditor();
  await tab("blocks").click();
}

async function addLink(): Promise<void> {
  await button(t("editor:links.add")).click();
  await expect.element(address()).toHaveFocus();
}

test("a kind of block is found by its name in the grouped list", async () => {
  await openBlocks();
  await button(t("editor:blocks.add")).click();
  const list = page.getByRole("dialog", { name: t("editor:blocks.add") });
  for (const group of Object.values(en.editor.blocks.groups))
    await expect.element(list.getByText(group, { exact: true })).toBeVisible();
  const search = list.getByRole("searchbox", { name: t("editor:blocks.search") });
  await expect.element(search).toHaveFocus();
  await type("zzz");
  await expect.element(list.getByText(t("editor:blocks.noMatch"))).toBeVisible();
  await search.fill("");
  await type(t("editor:blocks.types.heading"));
  await expect.poll(() => list.getByRole("menuitem").elements().length).toBe(1);
  await press("Enter");
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => rows().elements().length).toBe(1);
  await expect.element(field(t("editor:headings.text"))).toHaveFocus();
});

test("a title proposed by the address is selected by a click and replaced by typing", async () => {
  await openBlocks();
  await addLink();
  await type("kunsthalle.de");
  await title().click();
  await expect.element(title()).toHaveValue("kunsthalle.de");
  const selection = () => {
    const { selectionStart, selectionEnd } = title().element() as HTMLInputElement;
    return [selectionStart, selectionEnd];
  };
  await expect.poll(selection).toEqual([0, "kunsthalle.de".length]);
  await type("My site");
  await expect.element(title()).toHaveValue("My site");
});

test("a proposed title is replaced by what is typed before the next frame, by mouse and by Tab", async () => {
  await openBlocks();
  await addLink();
  await type("vimeo.com/nora2");
  const { requestAnimationFrame } = window;
  // why: a slow computer draws its next frame after the first letters.
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1000);
  try {
    await title().click();
    await type("Films two");
    await expect.element(title()).toHaveValue("Films two");
    await addLink();
    await type("vimeo.com/nora3");
    await press("Tab");
    await type("Vimeo of mine");
    await expect.element(title()).toHaveValue("Vimeo of mine");
  } finally {
    window.requestAnimationFrame = requestAnimationFrame;
  }
});

test("an unusable phone number or email address is marked on blur and found by the check", async () => {
  await openBlocks();
  await addBlock("contactDetails");
  const value = field(t("blocks:details.value"));
  for (const [kind, typed, message] of [
    [t("contacts:cellphone"), "hello", t("editing:unusable.phone")],
    [t("contacts:email"), "not an email", t("editing:unusable.email")],
  ] as const) {
    await button(t("blocks:details.add")).click();
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
    await expect.element(value).toHaveFocus();
    await type(typed);
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
    await press("Tab");
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(value).toHaveAccessibleDescription(message);
  }
  // The third is that the block has to be paid for.
  await button(t("sharing:check.count", { count: 3 })).click();
  const check = page.getByRole("dialog", { name: t("sharing:check.title") });
  for (const name of ["hello", "not an email"])
    await expect.element(check).toMatchTextContent(t("sharing:check.wrongLink", { title: name }));
});

test("a messenger asks for a number with its country, and Mastodon takes a name with its host", async () => {
  await openBlocks();
  await addBlock("messengers");
  await page.getByRole("menuitem", { name: "WhatsApp", exact: true }).click();
  const number = field(t("blocks:services.number"));
  await number.fill("0131 496");
  await press("Tab");
  await expect.element(page.getByText(t("errors:numberInvalid"))).toBeVisible();
  await addBlock("socialIcons");
  const search = page.getByRole("searchbox", { name: t("blocks:services.search") });
  await search.fill("nothing of that name");
  await expect.element(page.getByText(t("blocks:services.nothing"))).toBeVisible();
  await search.fill("");
  // The arrows reach the list from the field, also after a search without a match.
  await expect.element(page.getByRole("menuitem").first()).toBeVisible();
  await expect
    .poll(async () => {
      (search.element() as HTMLElement).focus();
      await press("ArrowDown");
      return document.querySelectorAll("[role=menuitem][data-focused]").length;
    })
    .toBe(1);
  await search.fill("Masto");
  await press("Enter");
  const name = field(t("blocks:services.address"));
  await name.fill("@nora@mastodon.social");
  await press("Tab");
  const url = "https://mastodon.social/@nora";
  await expect.element(page.getByText(t("editor:links.leadsTo", { url }))).toBeVisible();
  await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
});

test("a title that was not typed follows its address, and a typed one stays", async () => {
  await openBlocks();
  await addLink();
  await address().fill("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await press("Tab");
  await expect.element(title()).toHaveValue("YouTube");
  await address().fill("https://visita.example/shop");
  await press("Tab");
  await expect.element(title()).toHaveValue("visita.example");
  await title().fill("My shop");
  await address().fill("ada@kunsthalle.de");
  await press("Tab");
  await expect.element(address()).toHaveValue("mailto:ada@kunsthalle.de");
  await expect.element(title()).toHaveValue("My shop");
});

test("an invalid link of a picture and an invalid name on a network are marked on blur", async () => {
  await openBlocks();
  await addBlock("image");
  // Its label says that it is optional.
  const link = page.getByRole("textbox", { name: t("blocks:image.url"), exact: false });
  const invalid = page.getByText(t("errors:linkInvalid"));
  await link.fill("javascript:1");
  await expect.element(invalid).not.toBeInTheDocument();
  await press("Tab");
  await expect.element(invalid).toBeVisible();
  await expect.element(link).toHaveAttribute("aria-invalid", "true");
  await link.fill("kunsthalle.de");
  await press("Tab");
  await expect.element(link).toHaveValue("https://kunsthalle.de/");
  await expect.element(invalid).not.toBeInTheDocument();

  await addBlock("marketplaces");
  await page.getByRole("menuitem", { name: "Etsy", exact: true }).click();
  await field(t("blocks:services.handle", { service: "Etsy" })).fill("my shop!");
  await press("Tab");
  await expect.element(page.getByText(t("errors:handleInvalid"))).toBeVisible();
});

test("the check names the paid parts that keep a free page from going live", async () => {
  await openPageEditor();
  await button(t("editor:check")).click();
  const check = page.getByRole("dialog", { name: t("sharing:check.title") });
  const good = check.getByText(t("sharing:check.good"));
  await expect.element(good).toBeVisible();
  await check.getByRole("button", { name: t("editor:close") }).click();
  await tab("blocks").click();
  await addBlock("collectContacts");
  await tab("general").click();
  await button(t("sharing:check.count", { count: 1 })).click();
  await expect.element(check).toMatchTextContent(t("pagePlan:title"));
  await expect.element(check).toMatchTextContent(t("editor:blocks.types.collectContacts"));
  await expect.element(good).not.toBeInTheDocument();
  await check.getByRole("button", { name: t("sharing:check.show") }).click();
  await expect.element(tab("blocks")).toHaveAttribute("aria-selected", "true");
});

test("an empty field has the direction of its language, and a text its own", async () => {
  await openPageEditor({ language: "ar" });
  const fields = () => panel().getByRole("textbox").elements();
  const direction = (at: number) => getComputedStyle(fields()[at] as Element).direction;
  const first = panel().getByRole("textbox").first();
  expect([direction(0), direction(1)]).toEqual(["rtl", "rtl"]);
  await first.fill("Ada");
  await expect.poll(() => direction(0)).toBe("ltr");
  await first.fill("آدا");
  await expect.poll(() => direction(0)).toBe("rtl");
});

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC";

test("what was just added has the focus, and its row shows what is filled in", async () => {
  await openBlocks();
  await addBlock("heading");
  await expect.element(field(t("editor:headings.text"))).toHaveFocus();
  await type("Where I am");
  await expect.element(rows().filter({ hasText: "Where I am" })).toBeVisible();

  await addBlock("contactDetails");
  await expect.element(button(t("blocks:details.add"))).toHaveFocus();
  const details = page.getByRole("grid", { name: t("blocks:services.list") }).getByRole("row");
  for (const count of [1, 2, 3]) {
    await button(t("blocks:details.add")).click();
    await page.getByRole("menuitem", { name: t("contacts:phone"), exact: true }).click();
    await expect.element(field(t("blocks:details.value"))).toHaveFocus();
    if (count === 2) await type("+46 70 174 06 05");
    await expect.poll(() => details.elements().length).toBe(count);
  }
  const row = rows().filter({ hasText: t("editor:blocks.types.contactDetails") });
  await expect.element(row).toMatchTextContent("+46 70 174 06 05");
  await expect.element(row).not.toMatchTextContent(/,/);

  await addBlock("messengers");
  await expect.element(page.getByRole("searchbox", { name: t("blocks:services.search") })).toHaveFocus();

  await addBlock("image");
  const picture = rows().filter({ hasText: t("editor:blocks.types.image") });
  await expect.element(picture).toMatchTextContent(t("editor:blocks.noText"));
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  const input = panel().element().querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("The block has no field for a file");
  const files = new DataTransfer();
  files.items.add(new File([bytes], "p.png", { type: "image/png" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(picture).toMatchTextContent(t("editor:blocks.noCaption"));
});

describe("beside a desktop's preview", () => {
  const DESKTOP = [1440, 900] as const;

  test("a theme's thumbnail is as wide as its frame, whichever screen is previewed", async () => {
    await openPageEditor({ viewport: [...DESKTOP] });
    await choose(t("editor:preview.phone"));
    await tab("themes").click();
    const thumb = () => panel().element().querySelector("[aria-hidden]:has(> div > iframe)");
    const width = () => thumb()?.getBoundingClientRect().width ?? 0;
    const spare = () => {
      const drawn = thumb()?.querySelector("iframe")?.getBoundingClientRect().width ?? 0;
      return Math.abs(drawn - (thumb()?.clientWidth ?? 0));
    };
    await expect.poll(width).toBeGreaterThan(0);
    await expect.poll(spare).toBeLessThan(1);
    const before = width();
    await choose(t("editor:preview.desktop"));
    await expect.poll(width).not.toBe(before);
    await expect.poll(spare).toBeLessThan(1);
  });

  test("the names of blocks are not cut, and header and fields start at one line", async () => {
    await openPageEditor({ viewport: [...DESKTOP] });
    await choose(t("editor:preview.desktop"));
    await tab("blocks").click();
    await addBlock("socialIcons");
    await button(t("editor:blocks.back")).click();
    const list = page.getByRole("grid", { name: t("editor:blocks.list") }).element();
    const cut = [...list.querySelectorAll(".truncate")].filter((name) => name.scrollWidth > name.clientWidth);
    expect(cut).toEqual([]);
    const row = page.getByRole("tablist").element().getBoundingClientRect();
    expect(tab("sharing").element().getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
    const logo = page.getByRole("banner").getByRole("link").first().element().querySelector("svg");
    expect(Math.abs((logo?.getBoundingClientRect().x ?? 0) - row.x)).toBeLessThan(4);
    await expect.element(preview().getByRole("main")).toBeInTheDocument();
  });
});
