import { expect, test } from "vitest";
import type { ButtonItem } from "~/domain/pages/block-types/buttons";
import { labelLink } from "~/domain/pages/label-link";

const link = (part: Partial<ButtonItem>): ButtonItem => ({
  key: "a",
  title: "",
  url: "",
  enabled: true,
  ...part,
});
const VIDEO = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
const SHOP = "https://kunsthalle.de/shop";

test("a title and an icon that came from the address follow it", () => {
  const first = labelLink(link({ url: VIDEO }), "", VIDEO);
  expect(first).toMatchObject({ title: "YouTube", icon: "youtube", url: VIDEO });
  const moved = labelLink({ ...first, url: SHOP }, VIDEO, SHOP);
  expect(moved).toMatchObject({ title: "kunsthalle.de", icon: "link", url: SHOP });
  const mail = labelLink(link({}), "", "mailto:ada@best.com");
  const call = labelLink({ ...mail, url: "tel:+4631000000" }, "mailto:ada@best.com", "tel:+4631000000");
  expect(call).toMatchObject({ title: "+4631000000", icon: "phone" });
});

test("a title that was typed and an icon that was chosen stay", () => {
  const own = link({ title: "My film", icon: "youtube", url: SHOP });
  expect(labelLink(own, VIDEO, SHOP)).toMatchObject({ title: "My film", icon: "link" });
  const chosen = link({ title: "YouTube", icon: "heart", url: SHOP });
  expect(labelLink(chosen, VIDEO, SHOP)).toMatchObject({ title: "kunsthalle.de", icon: "heart" });
});

test("an address that is only looked at changes nothing, and one with no title proposes one", () => {
  const plain = link({ title: "My shop", url: SHOP });
  expect(labelLink(plain, SHOP, SHOP)).toEqual(plain);
  expect(labelLink(link({ url: SHOP }), SHOP, SHOP)).toMatchObject({ title: "kunsthalle.de", icon: "link" });
});
