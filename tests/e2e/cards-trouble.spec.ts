import { readFileSync } from "node:fs";
import { cardTab, haveACard, haveAPage, openCardEditor, saveCard } from "./cards-steps.ts";
import { t, within } from "./messages.ts";
import { signUp, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

const PORTRAIT = {
  name: "portrait.png",
  mimeType: "image/png",
  buffer: readFileSync("workers/sandbox/ada.bin"),
};
const IMAGES = /\/editor-business-card\/[0-9a-z]+\/image/;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const saved = (page: Page) => expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

/** Adds an image in the named fields. */
async function bring(page: Page, ...images: ("logo" | "photo")[]): Promise<void> {
  for (const image of images) {
    await page
      .getByRole("tab", {
        name: t(image === "photo" ? "cards:editor.tabs.general" : "cards:editor.tabs.design"),
      })
      .click();
    const place = page.getByRole("region", { name: t(`cards:design.slots.${image}`), exact: true });
    await place.locator("input[type=file]").setInputFiles(PORTRAIT);
    await expect(place.getByRole("button", { name: t("editor:general.remove") })).toBeVisible();
  }
}

const stored = (hash: string) =>
  asSubscriber<{ header: string; logo?: string; photo?: string }>("GET", `/_/business-cards/${hash}`);

test("a page that goes while the card is open is noticed, and another can be picked", async ({
  page,
  allow,
}) => {
  allow.response(422, /\/save$/, "the page is gone");
  await signUp(page);
  const gone = await haveAPage(page, { profile: { title: "Gone soon", bio: "" } });
  const { hash } = await haveACard(page, { title: "Lost", header: "Ada", pageId: gone.id });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  const origin = new URL(page.url()).origin;
  await page.request.post("/dashboard-pages/list", {
    data: { intent: "delete", id: gone.id },
    headers: { Origin: origin },
  });
  const next = await haveAPage(page, { profile: { title: "The next one", bio: "" } });
  await cardTab(page, "code").click();
  await expect(page.getByText(t("errors:qrTargetGone"))).toBeVisible();
  await page.getByRole("button", { name: within("cards:code.lost") }).click();
  await page.getByRole("option", { name: "The next one" }).click();
  await saveCard(page);
  await saved(page);

  // And one that is deleted between the choice and the save.
  await page.getByRole("button", { name: /The next one/ }).click();
  await page.getByRole("option", { name: t("cards:code.noPage") }).click();
  await saveCard(page);
  await saved(page);
  await page.getByRole("button", { name: within("cards:code.noPage") }).click();
  await page.getByRole("option", { name: "The next one" }).click();
  await page.request.post("/dashboard-pages/list", {
    data: { intent: "delete", id: next.id },
    headers: { Origin: origin },
  });
  await cardTab(page, "general").click();
  await saveCard(page);
  await expect(page.getByText(t("errors:qrTargetGone")).first()).toBeVisible();
  const choice = page.getByRole("button", { name: within("cards:code.lost") });
  await expect(choice).toBeFocused();
  await choice.click();
  await page.getByRole("option", { name: t("cards:code.noPage") }).click();
  await saveCard(page);
  await saved(page);
});

test("a network lost between two pictures loses none, and saving goes on", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  allow.response(412, /\/save$/, "an older version is saved");
  const { hash } = await asSubscriber<{ hash: string }>("POST", "/_/business-cards", {
    title: unique("Pictures"),
    header: "Before",
  });
  try {
    await logInAsSubscriber(page);
    await openCardEditor(page, `/editor-business-card/${hash}`);
    await field(page, t("cards:general.header")).fill("After");
    await bring(page, "logo", "photo");
    let sent = 0;
    // The second image arrives, and its response does not.
    await page.route(IMAGES, async (route) => {
      sent += 1;
      if (sent === 2) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await saveCard(page);
    await expect(page.getByRole("banner").getByText(t("editing:state.failed"))).toBeVisible();
    const photo = page.getByRole("region", { name: t("cards:design.slots.photo"), exact: true });
    await expect(photo.locator("img").first()).toHaveAttribute("src", /^blob:/);

    await saveCard(page);
    await saved(page);
    await expect(page.getByRole("alertdialog", { name: t("conflict:title") })).toHaveCount(0);
    expect(sent).toBe(3);
    const { header, ...rest } = await stored(hash);
    expect(header).toBe("After");
    expect([rest.logo, rest.photo]).toEqual([expect.any(String), expect.any(String)]);
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});

const photo = (page: Page) =>
  page
    .getByRole("region", { name: t("cards:design.slots.photo"), exact: true })
    .locator("img")
    .first();

test("a picture that is not saved yet outlives reloads, and one that is lost takes no stored one along", async ({
  page,
}) => {
  const { hash } = await asSubscriber<{ hash: string }>("POST", "/_/business-cards", {
    title: unique("Reloads"),
    header: "Ada",
  });
  try {
    await logInAsSubscriber(page);
    await openCardEditor(page, `/editor-business-card/${hash}`);
    await bring(page, "photo");
    await saveCard(page);
    await saved(page);
    const { photo: first } = await stored(hash);
    page.on("dialog", (question) => question.accept());
    const reload = async () => {
      await page.reload();
      await expect(page.getByText(t("editing:restored.text"))).toBeVisible();
      await expect(photo(page)).toBeVisible();
    };

    // Each reload gives it another address.
    const replace = async () => {
      await bring(page, "photo");
      await expect(photo(page)).toHaveAttribute("src", /^blob:/);
      await expect(page.getByRole("banner").getByText(t("editing:state.unsaved"))).toBeVisible();
    };
    await replace();
    for (let time = 0; time < 3; time++) {
      await reload();
      await expect(photo(page)).toHaveAttribute("src", /^blob:/);
    }
    await saveCard(page);
    await saved(page);
    const { photo: second } = await stored(hash);
    expect(second).toEqual(expect.any(String));

    // A browser that has no room deletes what it holds.
    await replace();
    await field(page, t("cards:general.header")).fill("Ada L.");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("editor");
          opening.onsuccess = () => {
            const work = opening.result.transaction("images", "readwrite");
            work.objectStore("images").clear();
            work.oncomplete = resolve;
          };
        }),
    );
    await reload();
    await expect(photo(page)).toHaveAttribute("src", /^http/);
    await saveCard(page);
    await saved(page);
    expect(await stored(hash)).toMatchObject({ header: "Ada L.", photo: second });
    expect(first).toEqual(expect.any(String));
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});

test("what was stored without an answer is no version of somebody else", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  allow.response(412, /\/save$/, "an older version is saved");
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Tunnel", header: "Before" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await page.route(`**/editor-business-card/${hash}/save`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page, t("cards:general.header")).fill("In the tunnel");
  await saveCard(page);
  await expect(page.getByRole("banner").getByText(t("editing:state.failed"))).toBeVisible();
  await page.unroute(`**/editor-business-card/${hash}/save`);
  await field(page, t("cards:general.header")).fill("Out of it");
  await saveCard(page);
  await saved(page);
  await page.reload();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Out of it");
});

test("a new card whose picture does not arrive says so and still has it", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await logInAsSubscriber(page);
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Vera");
  await field(page, t("cards:general.title")).fill(unique("New"));
  await bring(page, "photo");
  await page.route(IMAGES, (route) => route.abort());
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  const hash = page.url().slice(-16);
  try {
    await expect(page.getByRole("banner").getByText(t("editing:state.failed"))).toBeVisible();
    await expect(page.getByText(`${t("editing:failed.offline")} ${t("editing:failed.kept")}`)).toBeVisible();
    await page.unroute(IMAGES);
    const photo = page.getByRole("region", { name: t("cards:design.slots.photo"), exact: true });
    await expect(photo.getByRole("button", { name: t("editor:general.remove") })).toBeVisible();
    await saveCard(page);
    await saved(page);
    expect((await stored(hash)).photo).toEqual(expect.any(String));
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${hash}`);
  }
});
