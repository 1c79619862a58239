import type { Page } from "playwright/test";
import { axeFindings } from "./axe.ts";
import { like, t, within } from "./messages.ts";
import { fillSignUp, PASSWORD, preview, saveButton, signUp, tab, unique } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";

const nameField = (page: Page) => page.getByRole("textbox", { name: t("start:gallery.name") });
const goOn = (page: Page, title: string) =>
  page.getByRole("button", { name: t("start:begun.goOn", { title }) });
const toEditor = (page: Page) => page.getByRole("button", { name: t("start:naming.go") });

test("from an address that one wants to a live page, over a template, a name and the sign-up", async ({
  page,
}) => {
  test.slow();
  const slug = unique("cakes");
  await page.goto("/");
  await page.getByRole("textbox", { name: t("landing:claim.label") }).fill(slug);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("landing:start") })
    .click();
  // The requested start is read once, and removed from the address.
  await expect(page).toHaveURL(/\/editor$/);
  await nameField(page).fill("Nora's Cakes");
  await page.getByRole("button", { name: t("start:gallery.industry") }).click();
  await page.getByRole("option", { name: t("industries:consulting") }).click();
  const templates = page.getByRole("region", { name: t("start:gallery.templates") }).getByRole("button");
  await expect(templates.first()).toBeVisible();
  await expect(
    page.frameLocator("iframe >> nth=0").getByRole("heading", { name: "Nora's Cakes", includeHidden: true }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await templates.first().click();
  await expect(nameField(page)).toHaveValue("Nora's Cakes");
  await expect(page.getByRole("textbox", { name: t("start:naming.address") })).toHaveValue(slug);
  await expect(page.getByText(t("start:naming.free"))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await toEditor(page).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(preview(page).getByRole("heading", { name: "Nora's Cakes" })).toBeVisible();
  // It is this browser's draft from here on.
  await page.reload();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Nora's Cakes");
  await page.goto("/editor");
  await goOn(page, "Nora's Cakes").click();
  await page.waitForURL(/\/editor\/new$/);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText(`/${slug}`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("accounts:name") })).toHaveValue("Nora's Cakes");
  expect(await axeFindings(page)).toEqual([]);
  await fillSignUp(page, `${slug}@visita.example`);
  // The template's card is a press away, under one's own name, and costs nothing.
  await page.getByRole("link", { name: t("sharing:live.card") }).click();
  await page.waitForURL(/\/editor-business-card\?page=pg_/);
  await expect(page.getByRole("textbox", { name: t("cards:general.header"), exact: true })).toHaveValue(
    "Nora's Cakes",
  );
  await expect(page.getByText(within("cards:plan.notice"))).toHaveCount(0);
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
  await expect(page.getByRole("textbox", { name: t("cards:general.header"), exact: true })).toHaveValue(
    /^Themed/,
  );
  await expect(page.getByText(within("cards:plan.notice"))).toHaveCount(0);
  await page.getByRole("button", { name: t("cards:editor.save") }).click();
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
});

test("a contact form that comes with a template is told before its page is begun", async ({ page }) => {
  const told = page.getByText(t("start:naming.form"));
  await page.goto("/editor?template=practice");
  await expect(page.getByText(t("start:naming.card"))).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.goto("/editor?template=trainer");
  await expect(told).toBeVisible();
});

