import { PNG } from "pngjs";
import { en } from "../../app/i18n/english.ts";
import { t } from "./messages.ts";
import { makePage, openEditor, saveButton, signUp, tab, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, makeFullPage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

const bio = (page: Page) => page.getByRole("textbox", { name: t("editor:general.bio") });
const notice = (page: Page) => page.getByRole("alertdialog").filter({ hasText: t("editing:failed.title") });

test("a server error while saving says so and keeps what was typed, and trying again saves it", async ({
  page,
  allow,
}) => {
  allow.response(500, /\/save$/, "the server fails");
  await signUp(page);
  await makePage(page, unique("Storm"), []);
  await tab(page, "general").click();
  await bio(page).fill("Typed in a storm");
  await page.route("**/editor/*/save", (route) => route.fulfill({ status: 500, body: "<h1>500</h1>" }), {
    times: 1,
  });
  await saveButton(page).click();
  await expect(notice(page)).toContainText(t("editing:failed.kept"));
  // The previous save's notice is closed.
  await expect(page.getByRole("alertdialog")).toHaveCount(1);
  await expect(page.getByRole("banner").getByText(t("editing:state.failed"))).toBeVisible();
  await expect(bio(page)).toHaveValue("Typed in a storm");
  await notice(page)
    .getByRole("button", { name: t("editing:failed.again") })
    .click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(bio(page)).toHaveValue("Typed in a storm");
});

test("an answer that is lost on its way makes no second page", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  await openEditor(page);
  const title = unique("Lost");
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await page.route(
    "**/editor/save",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await saveButton(page).click();
  await expect(notice(page)).toContainText(t("editing:failed.kept"));
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await notice(page)
    .getByRole("button", { name: t("editing:failed.again") })
    .click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.goto("/dashboard-pages");
  await expect(page.getByText(t("dashboard:used", { used: 1, limit: 1 }))).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
});

test("without an account a failed save keeps the draft, and trying again leads to the sign-up", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  await openEditor(page);
  const title = unique("Early");
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await page.route("**/editor/temporary", (route) => route.abort("connectionreset"), { times: 1 });
  await saveButton(page).click();
  await expect(notice(page)).toContainText(t("editing:failed.kept"));
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await notice(page)
    .getByRole("button", { name: t("editing:failed.again") })
    .click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
});

test("the network lost between five pictures: what arrived stays, and trying again sends the rest", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  const made = await makeFullPage(unique("five").toLowerCase());
  try {
    await logInAsSubscriber(page);
    await openEditor(page, `/editor/${made.id}`);
    await tab(page, "blocks").click();
    for (let i = 0; i < 5; i++) {
      await page.getByRole("button", { name: t("editor:blocks.add") }).click();
      await page.getByRole("menuitem", { name: t("editor:blocks.types.image") }).click();
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: t("editor:general.choose") }).click();
      await (await choosing).setFiles({ name: `${i}.png`, mimeType: "image/png", buffer: plainPng(40 + i) });
      await page.getByRole("textbox", { name: t("blocks:image.alt") }).fill(`Picture ${i}`);
    }
    let sent = 0;
    await page.route("**/editor/*/image", (route) => {
      sent += 1;
      return sent === 3 ? route.abort("connectionreset") : route.continue();
    });
    await saveButton(page).click();
    await expect(notice(page)).toContainText(t("editing:failed.kept"));
    await notice(page)
      .getByRole("button", { name: t("editing:failed.again") })
      .click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
    // Two had arrived, only the third is sent again.
    expect(sent).toBe(6);
    const { blocks } = await asSubscriber<{ blocks: { type: string; data: { image?: string } }[] }>(
      "GET",
      `/_/pages/${made.id}`,
    );
    const images = blocks.filter(({ type }) => type === "image").map(({ data }) => data.image);
    expect(new Set(images).size).toBe(5);
    expect(images).not.toContain(undefined);
  } finally {
    await asSubscriber("DELETE", `/_/pages/${made.id}`);
  }
});

