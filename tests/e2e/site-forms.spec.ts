import { LANGUAGES } from "../../app/domain/languages.ts";
import { expectAccessible } from "./accessible.ts";
import { ENGLISH_DESK, messagesOf, schemesOf, screensOf } from "./languages.ts";
import { asSubscriber, type MadePage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

const SECRET = "What only those see who confirmed";

/** A page of the subscriber's with a contact form, sensitive or not. */
async function makePage(slug: string, sensitive?: number): Promise<() => Promise<unknown>> {
  const fields = ["name", "email", "phone", "position", "company", "linkedIn", "message"].map((name) => ({
    name,
    required: name === "name",
  }));
  const blocks = [
    { type: "text", data: { text: SECRET } },
    { key: "ask", type: "collectContacts", data: { fields } },
  ];
  const content = { slug, profile: { title: "Grace Murray Hopper" }, blocks, sensitive };
  const { id } = await asSubscriber<MadePage>("POST", "/_/pages", content);
  await asSubscriber("POST", `/_/pages/${id}/publish`);
  return () => asSubscriber("DELETE", `/_/pages/${id}`);
}

const siteOf = (baseURL: string | undefined) => (baseURL ?? "").replace("//", "//me.");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor confirms, leaves their details and reports the page", async ({ page, baseURL, allow }) => {
    allow.response(422, /^\/(f|report)\//, "a field is missing");
    const site = siteOf(baseURL);
    const slug = `no-script-${Date.now().toString(36)}`;
    const remove = await makePage(slug, 18);
    const en = await messagesOf("en");
    await page.goto(`${site}/${slug}`);
    await expect(page.getByText(SECRET)).toHaveCount(0);
    await page.getByRole("button").click();
    await expect(page).toHaveURL(`${site}/${slug}`);
    await expect(page.getByText(SECRET)).toBeVisible();
    await page.reload();
    await expect(page.getByText(SECRET)).toBeVisible();

    await page.locator("summary").click();
    await page.locator("[name=name]").fill("Grace");
    await page.locator("[name=phone]").fill("call me");
    await page.locator("textarea[name=message]").fill("We met\nat the fair");
    await page.locator("[name=consent]").check();
    await page.locator("form [type=submit]").click();
    await expect(page.locator("h1")).toHaveText(en.siteScreens.contactForm.failed);
    await expect(page.locator("[name=name]")).toHaveValue("Grace");
    await expect(page.locator("[name=message]")).toHaveValue("We met\nat the fair");
    await page.locator("[name=phone]").fill("+49 30 123456");
    await page.locator("[name=consent]").check();
    await page.locator("form [type=submit]").click();
    await expect(page.locator("h1")).toHaveText(en.siteScreens.contactForm.thanksTitle);
    await page.getByRole("link", { name: en.siteScreens.contactForm.back }).click();
    await expect(page.getByText(SECRET)).toBeVisible();

    await page.getByRole("link", { name: en.site.page.report }).click();
    await page.locator("[value=impersonation]").check();
    await page.locator("[name=text]").fill("That is me");
    await page.locator("form [type=submit]").click();
    await expect(page.locator("h1")).toHaveText(en.siteScreens.report.thanksTitle);
    await remove();
  });
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const locale = LANGUAGES.find(({ shortCode }) => shortCode === code)?.code ?? "en";
  for (const colorScheme of schemesOf("dark")) {
    const name = `site-forms-${code}-${viewport.width}-${colorScheme}`;
    test.describe(name, () => {
      test.use({ viewport, locale, colorScheme });

      test("the site's own forms are sound", async ({ page, baseURL, allow }) => {
        allow.response(422, /^\/(f|report)\//, "a field is missing");
        const site = siteOf(baseURL);
        const slug = `${code}-${viewport.width}-${colorScheme}-${Date.now().toString(36)}`;
        const remove = await makePage(slug, 21);
        await page.goto(`${site}/${slug}`);
        await expectAccessible(page, `${name}-gate`);
        await page.getByRole("button").click();
        await page.locator("summary").click();
        await sendEmpty(page);
        await expectAccessible(page, `${name}-contact`);
        await page.goto(`${site}/report/${slug}`);
        await sendEmpty(page);
        await expectAccessible(page, `${name}-report`);
        await remove();
      });
    });
  }
}

/** Past the browser's own checks, as an old one sends it. */
async function sendEmpty(page: Page): Promise<void> {
  await page
    .locator("form")
    .last()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.locator("form [type=submit]").last().click();
  await expect(page.getByRole("alert")).toBeVisible();
}
