import { haveACard, haveAPage } from "./cards-steps.ts";
import { addressOf, fill, messagesOf } from "./languages.ts";
import { t } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a card that lost its page says so beside its buttons, not below them", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Gone", bio: "" } });
  await haveACard(page, { title: "Reception", header: "Ada", pageId: made.id });
  await page.request.post("/dashboard-pages/list", {
    data: { intent: "delete", id: made.id },
    headers: { Origin: new URL(addressOf("en", "/")).origin },
  });
  await page.goto("/dashboard-business-cards");
  const mark = page.getByText(t("dashboard:cards.lost"));
  const word = await mark.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  const copy = page.getByRole("button", { name: t("dashboard:copy") });
  expect(word).toBeLessThan((await copy.boundingBox())?.x ?? 0);
});

test("a long title in Latin letters is cut at its end on an Arabic screen", async ({ page }) => {
  const { cards, dashboard } = await messagesOf("ar");
  await signUp(page);
  const title = "First words of a title that is far too long for a phone";
  const { hash } = await haveACard(page, { title, header: "Ada" });
  const startsInside = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      range.setStart(first as Node, 0);
      range.setEnd(first as Node, 1);
      const box = element.getBoundingClientRect();
      return range.getBoundingClientRect().left >= box.left - 1;
    });
  await page.goto(addressOf("ar", "/dashboard-business-cards"));
  await expect(page.getByRole("button", { name: fill(dashboard.actions, { title }) })).toBeVisible();
  expect(await startsInside(`main li a[href$="editor-business-card/${hash}"]`)).toBe(true);
  await page.goto(addressOf("ar", `/editor-business-card/${hash}`));
  await expect(page.getByRole("tab", { name: cards.editor.tabs.general })).toBeVisible();
  expect(await startsInside("header h1")).toBe(true);
});
