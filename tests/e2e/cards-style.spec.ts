import { PNG } from "pngjs";
import { haveACard, haveAPage } from "./cards-steps.ts";
import { addressOf, fill, messagesOf } from "./languages.ts";
import { startingWith, t } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
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

test("the sign of a button without words stands in its middle", async ({ page }) => {
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Reception", header: "Ada" });
  await page.goto(`/editor-business-card/${hash}`);
  const more = page.getByRole("button", { name: t("shell:more"), exact: true });
  const button = await more.boundingBox();
  const sign = await more.locator("svg").boundingBox();
  const middle = (box: typeof button) => (box ? box.x + box.width / 2 : Number.NaN);
  expect(Math.abs(middle(button) - middle(sign))).toBeLessThan(1);
});

test("on a phone the card is looked at in a dialog", async ({ page }) => {
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Reception", header: "Ada" });
  await page.goto(`/editor-business-card/${hash}`);
  await page.getByRole("button", { name: t("cards:editor.preview") }).click();
  const dialog = page.getByRole("dialog", { name: t("cards:editor.preview") });
  const pass = dialog.getByRole("img", { name: t("cards:design.applePass") });
  const shown = dialog.locator("iframe").contentFrame().getByText("Ada");
  // Without a plan it is what visitors see.
  await expect(shown).toBeVisible();
  await dialog
    .getByText(startingWith(t("cards:design.wallet")))
    .first()
    .click();
  await expect(pass).toBeVisible();
  await dialog.getByText(t("cards:design.page"), { exact: true }).click();
  await expect(shown).toBeVisible();
  await dialog.getByRole("button", { name: t("cards:editor.close") }).click();
  await expect(dialog).toHaveCount(0);
});

for (const name of ["Mona Berg", "Jürgen Groß-Yagmur", "منى برغ"])
  test(`the passes in the preview leave the letters of ${name} whole`, async ({ page }) => {
    await page.goto("/editor-business-card");
    await page.getByRole("textbox", { name: t("cards:general.header"), exact: true }).fill(name);
    await page.getByRole("button", { name: t("cards:editor.preview") }).click();
    await page
      .getByRole("radiogroup", { name: t("cards:editor.preview") })
      .getByText(startingWith(t("cards:design.wallet")))
      .first()
      .click();
    for (const wallet of ["apple", "google"] as const) {
      const pass = page.getByRole("img", { name: t(`cards:design.${wallet}Pass`) });
      await expect(pass).toContainText(name);
      const shown = PNG.sync.read(await pass.screenshot());
      await pass.evaluate((element) => {
        for (const line of element.querySelectorAll("bdi")) line.style.overflow = "visible";
      });
      const whole = PNG.sync.read(await pass.screenshot());
      // A rounded corner may come out a shade lighter; a stroke that was cut off is far from that.
      const cut = whole.data.filter((value, at) => Math.abs(value - (shown.data[at] ?? 0)) > 32);
      expect(cut.length, wallet).toBe(0);
    }
  });

test("the preview of the passes is marked as part of PRO, to who does not pay", async ({ page }) => {
  const shows = page.getByRole("radiogroup", { name: t("cards:editor.preview") });
  const isInside = () =>
    shows.evaluate((group) =>
      [...group.querySelectorAll("label, label *")].every((part) => {
        const segment = part.closest("label")?.getBoundingClientRect();
        const { left, right } = part.getBoundingClientRect();
        return segment !== undefined && left >= segment.left - 1 && right <= segment.right + 1;
      }),
    );
  await page.goto("/editor-business-card");
  await page.getByRole("button", { name: t("cards:editor.preview") }).click();
  // Without a plan it begins with the card's page.
  await expect(shows.getByRole("radio", { name: t("cards:design.page"), exact: true })).toBeChecked();
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(shows.getByRole("radio", { name: t("cards:design.page"), exact: true })).toBeChecked();
  expect(await isInside()).toBe(true);
  await shows.getByText(t("cards:design.page"), { exact: true }).click();
  await expect(page.locator("iframe").contentFrame().locator("main")).toBeAttached();
  await shows
    .getByText(startingWith(t("cards:design.wallet")))
    .first()
    .click();
  await expect(page.getByRole("img", { name: t("cards:design.applePass") })).toBeVisible();
  await logInAsSubscriber(page);
  await page.goto("/editor-business-card");
  await expect(shows.getByRole("radio", { name: t("cards:design.wallet"), exact: true })).toBeChecked();
});
