import { readFileSync } from "node:fs";
import { en } from "../../app/i18n/english.ts";
import { expectAccessible } from "./accessible.ts";
import { askSite, pressTab } from "./cards-steps.ts";
import { addressOf, GERMAN_PHONE, messagesOf, screensOf } from "./languages.ts";
import { oneOf, t } from "./messages.ts";
import { unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

interface MadeCard {
  hash: string;
  url: string;
  photo?: string;
}

const PORTRAIT = {
  name: "portrait.png",
  mimeType: "image/png",
  buffer: readFileSync("workers/sandbox/ada.bin"),
};

function makeCard(title: string): Promise<MadeCard> {
  const contact = (name: string, value: string) => ({ name, value });
  return asSubscriber<MadeCard>("POST", "/_/business-cards", {
    title,
    header: "Marta Lindqvist",
    subheader: "Ceramicist",
    contacts: [contact("company", "Lindqvist"), contact("phone", "+351 22 555 0148")],
    backgroundColor: "#1F3A34",
    fontColor: "#F4EFE4",
  });
}

/** Adds an image in the first field of its tab. */
async function bring(page: Page, field: "logo" | "photo"): Promise<void> {
  await pressTab(
    page.getByRole("tab", {
      name: t(field === "photo" ? "cards:editor.tabs.general" : "cards:editor.tabs.design"),
    }),
  );
  const choosing = page.waitForEvent("filechooser");
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: t("editor:general.choose") })
    .first()
    .click();
  await (await choosing).setFiles(PORTRAIT);
}

/** Latin text in a right-to-left pass starts at the right. */
async function expectWordsOnOneSide(pass: Locator): Promise<void> {
  const sides = await pass
    .first()
    .locator("bdi")
    .evaluateAll((words) =>
      words.map((word) => {
        const side = getComputedStyle(word.parentElement ?? word);
        const start = side.direction === "rtl" ? "right" : "left";
        const wanted = side.textAlign === "end" ? { left: "right", right: "left" }[start] : start;
        return [wanted, getComputedStyle(word).textAlign];
      }),
    );
  expect(sides.length).toBeGreaterThan(2);
  for (const [wanted, is] of sides) expect(is).toBe(wanted);
}

for (const { code, viewport } of screensOf(GERMAN_PHONE)) {
  const name = `${code}-${viewport.width}`;
  test.describe(name, () => {
    test.use({ viewport });

    test("every part of the card editor, and the card's page", async ({ page }) => {
      test.setTimeout(180_000);
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      const { cards } = await messagesOf(code);
      const made = await makeCard(unique("Tabs"));
      try {
        await logInAsSubscriber(page, addressOf(code, "/login"));
        await page.goto(addressOf(code, `/editor-business-card/${made.hash}`));
        for (const tab of ["general", "design", "contacts", "code"] as const) {
          await pressTab(page.getByRole("tab", { name: cards.editor.tabs[tab], exact: true }));
          await expect(page.getByRole("tabpanel")).not.toBeEmpty();
          await expectAccessible(page, `card-editor-${name}-${tab}`);
        }
        await expectWordsOnOneSide(
          page.getByRole("img", { name: cards.design.googlePass, includeHidden: true }),
        );
        await expectWordsOnOneSide(
          page.getByRole("img", { name: cards.design.applePass, includeHidden: true }),
        );
        await page.goto(addressOf(code, `/share-business-card/${made.hash}`));
        await expect(page.getByRole("heading", { name: cards.share.ownPhone })).toBeVisible();
        await expectAccessible(page, `share-card-${name}`);
        await page.goto(made.url);
        await expect(page.getByRole("heading", { name: "Marta Lindqvist" })).toBeVisible();
        await expectAccessible(page, `card-${name}`);
        expect(errors).toEqual([]);
      } finally {
        await asSubscriber("DELETE", `/_/business-cards/${made.hash}`);
      }
    });
  });
}

