import type { Page } from "playwright/test";
import { axeFindings } from "./axe.ts";
import { fillSignUp, PASSWORD, preview, saveButton, signUp, tab, unique } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";

const nameField = (page: Page) => page.getByRole("textbox", { name: "Your name or your business" });
const goOn = (page: Page, title: string) => page.getByRole("button", { name: `Go on with ${title}` });
const toEditor = (page: Page) => page.getByRole("button", { name: "Go to the editor" });

test("from an address that one wants to a live page, over a template, a name and the sign-up", async ({
  page,
}) => {
  test.slow();
  const slug = unique("cakes");
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your address" }).fill(slug);
  await page.getByRole("main").getByRole("button", { name: "Make your page" }).click();
  // The requested start is read once, and removed from the address.
  await expect(page).toHaveURL(/\/editor$/);
  await nameField(page).fill("Nora's Cakes");
  await page.getByRole("button", { name: "What do you do?" }).click();
  await page.getByRole("option", { name: "Consulting" }).click();
  const templates = page.getByRole("region", { name: "Templates" }).getByRole("button");
  await expect(templates.first()).toBeVisible();
  await expect(
    page.frameLocator("iframe >> nth=0").getByRole("heading", { name: "Nora's Cakes", includeHidden: true }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await templates.first().click();
  await expect(nameField(page)).toHaveValue("Nora's Cakes");
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue(slug);
  await expect(page.getByText("Free. It is yours once you save.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await toEditor(page).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(preview(page).getByRole("heading", { name: "Nora's Cakes" })).toBeVisible();
  // It is this browser's draft from here on.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Nora's Cakes");
  await page.goto("/editor");
  await goOn(page, "Nora's Cakes").click();
  await page.waitForURL(/\/editor\/new$/);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText(`/${slug}`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Nora's Cakes");
  expect(await axeFindings(page)).toEqual([]);
  await fillSignUp(page, `${slug}@visita.example`);
  // The template's card is a press away, under one's own name, and costs nothing.
  await page.getByRole("link", { name: "Make the matching card" }).click();
  await page.waitForURL(/\/editor-business-card\?page=pg_/);
  await expect(page.getByRole("textbox", { name: "Header", exact: true })).toHaveValue("Nora's Cakes");
  await expect(page.getByText("This card uses PRO")).toHaveCount(0);
  await page.goto(`http://me.${new URL(page.url()).host}/${slug}`);
  await expect(page.getByRole("heading", { name: "Nora's Cakes" })).toBeVisible();
});

test("the card of a page in a free theme costs nothing before anything was asked for", async ({ page }) => {
  await signUp(page);
  await page.goto("/editor?theme=visiting-card");
  await nameField(page).fill(unique("Themed"));
  await toEditor(page).click();
  await page.waitForURL(/\/editor\/new$/);
  await saveButton(page).click();
  await page.waitForURL(/\/editor\/pg_/);
  await page.goto(`/editor-business-card?page=${new URL(page.url()).pathname.split("/").at(-1)}`);
  await expect(page.getByRole("textbox", { name: "Header", exact: true })).toHaveValue(/^Themed/);
  await expect(page.getByText("This card uses PRO")).toHaveCount(0);
  await page.getByRole("button", { name: "Save card" }).click();
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
});

test("a contact form that comes with a template is told before its page is begun", async ({ page }) => {
  const told = page.getByText("It has a contact form: what visitors leave there comes into your contacts.");
  await page.goto("/editor?template=practice");
  await expect(page.getByText("A card goes with it")).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.goto("/editor?template=trainer");
  await expect(told).toBeVisible();
});

test("what a template says is named by the check as long as nobody has changed it", async ({ page }) => {
  await page.goto("/editor?template=practice");
  await nameField(page).fill("Harbour Practice");
  await toEditor(page).click();
  await page.waitForURL(/\/editor\/new$/);
  await page.getByRole("button", { name: /things to look at$/ }).click();
  const check = page.getByRole("dialog", { name: "What to look at" });
  const ofBio = check.getByRole("listitem").filter({ hasText: "General practice by the river." });
  await expect(ofBio).toContainText("is still an example of the template.");
  await ofBio.getByRole("button", { name: "Show me" }).click();
  await expect(tab(page, "General")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("textbox", { name: "Bio" }).fill("By the harbour since 1987.");
  await page.getByRole("button", { name: /things to look at$/ }).click();
  await expect(check.getByText("is still an example of the template.").first()).toBeVisible();
  await expect(ofBio).toHaveCount(0);
});

test("from a theme and from nothing, and back to the gallery", async ({ page }) => {
  await page.goto("/editor?theme=harbour");
  await expect(page.getByRole("heading", { name: "Name and address" })).toBeVisible();
  await expect(page).toHaveURL(/\/editor#name$/);
  await page.getByRole("button", { name: "Choose another start" }).click();
  for (const group of ["Paper", "Bold", "Quiet", "Dark", "Image"])
    await expect(page.getByRole("heading", { name: `Themes: ${group}` })).toBeVisible();
  await page.getByRole("button", { name: "Start with Swiss grid" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("ada");
  await expect(page.getByText("URL ada has already been taken")).toBeVisible();
  await page.getByRole("button", { name: "ada-studio" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("ada-studio");
  await page.getByRole("button", { name: "Choose another start" }).click();
  await page.getByRole("button", { name: "Start empty" }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Ada");
  await tab(page, "Settings").click();
  await expect(page.getByRole("textbox", { name: "Address of the page" })).toHaveValue("ada-studio");
});

test("who chooses nothing starts with a free theme, and a signed-in person goes on with what was begun", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/editor");
  await expect(page.getByRole("button", { name: "Start with Harbour Chosen for you" })).toBeVisible();
  await page.getByRole("button", { name: "Start with a free theme" }).click();
  await nameField(page).fill("Harbour Cakes");
  await toEditor(page).click();
  await expect(preview(page).getByRole("heading", { name: "Harbour Cakes" })).toBeVisible();
  await tab(page, "Themes").click();
  await expect(page.getByRole("button", { name: "In use: Harbour" })).toBeDisabled();
  await page.goto("/editor?theme=ledger");
  await expect(page.getByRole("button", { name: "Start with Ledger" })).toBeEnabled();
  await goOn(page, "Harbour Cakes").click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Harbour Cakes");
});

test("who has an account already is led to the login where the sign-up says so", async ({ page, allow }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/sign-up");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  allow.response(422, /\/sign-up/, "the address has an account");
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Log in with this address" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("an address that no page can have is told, and a page that was begun takes the one that is asked for", async ({
  page,
}) => {
  await page.goto("/editor?address=ab");
  await expect(page.getByText("Choose another address when you name your page.")).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
  await page.getByRole("button", { name: "Start empty" }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Ada");
  const slug = unique("later");
  await page.goto(`/editor?address=${slug}`);
  await goOn(page, "Ada").click();
  await page.waitForURL(/\/editor\/new$/);
  await tab(page, "Settings").click();
  await expect(page.getByRole("textbox", { name: "Address of the page" })).toHaveValue(slug);
});

test("a list that cannot be loaded can be asked for again, and a click shows that it was heard", async ({
  page,
  allow,
}) => {
  allow.response(503, /\/editor\/themes/, "the list is refused once");
  let isRefused = true;
  await page.route("**/editor/themes*", (route) =>
    isRefused ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
  );
  await page.goto("/editor");
  await expect(page.getByText("The templates and themes could not be loaded.")).toBeVisible();
  isRefused = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Start with Swiss grid" })).toBeVisible();
  await page.getByRole("button", { name: "Start empty" }).click();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/editor/new?_data=*", async (route) => {
    await held;
    await route.continue();
  });
  await toEditor(page).click();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  // What takes longer has its outline.
  await expect(page.locator("[data-pending]")).toBeVisible();
  go();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("the way back in the browser leads from name and address to the gallery, and forward again", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your address" }).fill("Nora's Own Cakes");
  await page.getByRole("main").getByRole("button", { name: "Make your page" }).click();
  await expect(nameField(page)).toHaveValue("Nora's Own Cakes");
  await nameField(page).fill("Nora");
  await page.getByRole("button", { name: "Start empty" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("noras-own-cakes");
  await page.goBack();
  await expect(nameField(page)).toHaveValue("Nora");
  await expect(page.getByRole("button", { name: "Start empty" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Name and address" })).toBeVisible();
});

test("what was chosen is there after the editor could not be loaded", async ({ page, allow }) => {
  allow.response(503, /editor\/new/, "the editor cannot be had once");
  allow.console(/503/, "what Remix says of it");
  const title = unique("Kept");
  await page.goto("/editor");
  await nameField(page).fill(title);
  await page.getByRole("button", { name: "Start with Swiss grid" }).click();
  await page.route(/editor\/new\?.*_data/, (route) => route.fulfill({ status: 503, body: "" }));
  await toEditor(page).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await page.unrouteAll();
  await page.goto("/editor");
  await goOn(page, title).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
  await expect(preview(page).getByRole("heading", { name: title })).toBeVisible();
});

test("a page that was begun for one address is asked which one it gets when another is asked for", async ({
  page,
}) => {
  const [first, second] = [unique("first"), unique("second")];
  await page.goto(`/editor?address=${first}`);
  await page.getByRole("button", { name: "Start empty" }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Ada");
  const address = page.getByRole("textbox", { name: "Address of the page" });
  for (const [chosen, expected] of [
    [/^Go on with Ada$/, first],
    [new RegExp(`/${second}$`), second],
  ] as const) {
    await page.goto(`/editor?address=${second}`);
    await expect(page.getByRole("heading", { name: "You have begun a page already" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: chosen }).click();
    await page.waitForURL(/\/editor\/new$/);
    await tab(page, "Settings").click();
    await expect(address).toHaveValue(expected);
  }
});

test("after a draft was saved for the sign-up, a theme asks first and then takes its place", async ({
  page,
}) => {
  await page.goto("/editor");
  await page.getByRole("button", { name: "Start empty" }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Ada");
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await page.goto("/editor?theme=swiss-grid");
  await expect(page.getByText("“Ada” is kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Start with Swiss grid" }).click();
  await nameField(page).fill("Grid");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Grid");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Grid");
  await page.goto("/editor");
  await expect(goOn(page, "Grid")).toBeVisible();
  await page.getByRole("button", { name: "Start a new page" }).click();
  await expect(page.getByRole("heading", { name: "What does your page start from?" })).toBeVisible();
});

test("a made-up address that somebody else has is not promised", async ({ page }) => {
  await page.goto("/editor");
  await nameField(page).fill("Ada");
  await page.getByRole("button", { name: "Start empty" }).click();
  const address = page.getByRole("textbox", { name: "Address" });
  await expect(address).toHaveAttribute("placeholder", /^ada-\w+$/);
  const promised = await address.getAttribute("placeholder");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Ada");
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText(`/${promised}`)).toBeVisible();
});

test("of a name in another script it is said that no address can be made of it", async ({ page }) => {
  await page.goto("/editor");
  await nameField(page).fill("حلويات ليلى");
  await page.getByRole("button", { name: "Start empty" }).click();
  await expect(page.getByText(/^No address can be made from this name/)).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill(unique("layla"));
  await expect(page.getByText("Free. It is yours once you save.")).toBeVisible();
});
