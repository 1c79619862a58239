import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LIMITS } from "~/domain/limits";
import { pageContentSchema } from "~/domain/pages/schema";
import { BrandIconsContext } from "~/features/networks/brand-icons";
import { BRAND_PATHS } from "~/features/networks/brand-paths";
import { PageView } from "~/features/pages/page-view";
import { addAllMessages } from "~/i18n/all.server";
import { pageMessages } from "~/i18n/page-messages";

addAllMessages();

/** @returns the markup of a page with some blocks; without `signs` as an editor draws it before it has them */
function drawn(blocks: object[], signs: Readonly<Record<string, string>> = BRAND_PATHS): string {
  const content = pageContentSchema.parse({ blocks: blocks.map((block, i) => ({ key: `b${i}`, ...block })) });
  const view = createElement(PageView, {
    content,
    brandUrl: "/",
    messages: pageMessages("en"),
    isFree: false,
  });
  return renderToStaticMarkup(createElement(BrandIconsContext.Provider, { value: signs }, view));
}

const count = (html: string, part: string) => html.split(part).length - 1;
const icons = (...services: string[]) => ({
  type: "socialIcons",
  data: { items: services.map((service, i) => ({ key: `${service}${i}`, service, value: "ada.example" })) },
});
const buttons = (service: string, items: number, from = 0) => ({
  type: "socialButtons",
  data: { items: Array.from({ length: items }, (_, i) => ({ key: `i${from + i}`, service, value: "ada" })) },
});
const path = (name: string) => ` d="${BRAND_PATHS[name]}"`;

test("a brand's path stands once in a document, whatever refers to it", () => {
  const link = { key: "l", url: "https://visita.example", icon: "instagram" };
  const html = drawn([
    icons("instagram", "tiktok"),
    buttons("instagram", 3),
    { type: "buttons", data: { items: [link] } },
  ]);
  expect([count(html, path("instagram")), count(html, path("tiktok"))]).toEqual([1, 1]);
  expect(count(html, '<use href="#ic-instagram">')).toBe(5);
  expect(count(html, 'id="ic-instagram"')).toBe(1);
  // One that is shown once needs no id.
  expect(html).not.toContain("ic-tiktok");
});

test("a page of single brands, and one whose brands are not there yet, refers to nothing", () => {
  expect(drawn([icons("instagram", "tiktok")])).not.toMatch(/<use|<defs/);
  expect(drawn([icons("instagram", "instagram")], {})).not.toMatch(/<use|<defs|<path/);
  // Icons of ours are no brands.
  expect(drawn([icons("website", "website")])).not.toMatch(/<use|<defs/);
});

test("as many buttons as a page may have are no more than a few times what is stored", () => {
  const blocks = Array.from({ length: LIMITS.itemsPerPage / LIMITS.itemsPerBlock }, (_, i) =>
    buttons("instagram", LIMITS.itemsPerBlock, i * LIMITS.itemsPerBlock),
  );
  const html = drawn(blocks);
  expect(count(html, '<use href="#ic-instagram">')).toBe(LIMITS.itemsPerPage);
  expect(html.length).toBeLessThan(300_000);
  expect(html.length).toBeLessThan(500_000);
});
