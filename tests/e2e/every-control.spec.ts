import { readFileSync } from "node:fs";
import { en } from "../../app/i18n/english.ts";
import { haveACard, haveAPage, openCardEditor, pressTab } from "./cards-steps.ts";
import { fill } from "./languages.ts";
import { givePlan, openEditor, preview, signUp, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage, makeFullPage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";
import { walk } from "./walk.ts";

const IMAGE = {
  name: "posters.png",
  mimeType: "image/png",
  buffer: readFileSync("workers/sandbox/posters.bin"),
};
/** Controls that navigate away or start a download have separate journeys. */
const AWAY = /^(Save|Back to free)\b/;

/** A colour of one's own begins as the one that is there; the other two are of an image, which this page has none of. */
const UNCHANGED = [en.design.social.ownColor, en.design.background.blur, en.design.background.radius];

async function undoAndRedo(page: Page): Promise<void> {
  for (const name of [en.editing.undo, en.editing.redo])
    await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
}

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
    allow.response(422, /\/send$/, "nobody is named to send the page to");
    const { general, themes, settings, seo, installation, sharing } = others;
    await page.getByRole("textbox", { name: en.editor.general.bio }).fill("Something to undo");
    await undoAndRedo(page);
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: en.editor.view }).click();
    await (await opening).close();
    const screens = page.getByRole("radiogroup", { name: en.editor.preview.screen });
    for (const name of [en.editor.preview.desktop, en.editor.preview.phone])
      await screens.getByRole("radio", { name }).locator("xpath=ancestor::label").click();
    for (const name of [general, themes, settings, seo, installation, sharing]) {
      await pressTab(page.getByRole("tab", { name, exact: true }));
      const used = await walk(page, page.getByRole("tabpanel"), { without: AWAY });
      expect(used.length, name).toBeGreaterThan(1);
    }
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`/share-page/${made.id}`);
    await page.waitForLoadState("networkidle");
    await walk(page, page.getByRole("main"));
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
        if (changes && !UNCHANGED.some((same) => name.endsWith(same))) {
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

  test("each control of a gradient changes the page", async ({ page }) => {
    const { gradient, background } = en.design;
    await pressTab(page.getByRole("tab", { name: design, exact: true }));
    const panel = page.getByRole("tabpanel");
    const drawn = () => preview(page).locator("html").innerHTML();
    const changed = async (act: () => Promise<void>) => {
      const before = await drawn();
      await act();
      await expect.poll(drawn).not.toBe(before);
    };
    const press = (name: string) => panel.getByRole("button", { name, exact: true }).click();
    const choose = (name: string) =>
      panel.getByRole("radio", { name, exact: true }).locator("xpath=ancestor::label").click();
    await changed(() => choose(background.gradient));
    // One that is ready joins the page's own, and is chosen as those are.
    const ready = panel.getByRole("button", { name: fill(gradient.ready, { number: "16" }), exact: true });
    await changed(() => ready.click());
    await expect(ready).toHaveAttribute("aria-pressed", "true");
    const joined = panel.getByRole("button", { name: fill(gradient.own, { number: "6" }), exact: true });
    await expect(joined).toHaveAttribute("aria-pressed", "true");
    await changed(() => press(gradient.remove));
    await expect(joined).toHaveCount(0);
    const color = panel.getByRole("textbox", { name: fill(gradient.colors, { number: "1" }) });
    await changed(() => press(fill(gradient.name, { number: "2" })));
    // It begins as the chosen one.
    await press(gradient.add);
    const own = panel.getByRole("button", { name: /^Own gradient / });
    await expect(own).toHaveAttribute("aria-pressed", "true");
    await changed(async () => {
      await color.fill("#123456");
      await color.press("Enter");
    });
    for (const [one, other] of [
      [gradient.bands, gradient.smooth],
      [gradient.radial, gradient.linear],
    ] as const) {
      await changed(() => choose(one));
      await changed(() => choose(other));
    }
    await changed(() => panel.getByRole("slider", { name: gradient.rotation }).press("ArrowRight"));
    await changed(() => press(fill(gradient.name, { number: "1" })));
    await changed(() => own.click());
    await changed(() => press(gradient.remove));
    await expect(own).toHaveCount(0);
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
    await page.getByRole("textbox", { name: en.cards.general.subheader }).fill("Something to undo");
    await undoAndRedo(page);
    await page
      .getByRole("radiogroup", { name: en.cards.editor.preview })
      .getByText(en.cards.design.wallet)
      .click();
    for (const name of Object.values(en.cards.editor.tabs)) {
      await pressTab(page.getByRole("tab", { name, exact: true }));
      if (name === en.cards.editor.tabs.design || name === en.cards.editor.tabs.general)
        await page.getByRole("tabpanel").locator("input[type=file]").first().setInputFiles(IMAGE);
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
  // Other ways to sign in lead away: social.spec.ts and passkeys.spec.ts go them.
  return walk(page, page.getByRole("main"), {
    without: /^(Continue with|Sign in with a passkey|Make your page)/,
  });
};

test("each control around the screens answers", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await walk(page, page.getByRole("banner"));
  await page.goto("/pricing");
  await page.waitForLoadState("networkidle");
  await walk(page, page.getByRole("banner"));
  await walk(page, page.getByRole("contentinfo"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: en.shell.navigation.open })).toBeVisible();
  await walk(page, page.getByRole("banner"));
  await page.goto("/");
  await page.getByRole("button", { name: en.shell.navigation.open }).click();
  await page.getByRole("dialog").getByRole("link", { name: en.shell.account.signUp, exact: true }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await page.goto("/pricing");
  await page.getByRole("link", { name: en.shell.skipToContent }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await walk(page, page.getByRole("banner"));
  await signUp(page);
  await page.goto("/pricing");
  await page.waitForLoadState("networkidle");
  await walk(page, page.getByRole("banner"), { without: /^Log out/ });
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  await walk(page, page.getByRole("banner"), { without: /^Log out/ });
  await page.getByRole("button", { name: en.shell.account.menu }).click();
  await page.getByRole("menuitem", { name: en.shell.account.logOut }).click();
  await expect(page).not.toHaveURL(/dashboard/);
});

for (const path of [
  "/",
  "/pricing",
  "/login",
  "/sign-up",
  "/forgot-password",
  "/verify-email/over",
  "/404",
]) {
  test(`each control answers: ${path}`, async ({ page, allow }) => {
    allow.response(404, /^\/404/, "the screen says so");
    await walkMain(page, path);
    if (path !== "/") return;
    // The other one sends the requested address: see page-start.spec.ts.
    await page.getByRole("main").getByRole("link", { name: en.landing.start, exact: true }).click();
    await page.waitForURL(/\/editor$/);
  });
}

for (const path of ["/dashboard", "/dashboard-pages", "/dashboard-business-cards"]) {
  test(`each control answers: ${path}`, async ({ page }) => {
    // A separate account: its rows are not affected by other tests.
    const email = await signUp(page);
    await givePlan(email, "active");
    await haveAPage(page, { profile: { title: "Notes", bio: "" } }, true);
    await haveACard(page, { title: "Fairs", header: "Ada Lindqvist" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await walk(page, page.getByRole("main"), { without: /^(Delete|Duplicate|Publish)\b|mark of/ });
    await walk(page, page.getByRole("banner"), { without: /^Log out/ });
  });
}