test("pictures and a design are shown in both wallets, on the card's page and in the pass", async ({
  page,
}) => {
  const { hash, url } = await makeCard(unique("Pictures"));
  try {
    await logInAsSubscriber(page);
    await page.goto(`/editor-business-card/${hash}`);
    await pressTab(page.getByRole("tab", { name: t("cards:editor.tabs.design") }));
    await page.getByRole("radio", { name: t("cards:design.names.portrait") }).click({ force: true });
    await bring(page, "photo");
    const passes = page
      .getByRole("complementary")
      .getByRole("img", { name: oneOf(t("cards:design.applePass"), t("cards:design.googlePass")) });
    await expect(passes.first().locator("img[src^='blob:']").first()).toBeVisible();
    await expect(passes).toHaveCount(2);
    const choosing = page.waitForEvent("filechooser");
    await page
      .getByRole("region", { name: t("cards:design.slots.photo") })
      .getByRole("button", { name: t("editor:general.chooseOther") })
      .click();
    await choosing;
    await page.getByRole("button", { name: t("cards:editor.save") }).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

    const { photo } = await asSubscriber<MadeCard>("GET", `/_/business-cards/${hash}`);
    expect(photo).toMatch(/\/i\/[0-9a-f]{64}\.webp$/);
    const shown = await askSite(url);
    expect(shown.body).toContain(new URL(photo ?? "").pathname.slice(0, 40));
    expect(shown.body).toContain(`${url}.pkpass`);
    expect(shown.body).not.toContain("<script");
    const pass = await askSite(`${url}.pkpass`);
    expect([pass.status, pass.type]).toEqual([200, "application/vnd.apple.pkpass"]);

    // What was saved is there after a reload, and can be taken off again.
    await page.reload();
    const field = page.getByRole("region", { name: t("cards:design.slots.photo") });
    await field.getByRole("button", { name: t("editor:general.remove") }).click();
    await page.getByRole("button", { name: t("cards:editor.save") }).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
    expect(await asSubscriber<MadeCard>("GET", `/_/business-cards/${hash}`)).not.toHaveProperty("photo");
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});

test("a logo is as it was brought until it is cropped", async ({ page }) => {
  const { cards, editor } = en;
  const { hash } = await makeCard(unique("Logo"));
  try {
    await logInAsSubscriber(page);
    await page.goto(`/editor-business-card/${hash}`);
    await pressTab(page.getByRole("tab", { name: t("cards:editor.tabs.design") }));
    await bring(page, "logo");
    const field = page.getByRole("region", { name: t("cards:design.slots.logo") });
    const shown = field.locator("img");
    const brought = await shown.getAttribute("src");
    const crop = field.getByRole("button", { name: cards.design.crop });
    const dialog = page.getByRole("dialog", { name: t("cards:design.slots.logo") });
    await crop.click();
    await dialog.getByRole("button", { name: editor.crop.cancel }).last().click();
    await expect(shown).toHaveAttribute("src", brought ?? "");
    await crop.click();
    await dialog.getByRole("slider", { name: editor.crop.zoom }).focus();
    await page.keyboard.press("ArrowRight");
    await dialog.getByRole("button", { name: editor.crop.use }).click();
    await expect(dialog).toHaveCount(0);
    await expect(shown).not.toHaveAttribute("src", brought ?? "");
    const choosing = page.waitForEvent("filechooser");
    await field.getByRole("button", { name: t("editor:general.chooseOther") }).click();
    await choosing;
    await field.getByRole("button", { name: t("editor:general.remove") }).click();
    await expect(shown).toHaveCount(0);
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});

test("a colour that reads badly is noticed, and the better one is a press away", async ({ page }) => {
  await page.goto("/editor-business-card");
  await pressTab(page.getByRole("tab", { name: t("cards:editor.tabs.design") }));
  await page.getByRole("textbox", { name: t("cards:design.font"), exact: true }).fill("#EEEEEE");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("cards:design.hard"))).toBeVisible();
  await page.getByRole("button", { name: t("cards:design.useBlack") }).click();
  await expect(page.getByText(t("cards:design.hard"))).toBeHidden();
  await expect(page.getByRole("textbox", { name: t("cards:design.font"), exact: true })).toHaveValue(
    "#000000",
  );
  await page.getByRole("textbox", { name: t("cards:design.background"), exact: true }).fill("#101010");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: t("cards:design.useWhite") }).click();
  await expect(page.getByRole("textbox", { name: t("cards:design.font"), exact: true })).toHaveValue(
    "#FFFFFF",
  );
});
