import { expect, test } from "vitest";
import type { Block } from "~/domain/pages/blocks";
import { isNetworksBlock } from "~/domain/pages/blocks";
import { checkPage } from "~/domain/pages/check";
import { emptyPage, type PageContent, pageContentSchema } from "~/domain/pages/schema";
import { fromTemplate } from "~/domain/pages/templates/from-template";
import { templatesIn } from "~/domain/pages/templates/templates";
import { en } from "~/i18n/templates/en";

/** As an editor holds it: what was typed is not judged yet. */
const typed = (blocks: object[]): PageContent => ({ ...emptyPage(), blocks: blocks as Block[] });
const found = (content: PageContent) =>
  checkPage(content).map(({ kind, blockKey, itemKey, title }) => [kind, itemKey ?? blockKey, title]);
const block = (key: string, type: string, data: object, enabled = true) => ({ key, type, enabled, data });

test("an address that leads nowhere is found in every field that takes one, switched off as well", () => {
  const item = { title: "Press", enabled: true };
  const content = typed([
    block("b", "buttons", {
      items: [
        { key: "script", ...item, url: "javascript:x" },
        { key: "off", title: "", enabled: false, url: "not one" },
        { key: "bare", ...item, url: "visitors.com" },
      ],
    }),
    block("hidden", "buttons", { items: [{ key: "inside", ...item, url: "ftp://x" }] }, false),
    block("s", "marketplaces", {
      items: [
        { key: "shop", service: "etsy", value: "my shop!", enabled: true },
        { key: "named", service: "etsy", value: "myshop", enabled: true },
        { key: "closed", service: "ebay", value: "javascript:x", enabled: false },
      ],
    }),
    block("picture", "image", { image: "/i/a", alt: "A", caption: "Harbour", url: "javascript:1" }),
    block("film", "embed", { url: "https://vimeo.com/about", title: "" }),
    block("d", "contactDetails", {
      items: [
        { key: "mail", name: "email", label: "", value: "ada at home" },
        { key: "call", name: "phone", label: "", value: "ask at the desk" },
        { key: "hello", name: "cellphone", label: "Mobile", value: "hello" },
        { key: "two", name: "phone", label: "", value: "12" },
        { key: "several", name: "phone", label: "", value: "030 123456 / 0171 654321" },
        { key: "inside", name: "phone", label: "", value: "+49 30 123456 (office) ext. 12" },
        { key: "arabic", name: "phone", label: "", value: "٠٣٠ ١٢٣٤٥٦" },
        { key: "short", name: "phone", label: "", value: "112" },
        { key: "none", name: "phone", label: "", value: "" },
        { key: "hours", name: "openHours", label: "", value: "by appointment" },
      ],
    }),
  ]);
  expect(found(content)).toEqual([
    ["wrongLink", "script", "Press"],
    ["wrongLink", "off", "not one"],
    ["wrongLink", "inside", "Press"],
    ["wrongLink", "shop", "Etsy"],
    ["wrongLink", "closed", "eBay"],
    ["wrongLink", "picture", "Harbour"],
    ["wrongLink", "film", "https://vimeo.com/about"],
    ["wrongLink", "mail", "ada at home"],
    ["wrongLink", "call", "ask at the desk"],
    ["wrongLink", "hello", "Mobile"],
    ["wrongLink", "two", "12"],
  ]);
});

test("every sample address of the templates is found, and no other is taken for one", () => {
  for (const { id, page } of templatesIn(en)) {
    const links = page.blocks.flatMap((one): string[] => {
      if (one.type === "buttons" || isNetworksBlock(one)) return one.data.items.map(({ key }) => key);
      if (one.type !== "contactDetails") return [];
      const led = one.data.items.filter(({ name }) => name === "email" || name === "phone");
      return led.map(({ key }) => key);
    });
    const samples = checkPage(page).filter(({ kind }) => kind === "exampleLink");
    expect([id, samples.map(({ itemKey }) => itemKey)]).toEqual([id, links]);
  }
  const urls = ["https://example.shop/", "https://my-example.com/", "mailto:ada@best.com", "tel:+4631000000"];
  const items = urls.map((url) => ({ title: url, url }));
  const real = pageContentSchema.parse({ blocks: [{ type: "buttons", data: { items } }] });
  expect(checkPage(real)).toEqual([]);
});

test("what has to be paid for is found on the page of who does not pay, since it cannot be live", () => {
  const content = pageContentSchema.parse({
    blocks: [{ type: "messengers", data: { items: [{ service: "whatsapp", value: "+4631000000" }] } }],
    seo: { title: "Ada" },
  });
  expect(checkPage(content, {}, { isPaid: false })).toEqual([
    { kind: "paid", paid: ["blocks.0", "seo.title"] },
  ]);
  expect(checkPage(content)).toEqual([]);
  expect(checkPage(emptyPage(), {}, { isPaid: false })).toEqual([]);
});

test("colours that are hard to read are the page's to mend, but not where its theme is a look's", () => {
  const { theme } = emptyPage();
  const pale = { ...theme, fonts: { ...theme.fonts, textColor: theme.bgColor } };
  const content = { ...emptyPage(), theme: pale };
  expect(checkPage(content)).toMatchObject([{ kind: "contrastText" }]);
  expect(checkPage(content, {}, { isThemeLocked: true })).toEqual([]);
});

test("the texts that a template brought are found until they are written anew", () => {
  for (const template of templatesIn(en)) {
    const page = fromTemplate(template);
    const samples = checkPage(page, {}, { template }).filter(({ kind }) => kind === "sampleText");
    // Its name, its description, and at least a heading or a text.
    expect(samples.length, template.id).toBeGreaterThan(2);
    expect(checkPage(page).map(({ kind }) => kind)).not.toContain("sampleText");
    const own = {
      ...page,
      profile: { title: "Ada", bio: "Printer in Lund" },
      blocks: page.blocks.map((one) => {
        if (one.type === "heading") return { ...one, data: { ...one.data, text: "Ours" } };
        return one.type === "text" ? { ...one, data: { text: "Ours" } } : one;
      }),
    };
    const left = checkPage(own, {}, { template }).filter(({ kind }) => kind === "sampleText");
    const details = page.blocks.flatMap((one) => (one.type === "contactDetails" ? one.data.items : []));
    expect(left.map(({ itemKey }) => itemKey)).toEqual(
      details.filter(({ name }) => name === "address" || name === "openHours").map(({ key }) => key),
    );
  }
});
