import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Block, blockSchema } from "~/domain/pages/blocks";
import { BlockContext, type BlockContextValue } from "~/features/pages/blocks/block-context";
import { LinkList } from "~/features/pages/blocks/link-list";
import { relOf, safeHref } from "~/features/pages/blocks/safe-link";

type Buttons = Extract<Block, { type: "buttons" }>;
const BUTTONS = blockSchema.parse({
  type: "buttons",
  data: { items: [{ title: "Shop", url: "https://shop.example/" }] },
}) as Buttons;

const drawn = (isFree: boolean, url = "https://shop.example/") => {
  const items = BUTTONS.data.items.map((item) => ({ ...item, url }));
  const block = { ...BUTTONS, data: { ...BUTTONS.data, items } };
  // why: a link reads nothing else of its page.
  const value = { isFree } as BlockContextValue;
  return renderToStaticMarkup(
    createElement(BlockContext.Provider, { value }, createElement(LinkList, { block })),
  );
};

test("links of a free page pass no weight to their targets, those of a paid page do", () => {
  expect(drawn(true)).toContain('href="https://shop.example/" rel="nofollow ugc"');
  expect(drawn(false)).not.toContain("rel=");
  expect(relOf({ isFree: true, isOwn: true })).toBe("me nofollow ugc");
  expect(relOf({ isFree: false, isOwn: true })).toBe("me");
});

test("a stored address that leads to a script is no link", () => {
  for (const url of ["javascript:alert(1)", "data:text/html,x", "vbscript:x"]) {
    expect(safeHref(url)).toBeUndefined();
    expect(drawn(false, url)).not.toContain("href=");
  }
});