test("what a template says is named by the check as long as nobody has changed it", async ({ page }) => {
  await page.goto("/editor?template=practice");
  await nameField(page).fill("Harbour Practice");
  await toEditor(page).click();
  await page.waitForURL(/\/editor\/new$/);
  await page.getByRole("button", { name: like("sharing:check.count", { count: /\d+/ }) }).click();
  const check = page.getByRole("dialog", { name: t("sharing:check.title") });
  const ofBio = check.getByRole("listitem").filter({ hasText: t("templates:practice.bio") });
  await expect(ofBio).toContainText(within("sharing:check.sampleText"));
  await ofBio.getByRole("button", { name: t("sharing:check.show") }).click();
  await expect(tab(page, "general")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("By the harbour since 1987.");
  await page.getByRole("button", { name: like("sharing:check.count", { count: /\d+/ }) }).click();
  await expect(check.getByText(within("sharing:check.sampleText")).first()).toBeVisible();
  await expect(ofBio).toHaveCount(0);
});

test("from a theme and from nothing, and back to the gallery", async ({ page }) => {
  await page.goto("/editor?theme=harbour");
  await expect(page.getByRole("heading", { name: t("start:naming.title") })).toBeVisible();
  await expect(page).toHaveURL(/\/editor#name$/);
  await page.getByRole("button", { name: t("start:naming.back") }).click();
  for (const group of [
    t("start:gallery.paper"),
    t("start:gallery.bold"),
    t("start:gallery.quiet"),
    t("start:gallery.dark"),
    t("start:gallery.image"),
  ])
    await expect(page.getByRole("heading", { name: t("start:gallery.themes", { group }) })).toBeVisible();
  await page.getByRole("button", { name: t("start:gallery.start", { name: "Swiss grid" }) }).click();
  await page.getByRole("textbox", { name: t("start:naming.address") }).fill("ada");
  await expect(page.getByText(t("errors:slugTaken", { url: "ada" }))).toBeVisible();
  await page.getByRole("button", { name: "ada-studio" }).click();
  await expect(page.getByRole("textbox", { name: t("start:naming.address") })).toHaveValue("ada-studio");
  await page.getByRole("button", { name: t("start:naming.back") }).click();
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Ada");
  await tab(page, "settings").click();
  await expect(page.getByRole("textbox", { name: t("editor:settings.address") })).toHaveValue("ada-studio");
});

test("who chooses nothing starts with a free theme, and a signed-in person goes on with what was begun", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/editor");
  await expect(
    page.getByRole("button", {
      name: `${t("start:gallery.start", { name: "Harbour" })} ${t("start:gallery.chosen")}`,
    }),
  ).toBeVisible();
  await page.getByRole("button", { name: t("start:gallery.free") }).click();
  await nameField(page).fill("Harbour Cakes");
  await toEditor(page).click();
  await expect(preview(page).getByRole("heading", { name: "Harbour Cakes" })).toBeVisible();
  await tab(page, "themes").click();
  await expect(page.getByRole("button", { name: `${t("design:themes.current")}: Harbour` })).toBeDisabled();
  await page.goto("/editor?theme=ledger");
  await expect(
    page.getByRole("button", { name: t("start:gallery.start", { name: "Ledger" }) }),
  ).toBeEnabled();
  await goOn(page, "Harbour Cakes").click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Harbour Cakes");
});

test("who has an account already is led to the login where the sign-up says so", async ({ page, allow }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/sign-up");
  await page.getByRole("textbox", { name: t("accounts:name") }).fill("Ada");
  await page.getByRole("textbox", { name: t("accounts:email") }).fill(email);
  await page.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  allow.response(422, /\/sign-up/, "the address has an account");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("accounts:signUp.submit") })
    .click();
  await page.getByRole("link", { name: t("accounts:signUp.logInInstead") }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("an address that no page can have is told, and a page that was begun takes the one that is asked for", async ({
  page,
}) => {
  await page.goto("/editor?address=ab");
  await expect(page.getByText(t("start:claim.wrong"))).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Ada");
  const slug = unique("later");
  await page.goto(`/editor?address=${slug}`);
  await goOn(page, "Ada").click();
  await page.waitForURL(/\/editor\/new$/);
  await tab(page, "settings").click();
  await expect(page.getByRole("textbox", { name: t("editor:settings.address") })).toHaveValue(slug);
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
  await expect(page.getByText(t("start:gallery.failed"))).toBeVisible();
  isRefused = false;
  await page.getByRole("button", { name: t("start:gallery.again") }).click();
  await expect(
    page.getByRole("button", { name: t("start:gallery.start", { name: "Swiss grid" }) }),
  ).toBeVisible();
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/editor/new?_data=*", async (route) => {
    await held;
    await route.continue();
  });
  await toEditor(page).click();
  await expect(page.getByRole("progressbar", { name: t("shell:loading") })).toBeVisible();
  // What takes longer has its outline.
  await expect(page.locator("[data-pending]")).toBeVisible();
  go();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("progressbar", { name: t("shell:loading") })).toHaveCount(0);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("the way back in the browser leads from name and address to the gallery, and forward again", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: t("landing:claim.label") }).fill("Nora's Own Cakes");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("landing:start") })
    .click();
  await expect(nameField(page)).toHaveValue("Nora's Own Cakes");
  await nameField(page).fill("Nora");
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await expect(page.getByRole("textbox", { name: t("start:naming.address") })).toHaveValue("noras-own-cakes");
  await page.goBack();
  await expect(nameField(page)).toHaveValue("Nora");
  await expect(page.getByRole("button", { name: t("start:gallery.empty") })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: t("start:naming.title") })).toBeVisible();
});

