import { readFileSync } from "node:fs";
import { openCardEditor, pressTab } from "./cards-steps.ts";
import { like, oneOf, t } from "./messages.ts";
import { openEditor, preview, unique } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage, makeFullPage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";
import { walk } from "./walk.ts";

const IMAGE = {
  name: "posters.png",
  mimeType: "image/png",
  buffer: readFileSync("workers/sandbox/posters.bin"),
};
/** What leaves the editor has journeys of its own. */
const LEAVING = oneOf(t("editor:save"), t("editing:plan.backToFree"));

/** A colour of one's own begins as the one that is there; the other two are of an image, which this page has none of. */
const UNCHANGED = [t("design:social.ownColor"), t("design:background.blur"), t("design:background.radius")];

async function undoAndRedo(page: Page): Promise<void> {
  for (const name of [t("editing:undo"), t("editing:redo")])
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

  test("each control of the other tabs answers", async ({ page, allow }) => {
    test.setTimeout(240_000);
    allow.response(422, /\/send$/, "nobody is named to send the page to");
    await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Something to undo");
    await undoAndRedo(page);
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: t("editor:view") }).click();
    await (await opening).close();
    const screens = page.getByRole("radiogroup", { name: t("editor:preview.screen") });
    for (const name of [t("editor:preview.desktop"), t("editor:preview.phone")])
      await screens.getByRole("radio", { name }).locator("xpath=ancestor::label").click();
    for (const each of ["general", "themes", "settings", "seo", "installation", "sharing"] as const) {
      const name = t(`editor:tabs.${each}`);
      await pressTab(page.getByRole("tab", { name, exact: true }));
      const used = await walk(page, page.getByRole("tabpanel"), { without: LEAVING });
      expect(used.length, name).toBeGreaterThan(1);
    }
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`/share-page/${made.id}`);
    await settled(page);
    await walk(page, page.getByRole("main"));
  });

  test("each control of the design changes the page", async ({ page }) => {
    test.setTimeout(240_000);
    await pressTab(page.getByRole("tab", { name: t("editor:tabs.design"), exact: true }));
    const drawn = () => preview(page).locator("html").innerHTML();
    let before = await drawn();
    const dead: string[] = [];
    const used = await walk(page, page.getByRole("tabpanel"), {
      without: LEAVING,
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
    await pressTab(page.getByRole("tab", { name: t("editor:tabs.design"), exact: true }));
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
    await changed(() => choose(t("design:background.gradient")));
    // One that is ready joins the page's own, and is chosen as those are.
    const ready = panel.getByRole("button", {
      name: t("design:gradient.ready", { number: "16" }),
      exact: true,
    });
    await changed(() => ready.click());
    await expect(ready).toHaveAttribute("aria-pressed", "true");
    const joined = panel.getByRole("button", {
      name: t("design:gradient.own", { number: "6" }),
      exact: true,
    });
    await expect(joined).toHaveAttribute("aria-pressed", "true");
    await changed(() => press(t("design:gradient.remove")));
    await expect(joined).toHaveCount(0);
    const color = panel.getByRole("textbox", { name: t("design:gradient.colors", { number: "1" }) });
    await changed(() => press(t("design:gradient.name", { number: "2" })));
    // It begins as the chosen one.
    await press(t("design:gradient.add"));
    const own = panel.getByRole("button", { name: like("design:gradient.own") });
    await expect(own).toHaveAttribute("aria-pressed", "true");
    await changed(async () => {
      await color.fill("#123456");
      await color.press("Enter");
    });
    for (const [one, other] of [
      [t("design:gradient.bands"), t("design:gradient.smooth")],
      [t("design:gradient.radial"), t("design:gradient.linear")],
    ] as const) {
      await changed(() => choose(one));
      await changed(() => choose(other));
    }
    await changed(() =>
      panel.getByRole("slider", { name: t("design:gradient.rotation") }).press("ArrowRight"),
    );
    await changed(() => press(t("design:gradient.name", { number: "1" })));
    await changed(() => own.click());
    await changed(() => press(t("design:gradient.remove")));
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
    await page.getByRole("textbox", { name: t("cards:general.subheader") }).fill("Something to undo");
    await undoAndRedo(page);
    await page
      .getByRole("radiogroup", { name: t("cards:editor.preview") })
      .getByText(t("cards:design.wallet"))
      .click();
    for (const each of ["general", "design", "contacts", "code"] as const) {
      const name = t(`cards:editor.tabs.${each}`);
      await pressTab(page.getByRole("tab", { name, exact: true }));
      if (each === "design" || each === "general")
        await page.getByRole("tabpanel").locator("input[type=file]").first().setInputFiles(IMAGE);
      const used = await walk(page, page.getByRole("tabpanel"), { without: LEAVING });
      expect(used.length, name).toBeGreaterThan(1);
    }
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`/share-business-card/${hash}`);
    await settled(page);
    await walk(page, page.getByRole("main"), {
      without: oneOf(t("dashboard:cards.delete"), t("dashboard:cards.duplicate")),
    });
  });
});
