import { readFileSync } from "node:fs";
import { BLOCK_TYPES, type BlockType } from "../../app/domain/pages/blocks.ts";
import { pressTab } from "./cards-steps.ts";
import { oneOf, t, within } from "./messages.ts";
import { openEditor, preview, saveButton, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage } from "./subscriber.ts";
import { expect, type Locator, type Page, test } from "./test.ts";
import { walk } from "./walk.ts";

/** What leaves the block. */
const LEAVING = oneOf(
  t("editor:blocks.delete"),
  t("editor:blocks.duplicate"),
  t("editor:blocks.back"),
  t("editor:blocks.add"),
);

const panel = (page: Page) => page.getByRole("tabpanel");
const field = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();

async function addNetwork(page: Page, name: string, value: string): Promise<void> {
  await panel(page)
    .getByRole("searchbox", { name: t("blocks:services.search") })
    .fill(name);
  await panel(page).getByRole("menuitem", { name, exact: true }).click();
  await field(page, t("blocks:services.handle", { service: name })).fill(value);
}

/** How a block is filled by hand, and what a visitor then has of it. */
const BLOCKS: Record<BlockType, { fill: (page: Page) => Promise<void>; shown: (visitor: Page) => Locator }> =
  {
    buttons: {
      fill: async (page) => {
        await field(page, t("editor:links.url")).fill("example.com/walk");
        await field(page, t("editor:links.title")).fill("A new link");
      },
      shown: (visitor) => visitor.getByRole("link", { name: "A new link" }),
    },
    heading: {
      fill: (page) => field(page, t("editor:headings.text")).fill("A new heading"),
      shown: (visitor) => visitor.getByRole("heading", { name: "A new heading" }),
    },
    text: {
      fill: (page) => field(page, t("editor:text.label")).fill("A new text"),
      shown: (visitor) => visitor.getByText("A new text"),
    },
    divider: {
      fill: (page) => panel(page).getByText(t("editor:divider.dots"), { exact: true }).click(),
      shown: (visitor) => visitor.locator("main hr, main [role=separator], main .d"),
    },
    image: {
      fill: async (page) => {
        const buffer = readFileSync("workers/sandbox/posters.bin");
        const file = { name: "posters.png", mimeType: "image/png", buffer };
        await panel(page).locator("input[type=file]").setInputFiles(file);
        await field(page, t("blocks:image.alt")).fill("Three posters");
        // What is saved while the image is read has none yet.
        await expect(preview(page).getByRole("img", { name: "Three posters" })).toBeVisible();
      },
      shown: (visitor) => visitor.getByRole("img", { name: "Three posters" }),
    },
    embed: {
      fill: async (page) => {
        await field(page, t("blocks:embed.url")).fill("https://vimeo.com/76979871");
        await field(page, t("blocks:embed.title")).fill("A new film");
      },
      shown: (visitor) => visitor.getByTitle("A new film"),
    },
    socialIcons: {
      fill: (page) => addNetwork(page, "Instagram", "new_icons"),
      shown: (visitor) => visitor.locator('a[href*="instagram.com/new_icons"]'),
    },
    socialButtons: {
      fill: (page) => addNetwork(page, "GitHub", "new_button"),
      shown: (visitor) => visitor.locator('a[href*="github.com/new_button"]'),
    },
    contactDetails: {
      fill: async (page) => {
        await press(page, t("blocks:details.add"));
        await page.getByRole("menuitem", { name: t("contacts:email"), exact: true }).click();
        await field(page, t("blocks:details.value")).fill("new@visita.example");
      },
      shown: (visitor) => visitor.getByRole("link", { name: "new@visita.example" }),
    },
    messengers: {
      fill: (page) => addNetwork(page, "Telegram", "new_messenger"),
      shown: (visitor) => visitor.locator('a[href*="t.me/new_messenger"]'),
    },
    marketplaces: {
      fill: (page) => addNetwork(page, "Etsy", "newshop"),
      shown: (visitor) => visitor.locator('a[href*="etsy.com/shop/newshop"]'),
    },
    videos: {
      fill: (page) => addNetwork(page, "Calendly", "newcall"),
      shown: (visitor) => visitor.locator('a[href*="calendly.com/newcall"]'),
    },
    businessCard: {
      fill: async (page) => {
        await panel(page)
          .getByRole("button", { name: within("blocks:card.card") })
          .click();
        await page.getByRole("option").first().click();
        await field(page, t("blocks:card.text")).fill("Keep this card");
      },
      shown: (visitor) => visitor.getByRole("link", { name: "Keep this card" }),
    },
    collectContacts: {
      fill: (page) => field(page, t("blocks:form.text")).fill("Leave your details"),
      shown: (visitor) => visitor.getByText("Leave your details"),
    },
  };

let made: MadePage;

test.beforeEach(async ({ page }) => {
  made = await asSubscriber<MadePage>("POST", "/_/pages", {
    slug: unique("blocks").toLowerCase(),
    profile: { title: "Every block" },
  });
  await asSubscriber("POST", `/_/pages/${made.id}/publish`);
  await logInAsSubscriber(page);
  await openEditor(page, `/editor/${made.id}`);
  await pressTab(page.getByRole("tab", { name: t("editor:tabs.blocks"), exact: true }));
});

test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

for (const type of BLOCK_TYPES) {
  test(`a block is added, filled, saved, seen by a visitor, and each of its controls answers: ${type}`, async ({
    page,
    browser,
  }) => {
    const { fill, shown } = BLOCKS[type];
    await page.getByRole("button", { name: t("editor:blocks.add"), exact: true }).click();
    await page
      .getByRole("menuitem", { name: t(`editor:blocks.types.${type}`) })
      .first()
      .click();
    await fill(page);
    await saveButton(page).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible({ timeout: 30_000 });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(made.url);
    await expect(shown(visitor).first()).toBeVisible();
    await context.close();
    const used = await walk(page, panel(page), { without: LEAVING });
    expect(used.length).toBeGreaterThan(0);
  });
}
