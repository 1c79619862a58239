import { en } from "../../app/i18n/locales/en/locale.ts";
import { openCardEditor, pressTab } from "./cards-steps.ts";
import { walk } from "./controls/walk.ts";
import { openEditor, preview, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage, makeFullPage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

/** What leads away or starts a file has journeys of its own. */
const AWAY = /^(Save|Back to free|Use this template|Reset to an empty page)\b/;

test.describe("the page editor", () => {
  let made: MadePage;

  test.beforeEach(async ({ page }) => {
    made = await makeFullPage(unique("controls").toLowerCase());
    await logInAsSubscriber(page);
    await openEditor(page, `/editor/${made.id}`);
  });

  test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

  const { design, ...others } = en.editor.tabs;
  test("each control of the other tabs answers", async ({ page, allow }) => {
    test.setTimeout(240_000);
    allow.answer(422, /\/send$/, "nobody is named to send the page to");
    const { general, themes, settings, seo, installation, sharing } = others;
    for (const name of [general, themes, settings, seo, installation, sharing]) {
      await pressTab(page.getByRole("tab", { name, exact: true }));
      const used = await walk(page, page.getByRole("tabpanel"), { without: AWAY });
      expect(used.length, name).toBeGreaterThan(1);
    }
  });

  test("each control of the design changes the page", async ({ page }) => {
    test.setTimeout(240_000);
    await pressTab(page.getByRole("tab", { name: design, exact: true }));
    const drawn = () => preview(page).locator("html").innerHTML();
    let before = await drawn();
    const dead: string[] = [];
    const used = await walk(page, page.getByRole("tabpanel"), {
      without: AWAY,
      after: async (name, changes) => {
        if (changes) {
          const isDrawn = await expect
            .poll(drawn, { timeout: 3_000 })
            .not.toBe(before)
            .then(
              () => true,
              () => false,
            );
          if (!isDrawn) dead.push(name);
        }
        before = await drawn();
      },
    });
    expect(used.length).toBeGreaterThan(15);
    expect(dead).toEqual([]);
  });
});

test.describe("the card editor", () => {
  let hash: string;

  test.beforeEach(async ({ page }) => {
    const card = {
      title: "Fairs",
      header: "Ada Lovelace",
      contacts: [{ name: "phone", value: "+44 20 7946 0991" }],
    };
    hash = (await asSubscriber<{ hash: string }>("POST", "/_/business-cards", card)).hash;
    await logInAsSubscriber(page);
    await openCardEditor(page, `/editor-business-card/${hash}`);
  });

  test.afterEach(() => asSubscriber("DELETE", `/_/business-cards/${hash}`));

  test("each control of its tabs answers, and of the screen on which it is shared", async ({ page }) => {
    test.setTimeout(240_000);
    for (const name of Object.values(en.cards.editor.tabs)) {
      await pressTab(page.getByRole("tab", { name, exact: true }));
      const used = await walk(page, page.getByRole("tabpanel"), { without: AWAY });
      expect(used.length, name).toBeGreaterThan(1);
    }
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`/share-business-card/${hash}`);
    await page.waitForLoadState("networkidle");
    await walk(page, page.getByRole("main"), { without: /^(Delete|Duplicate)\b/ });
  });
});

const walkMain = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return walk(page, page.getByRole("main"), { without: /^(Log in|Create account|Send|Set|Log out)/ });
};

for (const path of ["/", "/pricing", "/login", "/sign-up", "/forgot-password", "/404"]) {
  test(`each control answers: ${path}`, async ({ page, allow }) => {
    allow.answer(404, /^\/404/, "the screen says so");
    await walkMain(page, path);
  });
}

for (const path of ["/dashboard", "/dashboard-pages", "/dashboard-business-cards"]) {
  test(`each control answers: ${path}`, async ({ page }) => {
    await logInAsSubscriber(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await walk(page, page.getByRole("main"), { without: /^(Delete|Duplicate|Publish)\b|mark of/ });
    await walk(page, page.getByRole("banner"), { without: /^Log out/ });
  });
}