test("what was stored without an answer is no version of somebody else", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  allow.response(412, /\/save$/, "an older version is saved");
  const made = await makeFullPage(unique("tunnel").toLowerCase());
  try {
    await logInAsSubscriber(page);
    await openEditor(page, `/editor/${made.id}`);
    const title = page.getByRole("textbox", { name: t("editor:general.title") });
    await page.route(`**/editor/${made.id}/save`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await title.fill("In the tunnel");
    await saveButton(page).click();
    await expect(notice(page)).toContainText(t("editing:failed.kept"));
    await page.unroute(`**/editor/${made.id}/save`);
    await title.fill("Out of it");
    await saveButton(page).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue("Out of it");
    // A version stored by another client meanwhile is still a conflict.
    await page.route(`**/editor/${made.id}/save`, (route) => route.abort(), { times: 1 });
    await title.fill("Never arrived");
    await saveButton(page).click();
    await expect(notice(page)).toContainText(t("editing:failed.kept"));
    await asSubscriber("PUT", `/_/pages/${made.id}`, { profile: { title: "Of somebody else" } });
    await saveButton(page).click();
    await expect(page.getByRole("alertdialog")).toContainText(t("conflict:title"));
  } finally {
    await asSubscriber("DELETE", `/_/pages/${made.id}`);
  }
});

test("what was deleted while a newer version was asked about is put back and saved; offline says so", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  allow.response(412, /\/save$/, "an older version is saved");
  allow.response(404, /\/editor\//, "the page was deleted");
  const made = await makeFullPage(unique("deleted").toLowerCase());
  const isGone = async () => void (await asSubscriber("DELETE", `/_/pages/${made.id}`));
  try {
    await logInAsSubscriber(page);
    await openEditor(page, `/editor/${made.id}`);
    await page.getByRole("textbox", { name: t("editor:general.title") }).fill("Mine");
    await asSubscriber("PUT", `/_/pages/${made.id}`, { profile: { title: "Of somebody else" } });
    await saveButton(page).click();
    const question = page.getByRole("alertdialog", { name: en.conflict.title });
    await page.route(/\/editor\/pg_\w+\//, (route) => route.abort(), { times: 1 });
    await question.getByRole("button", { name: en.conflict.overwrite }).click();
    await expect(page.getByText(en.editing.failed.offline, { exact: true })).toBeVisible();
    await isGone();
    await question.getByRole("button", { name: en.conflict.overwrite }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(en.editing.gone.text)).toBeVisible();
    await page.route("**/dashboard-pages/list", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: en.editing.gone.action }).click();
    await expect(notice(page)).toContainText(en.editing.failed.offline);
    await page.getByRole("button", { name: en.editing.gone.action }).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
    const { profile } = await asSubscriber<{ profile: { title: string } }>("GET", `/_/pages/${made.id}`);
    expect(profile.title).toBe("Mine");
  } finally {
    await isGone();
  }
});

test("on the way to a plan it is asked about what this browser cannot keep, and nothing else", async ({
  page,
}) => {
  await signUp(page);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openEditor(page);
  const toPlan = async () => {
    await page.getByRole("tab", { name: en.editor.tabs.seo }).click();
    await page.getByRole("tabpanel").getByRole("button", { name: en.shell.plans.pro }).first().click();
    await page.getByRole("dialog").getByRole("link", { name: en.pricing.get }).click();
  };
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill("Typed before");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Typed before");
  // As another tab may do.
  await page.evaluate(() => localStorage.clear());
  await toPlan();
  await page.waitForURL(/\/account\/upgrade/);
  await page.getByRole("link", { name: t("billing:buy.leave") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Typed before");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("editor:general.choose") }).click();
  await (await choosing).setFiles({ name: "me.png", mimeType: "image/png", buffer: plainPng(60) });
  await page.getByRole("button", { name: t("editor:crop.use") }).click();
  await expect(page.getByText(en.editing.unstored)).toBeVisible();
  await toPlan();
  const question = page.getByRole("alertdialog", { name: en.editing.leave.title });
  await expect(question).toContainText(en.editing.unstored);
  await question.getByRole("button", { name: en.editing.leave.cancel }).first().click();
  await expect(page).toHaveURL(/\/editor\/new/);
});

/** An image of one colour of its own. */
function plainPng(side: number): Buffer {
  const png = new PNG({ width: side, height: side });
  for (let i = 0; i < png.data.length; i += 4) png.data.set([side * 3, 90, 120, 255], i);
  return PNG.sync.write(png);
}
