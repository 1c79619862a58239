import type { Route } from "playwright/test";
import { en } from "../../app/i18n/english.ts";
import { axeFindings } from "./axe.ts";
import { buyFromQuestion } from "./billing-steps.ts";
import {
  askSite,
  cardPreview,
  cardTab,
  haveACard,
  haveAPage,
  openCardEditor,
  post,
  pressTab,
  saveCard,
  scanDownload,
} from "./cards-steps.ts";
import { fillSignUp, givePlan, signUp, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const NO_PHONE = "Visitors cannot call this: it is not a phone number.";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Its label also contains the PRO badge. */
const subheader = (page: Page) => page.getByRole("textbox", { name: /^Subheader/ });

test("a card made from a page has a code that leads to the page", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Harbour bakery", bio: "" } });
  await openCardEditor(page);
  await page.getByRole("button", { name: "Make from a page" }).click();
  await page.getByRole("button", { name: "Use this page" }).click();
  await expect(field(page, "Header")).toHaveValue("Harbour bakery");
  // A page may be a company's: its name is only split on request.
  await expect(field(page, "Family name")).toHaveValue("");
  await page.getByRole("button", { name: "Split the name" }).click();
  await expect(field(page, "Family name")).toHaveValue("bakery");
  await field(page, "Given name").fill("");
  await field(page, "Family name").fill("");
  await expect(cardPreview(page).getByRole("heading", { name: "Harbour bakery" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);

  const scanned = await scanDownload(page);
  expect(scanned).toMatch(/\/q\/[0-9A-Z]{10}$/);
  const response = await askSite(scanned);
  expect(response.status).toBe(302);
  expect(new URL(response.location).pathname).toBe(`/${made.slug}`);
  expect((await askSite(response.location)).body).toContain("Harbour bakery");
  expect(await axeFindings(page)).toEqual([]);

  // Where it is shared it is said, and can be changed.
  await page.goto(new URL(page.url()).pathname.replace("editor", "share"));
  await expect(page.getByText(/^Who scans the code gets to the page/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Change", exact: true }).click();
  await expect(cardTab(page, "QR code")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: /Harbour bakery/ }).first()).toBeVisible();
  // Without that page it opens the card, and nothing is said.
  await post(page, "/dashboard-pages/list", { intent: "delete", id: made.id });
  await page.goto(new URL(page.url()).pathname.replace("editor", "share"));
  await expect(page.getByRole("main").getByRole("link", { name: "Open card" })).toBeVisible();
  await expect(page.getByText(/^Who scans the code gets to the page/)).toHaveCount(0);
});

test("with a plan, scanning adds to the contacts", async ({ page }) => {
  await logInAsSubscriber(page);
  await openCardEditor(page);
  const name = unique("Vera");
  await field(page, "Header").fill(`${name} García Márquez`);
  await expect(field(page, "Family name")).toHaveValue("Márquez");
  await field(page, "Given name").fill(name);
  await field(page, "Family name").fill("García Márquez");
  await field(page, "Title").fill("Fair card");
  await cardTab(page, "Contacts").click();
  await field(page, "Phone").fill("not a phone");
  await page.keyboard.press("Tab");
  await expect(page.getByText(NO_PHONE)).toBeVisible();
  await field(page, "Phone").fill("+46 70 000 00 00");
  await expect(page.getByText(NO_PHONE)).toHaveCount(0);
  await cardTab(page, "QR code").click();
  await page.getByText("Adds to contacts").click();
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(cardTab(page, "QR code")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(cardTab(page, "General")).toHaveAttribute("aria-selected", "true");

  const response = await askSite(await scanDownload(page));
  expect(response.status).toBe(302);
  const file = await askSite(response.location);
  expect(file.type).toContain("text/vcard");
  expect(file.body).toContain(`FN:${name} García Márquez`);
  expect(file.body).toContain(`N:García Márquez;${name};;;`);
  expect(file.body).toContain("TEL;TYPE=WORK:+46700000000");
});

/** The plans open over the editor, at the paid feature, and leave it unchanged. */
async function seePlans(page: Page, place: Locator): Promise<void> {
  await place.getByRole("button", { name: "See plans" }).click();
  const plans = page.getByRole("dialog", { name: en.pricing.features.cardDesign });
  await plans.getByRole("button", { name: "Close" }).click();
  await expect(plans).toHaveCount(0);
}

test("a free user who used PRO is asked, and goes back to free", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  await openCardEditor(page);
  await field(page, "Header").fill("Ada Lindqvist");
  await subheader(page).fill("Printer");
  await field(page, "Title").fill("My card");
  await expect(page.getByText("This card uses PRO: subheader.")).toHaveText(
    "This card uses PRO: subheader. To save the card, get PRO or take this off.",
  );
  await saveCard(page);
  const question = page.getByRole("alertdialog", { name: "This needs PRO" });
  await expect(question).toContainText(
    "The card uses PRO: subheader. Without PRO this is taken off, and the rest is saved.",
  );
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Close" }).click();
  // What asks is there without a network, too.
  await page.reload();
  await expect(page.getByText("This card uses PRO: subheader.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await saveCard(page);
  await expect(question).toBeVisible();
  await page.context().setOffline(false);
  await seePlans(page, question);
  await expect(question).toHaveCount(0);
  await seePlans(page, page.getByRole("main"));
  await saveCard(page);
  await question.getByRole("button", { name: "Close" }).click();
  await saveCard(page);
  await question.getByRole("button", { name: "Back to free" }).click();
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(field(page, "Header")).toHaveValue("Ada Lindqvist");
  await expect(subheader(page)).toHaveValue("");
});

test("a card that the plan refused is saved by itself after paying", async ({ page }) => {
  test.slow();
  await signUp(page);
  await openCardEditor(page);
  await field(page, "Header").fill("Ada Lindqvist");
  await subheader(page).fill("Printer");
  await field(page, "Title").fill("Bought for");
  await saveCard(page);
  const question = page.getByRole("alertdialog", { name: "This needs PRO" });
  await buyFromQuestion(page, question, en.pricing.features.cardDesign);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await page.reload();
  await expect(subheader(page)).toHaveValue("Printer");
});

test("what was made without an account is there after signing up, once", async ({ page }) => {
  await openCardEditor(page);
  await field(page, "Header").fill("Ada Lindqvist");
  await field(page, "Title").fill("Made before");
  await subheader(page).fill("Printer");
  await expect(page.getByText("This card uses PRO: subheader.")).toHaveText(
    "This card uses PRO: subheader. When you save, you choose: with PRO, or the free version.",
  );
  const question = page.getByRole("alertdialog", { name: "This needs PRO" });
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await question.getByRole("button", { name: "See plans" }).click();
  await page
    .getByRole("dialog", { name: /part of PRO$/ })
    .getByRole("button", { name: "Close" })
    .click();
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await question.getByRole("button", { name: "Sign up with PRO" }).click();
  await page.waitForURL(/\/sign-up\?to=upgrade$/);
  // Returning before signing up continues the same draft.
  await page.goBack();
  await expect(field(page, "Header")).toHaveValue("Ada Lindqvist");
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await question.getByRole("button", { name: "Sign up with PRO" }).click();
  await page.waitForURL(/\/sign-up\?to=upgrade$/);
  // Without PRO the next screen is the dashboard, not the payment.
  await page.goto("/sign-up?to=dashboard");
  const made = page.getByRole("figure", { name: /Ada Lindqvist/ });
  await expect(made).toBeVisible();
  await expect(page.getByRole("textbox", { name: en.accounts.name })).toHaveValue("Ada Lindqvist");
  await fillSignUp(page, `${unique("card")}@visita.example`);
  const ready = page.getByRole("region", { name: "Your card is ready" });
  await expect(ready).toContainText("This card uses PRO: subheader. Until you have PRO, others see the card");
  await expect(ready.getByRole("img", { name: /QR code/ })).not.toHaveJSProperty("naturalWidth", 0);
  await ready.getByRole("button", { name: "Close" }).click();
  await expect(ready).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Made before" })).toBeVisible();
  // The free plan's limit is reached: the editor redirects to the list, with a notice.
  await page.goto("/editor-business-card");
  await expect(page).toHaveURL(/\/dashboard-business-cards\?limit=1/);
  await expect(page.getByText("You cannot have more business cards")).toBeVisible();
  await expect(page.getByRole("link", { name: "Made before" })).toHaveCount(1);
  // The paid parts are preserved, with the choice, and the lists state that visitors do not see them.
  await page.goto("/dashboard");
  await expect(page.getByText("Others see it without its PRO parts.")).toBeVisible();
  await page.getByRole("link", { name: "See what can be done" }).click();
  await expect(subheader(page)).toHaveValue("Printer");
  await expect(page.getByText("This card uses PRO: subheader.")).toHaveText(
    "This card uses PRO: subheader. Until you have PRO, others see the card without it.",
  );
  await page.goto("/dashboard-business-cards");
  await page.getByRole("link", { name: "See what can be done" }).click();
  await expect(subheader(page)).toHaveValue("Printer");
  await expect(page.getByText("This card uses PRO: subheader.")).toBeVisible();
  await page.getByRole("button", { name: "Back to free" }).click();
  await expect(page.getByText("This card uses PRO: subheader.")).toHaveCount(0);
  // Without a page there is a link to create one.
  await saveCard(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await cardTab(page, "QR code").click();
  await page.getByRole("tabpanel").getByRole("link", { name: "Make a page" }).click();
  await page.waitForURL(/\/editor$/);
});

test("without an account the free version of a card is saved when it is asked for, called by the name on it", async ({
  page,
}) => {
  await openCardEditor(page);
  const name = unique("Vera");
  await field(page, "Header").fill(name);
  await subheader(page).fill("Printer");
  await page.getByRole("button", { name: "Save and sign up" }).click();
  const question = page.getByRole("alertdialog", { name: "This needs PRO" });
  await question.getByRole("button", { name: "Save the free version" }).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await fillSignUp(page, `${unique("free")}@visita.example`);
  const made = page.getByRole("region", { name: "Your card is ready" });
  // Others do not see what needs a plan; it stays with the card.
  await expect(made).toContainText("This card uses PRO: subheader. Until you have PRO, others see the card");
  await made.getByRole("textbox", { name: "Link to the card" }).click();
  const opened = page.context().waitForEvent("page");
  await made.getByRole("link", { name: "Open card" }).click();
  const card = await opened;
  await expect(card.getByRole("heading", { name })).toBeVisible();
  await expect(card.getByText("Printer")).toHaveCount(0);
  await card.close();
  await page.goto("/dashboard-business-cards");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(field(page, "Header")).toHaveValue(name);
  await expect(field(page, "Title")).toHaveValue(name);
  await expect(subheader(page)).toHaveValue("Printer");
  // What is free can be changed without a plan, and is saved without a question.
  await field(page, "Company").fill("Lindqvist Print");
  await expect(page.getByText("This card uses PRO: subheader.")).toHaveText(
    "This card uses PRO: subheader. Until you have PRO, others see the card without it.",
  );
  await saveCard(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, "Company")).toHaveValue("Lindqvist Print");
  await expect(subheader(page)).toHaveValue("Printer");
  // What needs a plan cannot: that is asked, by its name.
  await subheader(page).fill("Bookbinder");
  await expect(page.getByText("This card uses PRO: subheader.")).toContainText("To save the card, get PRO");
  await field(page, "Company").fill("Lindqvist Press");
  await saveCard(page);
  // Without a plan it stays as it was: only what was changed is not saved.
  await expect(question).toContainText("Without PRO this stays as it was saved, and the rest is saved.");
  await question.getByRole("button", { name: "Save the rest" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, "Company")).toHaveValue("Lindqvist Press");
  await expect(subheader(page)).toHaveValue("Printer");
  await subheader(page).fill("Bookbinder");
  await saveCard(page);
  await question.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Back to free" }).click();
  await expect(subheader(page)).toHaveValue("");
  // It names what is gone, and takes it back.
  await expect(page.getByText("Taken off, as it is part of PRO: subheader.")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(subheader(page)).toHaveValue("Bookbinder");
  await page.getByRole("button", { name: "Back to free" }).click();
  await expect(subheader(page)).toHaveValue("");
  await saveCard(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("This card uses PRO")).toHaveCount(0);
});

test("the free version that was asked for is saved when it is tried again, without another question", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  await openCardEditor(page);
  await field(page, "Header").fill("Ada Lindqvist");
  await subheader(page).fill("Printer");
  await cardTab(page, "Contacts").click();
  const address = field(page, "E-mail");
  await address.fill("nobody@nowhere");
  // What is wrong is told before what costs.
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await expect(address).toBeFocused();
  await expect(page.getByRole("alertdialog", { name: "This needs PRO" })).toHaveCount(0);
  await address.fill("ada@lindqvist.example");
  await page.route("**/editor/temporary*", (route) => route.abort());
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await page
    .getByRole("alertdialog", { name: "This needs PRO" })
    .getByRole("button", { name: "Save the free version" })
    .click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute("**/editor/temporary*");
  await again.click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
});

test("a template's card shows the code that it gets, and is saved free without the template's examples", async ({
  page,
}) => {
  await page.goto("/editor-business-card");
  const passes = page.getByRole("complementary", { name: "Preview" });
  await passes
    .getByText(/^Wallet/)
    .first()
    .click();
  await expect(passes.getByRole("img", { name: "The card in Apple Wallet" })).toBeVisible();
  const code = (await passes.locator("span[dir=ltr]").first().textContent()) ?? "";
  expect(code).toMatch(/\/q\/[0-9A-Z]{10}$/);
  await pressTab(page.getByRole("tab", { name: "QR code" }));
  await expect(page.getByText("This will be the card’s code.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Download/ })).toHaveCount(0);
  await cardTab(page, "General").click();
  await field(page, "Header").fill("Ada Lindqvist");
  await page.getByRole("button", { name: "Start from a template" }).click();
  const templates = page.getByRole("dialog", { name: "Choose a template" });
  await expect(templates.getByRole("button", { name: /^Use .* Free$/ })).toHaveCount(4);
  await expect(templates.getByRole("button", { name: /^Use .* PRO$/ }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await templates.getByRole("button", { name: "Use Estate agent Free" }).click();
  await expect(field(page, "Header")).toHaveValue("Ada Lindqvist");
  await expect(page.getByText("This card uses PRO")).toHaveCount(0);
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Make the page too" }).click();
  const start = await opening;
  await expect(start.getByRole("heading", { name: "Name and address" })).toBeVisible();
  await expect(start.getByText("A card goes with it")).toBeVisible();
  await start.close();
  await cardTab(page, "Contacts").click();
  await field(page, "E-mail").fill("ada@lindqvist.se");
  await field(page, "Position").fill("Surveyor");
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText("Nobody had changed these of the template: Phone and Address.")).toBeVisible();
  await fillSignUp(page, `${unique("template")}@visita.example`);
  // The notice is repeated with the card.
  await expect(page.getByRole("region", { name: "Your card is ready" })).toContainText(
    "Nobody had changed these of the template: Phone and Address.",
  );
  await expect(page.getByRole("region", { name: "Your card is ready" })).toContainText(
    en.sharing.live.cardText,
  );
  await page.goto("/dashboard-business-cards");
  await page.getByRole("link", { name: "Ada Lindqvist" }).click();
  await expect(field(page, "Header")).toHaveValue("Ada Lindqvist");
  await expect(page.getByText("This card uses PRO")).toHaveCount(0);
  expect(await scanDownload(page)).toContain(code);
  await cardTab(page, "Contacts").click();
  await expect(field(page, "E-mail")).toHaveValue("ada@lindqvist.se");
  // Its row is there to be filled in.
  await expect(field(page, "Phone")).toHaveValue("");
});

test("a template's card of which nobody changed anything says that it reaches nobody, and where that is mended", async ({
  page,
}) => {
  await openCardEditor(page);
  await page.getByRole("button", { name: "Start from a template" }).click();
  const templates = page.getByRole("dialog", { name: "Choose a template" });
  await templates.getByRole("button", { name: "Use Estate agent Free" }).click();
  await field(page, "Header").fill("Ada Lindqvist");
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await page.waitForURL(/\/sign-up/);
  await fillSignUp(page, `${unique("bare")}@visita.example`);
  const made = page.getByRole("region", { name: "Your card is ready" });
  await expect(made).toContainText(en.sharing.live.cardEmpty);
  await expect(made).not.toContainText(en.sharing.live.cardText);
  await expect(made).toContainText(
    "Nobody had changed these of the template: Position, Phone, E-mail, and Address.",
  );
  expect(await axeFindings(page)).toEqual([]);
  const add = made.getByRole("link", { name: "Add your contact details" });
  // It is the first of the offered links.
  await expect(made.getByRole("link").first()).toHaveAccessibleName("Add your contact details");
  await add.click();
  await page.waitForURL(/\/editor-business-card\/\w+\?tab=contacts$/);
  await expect(cardTab(page, "Contacts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Add contact" })).toBeVisible();
  await expect(field(page, "Position")).toHaveValue("");
});

test("a PRO template's line under the name is no card's before somebody changed it", async ({ page }) => {
  await openCardEditor(page);
  await field(page, "Header").fill("Ada Lindqvist");
  await page.getByRole("button", { name: "Start from a template" }).click();
  const templates = page.getByRole("dialog", { name: "Choose a template" });
  await templates
    .getByRole("button", { name: /^Use .* PRO$/ })
    .first()
    .click();
  await expect(subheader(page)).not.toHaveValue("");
  await page.getByRole("button", { name: "Save and sign up" }).click();
  const question = page.getByRole("alertdialog", { name: "This needs PRO" });
  await expect(question).not.toContainText("subheader");
  // Nothing is taken off before it is decided.
  const sample = await subheader(page).inputValue();
  await question.getByRole("button", { name: "Close" }).click();
  expect(sample).not.toBe("");
  await expect(subheader(page)).toHaveValue(sample);
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await question.getByRole("button", { name: en.editing.plan.saveFree }).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText(/Nobody had changed these of the template: .*Phone/)).toBeVisible();
  // Back in the editor, and on again.
  await page.getByRole("link", { name: en.accounts.signUp.keepEditing }).click();
  await page.waitForURL(/\/editor-business-card#begun$/);
  await expect(subheader(page)).toHaveValue("");
});

test("without an account a card is made of the page that was begun in this browser", async ({ page }) => {
  await page.goto("/editor?template=practice");
  await page.getByRole("textbox", { name: "Your name or your business" }).fill("Harbour Practice");
  await page.getByRole("button", { name: "Go to the editor" }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Harbour Practice");
  await page.goto("/editor-business-card");
  await page.getByRole("button", { name: "Make from a page" }).click();
  await expect(field(page, "Header")).toHaveValue("Harbour Practice");
  // Its template is free, and its examples are not copied as contacts.
  await expect(page.getByText("This card uses PRO")).toHaveCount(0);
  await cardTab(page, "Contacts").click();
  await expect(field(page, "Phone")).toHaveValue("");
});

test("contacts are added, put in order, deleted and brought back", async ({ page }) => {
  await openCardEditor(page);
  await cardTab(page, "Contacts").click();
  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("insta");
  await page.keyboard.press("Enter");
  await expect(field(page, "Instagram")).toBeFocused();
  await page.keyboard.type("@ada");
  await expect(cardPreview(page).getByRole("link", { name: "@ada" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/ada",
  );

  const names = () => page.getByRole("row").evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  await page.getByRole("button", { name: "Move Instagram up" }).click();
  expect(await names()).toEqual(["Phone", "E-mail", "Instagram", "Address"]);
  await expect(page.getByRole("button", { name: "Move Instagram up" })).toBeFocused();
  const place = page.locator("[data-drop-target] [aria-label]");
  const wanted = "Insert between Instagram and Address";
  // The list restores the focus after reordering: an earlier key would go to another row.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Move Phone", exact: true }).press("Enter");
    await expect(place).toHaveCount(1, { timeout: 2_000 });
    for (let presses = 0; presses < 5 && (await place.getAttribute("aria-label")) !== wanted; presses++)
      await page.keyboard.press("ArrowDown");
    await expect(place).toHaveAccessibleName(wanted, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press("Enter");
  await expect.poll(names).not.toEqual(["Phone", "E-mail", "Instagram", "Address"]);

  const before = await names();
  await page.getByRole("button", { name: "Delete Instagram" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  expect(await names()).toEqual(before);
  await expect(field(page, "Instagram")).toHaveValue("@ada");

  await page.keyboard.press("Control+z");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByRole("row")).toHaveCount(4);

  await field(page, "E-mail").fill("not an address");
  await field(page, "E-mail").blur();
  await expect(page.getByText("Please enter a valid e-mail address.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("leaving with unsaved changes asks, and what was typed stays until it is left", async ({ page }) => {
  await openCardEditor(page);
  await field(page, "Header").fill("Not yet");
  const question = page.getByRole("alertdialog");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(question).toContainText("Leave without saving?");
  await question.getByText("Stay", { exact: true }).click();
  await expect(field(page, "Header")).toHaveValue("Not yet");
  await page.getByRole("link", { name: "Log in" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/login/);
});

test("a reload keeps what was typed, and it can be discarded", async ({ page }) => {
  await openCardEditor(page);
  await field(page, "Header").fill("Half typed");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, "Header")).toHaveValue("Half typed");
  await page.getByRole("main").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Your unsaved changes are back.")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(field(page, "Header")).toHaveValue("");
});

test("the second of two tabs is told, and nothing is lost", async ({ page, context, allow }) => {
  allow.response(412, /\/save$/, "an older version is saved");
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Twice", header: "First" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  const other = await context.newPage();
  await openCardEditor(other, `/editor-business-card/${hash}`);
  await field(other, "Header").fill("From the other tab");
  await saveCard(other);
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await field(page, "Header").fill("Mine");
  await saveCard(page);
  const question = page.getByRole("alertdialog", { name: "Somebody saved a newer version" });
  await question.getByRole("button", { name: "Close" }).click();
  await saveCard(page);
  await question.getByRole("button", { name: "Load newer version" }).click();
  await expect(field(page, "Header")).toHaveValue("From the other tab");
  await expect(question).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(field(page, "Header")).toHaveValue("Mine");
  await saveCard(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await field(other, "Title").fill("Renamed in the other tab");
  await saveCard(other);
  await expect(other.getByRole("button", { name: "Merge both" })).toBeVisible();
  // The conflict is left unresolved: the base version is stored with the draft.
  other.on("dialog", (dialog) => dialog.accept());
  await openCardEditor(other, `/editor-business-card/${hash}`);
  await expect(field(other, "Title")).toHaveValue("Renamed in the other tab");
  await saveCard(other);
  await other.getByRole("button", { name: "Merge both" }).click();
  await expect(field(other, "Header")).toHaveValue("Mine");
  await expect(field(other, "Title")).toHaveValue("Renamed in the other tab");
  await expect(other.getByText("Look it over, then save.")).toBeVisible();
  await saveCard(other);
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await expect(other.getByText("Look it over, then save.")).toHaveCount(0, { timeout: 3_000 });
  await expect(other.getByText("Your unsaved changes are back")).toHaveCount(0, { timeout: 3_000 });

  await field(page, "Header").fill("Mine after all");
  await saveCard(page);
  await question.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(field(page, "Header")).toHaveValue("Mine after all");
});

test("a card that was changed elsewhere before its plan ended is saved over, but for what needs the plan", async ({
  page,
  context,
  allow,
}) => {
  allow.response(412, /\/save$/, "an older version is saved");
  allow.response(402, /\/save$/, "the plan ended after the editor was opened");
  const email = await signUp(page);
  await givePlan(email, "active");
  const { hash } = await haveACard(page, { title: "Lapsed", header: "First", subheader: "Baker" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  const other = await context.newPage();
  await openCardEditor(other, `/editor-business-card/${hash}`);
  await subheader(other).fill("Head baker");
  await saveCard(other);
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await givePlan(email, "expired");

  await field(page, "Header").fill("Mine");
  await subheader(page).fill("Cook");
  await saveCard(page);
  await page
    .getByRole("alertdialog", { name: "Somebody saved a newer version" })
    .getByRole("button", { name: "Save mine" })
    .click();
  await page
    .getByRole("alertdialog", { name: "This needs PRO" })
    .getByRole("button", { name: en.cards.plan.saveRest })
    .click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(field(page, "Header")).toHaveValue("Mine");
  await page.reload();
  await expect(field(page, "Header")).toHaveValue("Mine");
  await expect(subheader(page)).toHaveValue("Head baker");
});

test("what is typed after a save was refused for want of a plan is not saved by itself once there is one", async ({
  page,
}) => {
  const email = await signUp(page);
  const { hash } = await haveACard(page, { title: "Later", header: "Before" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await subheader(page).fill("Cook");
  await saveCard(page);
  await expect(page.getByRole("alertdialog", { name: "This needs PRO" })).toBeVisible();
  await page.keyboard.press("Escape");
  await field(page, "Header").fill("Half typed");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Half typed");
  await givePlan(email, "active");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(field(page, "Header")).toHaveValue("Half typed");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(field(page, "Header")).toHaveValue("Before");
});

test("what one account typed is not offered to the next one in the same tab", async ({ page }) => {
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Private", header: "Mine" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await field(page, "Header").fill("Nobody else's");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Nobody else's");
  page.on("dialog", (dialog) => dialog.accept());
  await signUp(page);
  await page.goto(`/editor-business-card/${hash}`);
  await page.waitForURL(/\/dashboard-business-cards\?missing=/);
  await expect(page.getByText("This card is not here, or not yours")).toBeVisible();
  await expect(page.getByText("What you typed is kept in this browser.")).toHaveCount(0);
});

test("a lost network while saving keeps everything", async ({ page, context, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Offline", header: "Before" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await field(page, "Header").fill("Typed in a tunnel");
  await context.setOffline(true);
  await saveCard(page);
  await expect(page.getByRole("banner").getByText("Could not save")).toBeVisible();
  await expect(page.getByText("There is no connection. Everything you typed is kept.")).toBeVisible();
  await expect(field(page, "Header")).toHaveValue("Typed in a tunnel");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("the first save of a card, by the keyboard, goes on where it was: same tab and the same history", async ({
  page,
}) => {
  await signUp(page);
  await openCardEditor(page);
  await field(page, "Title").fill("Work");
  await field(page, "Header").fill("Ada");
  await cardTab(page, "QR code").click();
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(cardTab(page, "QR code")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await cardTab(page, "General").click();
  await expect(field(page, "Header")).toHaveValue("");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("a card that was deleted in another tab is put back by saving it again, with its address and code", async ({
  page,
  allow,
}) => {
  allow.response(404, /\/save$/, "the card is gone");
  await signUp(page);
  const { id, hash } = await haveACard(page, { title: "Gone", header: "Ada" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await post(page, "/dashboard-business-cards/list", { intent: "delete", id });
  await field(page, "Header").fill("Ada, still here");
  await saveCard(page);
  await page.getByRole("button", { name: "Save again" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto(`/editor-business-card/${hash}`);
  await expect(field(page, "Header")).toHaveValue("Ada, still here");
  // A failure that may pass leaves it to be tried again; what cannot be put back any more is saved as a new one.
  await post(page, "/dashboard-business-cards/list", { intent: "delete", id });
  allow.response(503, /\/dashboard-business-cards\/list$/, "putting it back fails");
  allow.response(404, /\/dashboard-business-cards\/list$/, "it is deleted for good");
  const failWith = (status: number, code: string, messageKey: string) =>
    page.route(
      "**/dashboard-business-cards/list",
      (route) => route.fulfill({ status, json: { ok: false, error: { code, messageKey } } }),
      { times: 1 },
    );
  await field(page, "Header").fill("Ada, as new");
  await saveCard(page);
  await failWith(503, "unavailable", "unavailable");
  await page.getByRole("button", { name: "Save again" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(new URL(page.url()).pathname).toContain(hash);
  await failWith(404, "not_found", "notFound");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL((url) => /[0-9a-z]{16}$/.test(url.pathname) && !url.pathname.endsWith(hash));
  await expect(field(page, "Header")).toHaveValue("Ada, as new");
});

test("putting a card back, whose response was lost, is tried again without making a second one", async ({
  page,
  allow,
}) => {
  allow.response(404, /\/(save|list)$/, "the card is gone, and put back already");
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  const { id, hash } = await haveACard(page, { title: "Work", header: "Ada" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await post(page, "/dashboard-business-cards/list", { intent: "delete", id });
  await field(page, "Header").fill("Ada, still here");
  await saveCard(page);
  const list = "**/dashboard-business-cards/list";
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(list, loseResponse, { times: 1 });
  await page.getByRole("button", { name: "Save again" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toContain(hash);
  await page.goto("/dashboard-business-cards");
  await expect(page.getByText("1 of 1 used")).toBeVisible();
  await page.goto(`/editor-business-card/${hash}`);
  await expect(field(page, "Header")).toHaveValue("Ada, still here");
});

test("what was typed into a card that is gone is gone on with as a new one, and one that was begun waits", async ({
  page,
}) => {
  await givePlan(await signUp(page), "active");
  await openCardEditor(page);
  await field(page, "Header").fill("Begun before");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Begun before");
  const { id, hash } = await haveACard(page, { title: "Gone", header: "Ada" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await field(page, "Header").fill("Still in this browser");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Still in this");
  await post(page, "/dashboard-business-cards/list", { intent: "delete", id });
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/editor-business-card/${hash}`);
  await page.getByRole("button", { name: "Go on with it as new" }).click();
  await expect(field(page, "Header")).toHaveValue("Still in this browser");
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await page.goto("/editor-business-card");
  await page.getByRole("button", { name: /Begun before/ }).click();
  await expect(field(page, "Header")).toHaveValue("Begun before");
});

test("a card whose page is gone says so and takes another", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Gone soon", bio: "" } });
  const { hash } = await haveACard(page, { title: "Lost", header: "Ada", pageId: made.id });
  await post(page, "/dashboard-pages/list", { intent: "delete", id: made.id });
  const next = await haveAPage(page, { profile: { title: "The next one", bio: "" } });
  await page.goto("/dashboard-business-cards");
  await expect(page.getByText("Linked to a non-existent page")).toBeVisible();
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await cardTab(page, "QR code").click();
  await expect(page.getByText("The QR code destination page no longer exists.")).toBeVisible();
  await page.getByRole("button", { name: /Linked to a non-existent page/ }).click();
  await page.getByRole("option", { name: "The next one" }).click();
  await saveCard(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const response = await askSite(await scanDownload(page));
  expect(new URL(response.location).pathname).toBe(`/${next.slug}`);
});

test("a card that there is no room for leads to the list, which says so, and waits in the browser", async ({
  page,
  allow,
}) => {
  allow.response(403, /^\/editor-business-card\/save/, "the plan's one card was made in another tab");
  await signUp(page);
  await openCardEditor(page);
  await field(page, "Title").fill("Second");
  await field(page, "Header").fill("Ada Lindqvist");
  // Meanwhile the plan's only card was created in another tab.
  await haveACard(page, { title: "First", header: "Ada" });
  await saveCard(page);
  await expect(page).toHaveURL(/\/dashboard-business-cards\?limit=1/);
  await expect(page.getByText("You cannot have more business cards")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain("Second");
});