test("what was chosen is there after the editor could not be loaded", async ({ page, allow }) => {
  allow.response(503, /editor\/new/, "the editor cannot be had once");
  allow.console(/503/, "what Remix says of it");
  const title = unique("Kept");
  await page.goto("/editor");
  await nameField(page).fill(title);
  await page.getByRole("button", { name: t("start:gallery.start", { name: "Swiss grid" }) }).click();
  await page.route(/editor\/new\?.*_data/, (route) => route.fulfill({ status: 503, body: "" }));
  await toEditor(page).click();
  await expect(page.getByText(t("shell:error.text"))).toBeVisible();
  await page.unrouteAll();
  await page.goto("/editor");
  await goOn(page, title).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await expect(preview(page).getByRole("heading", { name: title })).toBeVisible();
});

test("a page that was begun for one address is asked which one it gets when another is asked for", async ({
  page,
}) => {
  const [first, second] = [unique("first"), unique("second")];
  await page.goto(`/editor?address=${first}`);
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Ada");
  const address = page.getByRole("textbox", { name: t("editor:settings.address") });
  for (const [chosen, expected] of [
    [like("start:begun.goOn", { title: "Ada" }), first],
    [like("start:begun.goOnAt", { address: new RegExp(`.*/${second}`) }), second],
  ] as const) {
    await page.goto(`/editor?address=${second}`);
    await expect(page.getByRole("heading", { name: t("start:begun.title") })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: chosen }).click();
    await page.waitForURL(/\/editor\/new$/);
    await tab(page, "settings").click();
    await expect(address).toHaveValue(expected);
  }
});

test("after a draft was saved for the sign-up, a theme asks first and then takes its place", async ({
  page,
}) => {
  await page.goto("/editor");
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await nameField(page).fill("Ada");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Ada");
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await page.goto("/editor?theme=swiss-grid");
  await expect(page.getByText(t("start:begun.text", { title: "Ada" }))).toBeVisible();
  await page.getByRole("button", { name: t("start:gallery.start", { name: "Swiss grid" }) }).click();
  await nameField(page).fill("Grid");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Grid");
  await page.reload();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Grid");
  await page.goto("/editor");
  await expect(goOn(page, "Grid")).toBeVisible();
  await page.getByRole("button", { name: t("start:begun.startNew") }).click();
  await expect(page.getByRole("heading", { name: t("start:gallery.title") })).toBeVisible();
});

test("a made-up address that somebody else has is not promised", async ({ page }) => {
  await page.goto("/editor");
  await nameField(page).fill("Ada");
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  const address = page.getByRole("textbox", { name: t("start:naming.address") });
  await expect(address).toHaveAttribute("placeholder", /^ada-\w+$/);
  const promised = await address.getAttribute("placeholder");
  await toEditor(page).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Ada");
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText(`/${promised}`)).toBeVisible();
});

test("of a name in another script it is said that no address can be made of it", async ({ page }) => {
  await page.goto("/editor");
  await nameField(page).fill("حلويات ليلى");
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await expect(page.getByText(t("start:naming.hintRandom"))).toBeVisible();
  await page.getByRole("textbox", { name: t("start:naming.address") }).fill(unique("layla"));
  await expect(page.getByText(t("start:naming.free"))).toBeVisible();
});
