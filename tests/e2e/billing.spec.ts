import { en } from "../../app/i18n/english.ts";
import { expectAccessible } from "./accessible.ts";
import { api, buyPlan, payAtCheckout, tokenOf } from "./billing-steps.ts";
import { askSite, haveACard, haveAPage } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, schemesOf, screensOf } from "./languages.ts";
import { like, t, within } from "./messages.ts";
import { fillSignUp, givePlan, openEditor, saveButton, signUp, tab, unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const { billing, pricing, shell } = en;
const more = (page: Page) => page.getByRole("button", { name: pricing.seats.more });
const less = (page: Page) => page.getByRole("button", { name: pricing.seats.less });
const plan = (page: Page) => page.getByRole("region", { name: billing.plan });

test("from what is locked, over paying, back to where it was, with what was typed", async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto("/editor/new");
  await page.getByRole("tab", { name: en.editor.tabs.seo }).click();
  await page.getByRole("textbox", { name: en.sharing.seo.title }).fill("Typed before");
  await page.getByRole("tabpanel").getByRole("button", { name: shell.plans.pro }).first().click();
  const modal = page.getByRole("dialog", {
    name: t("pricing:modal.wanted", { feature: pricing.features.seo }),
  });
  await modal.getByRole("link", { name: pricing.get }).click();
  // What was typed is kept for the way back: nothing is asked.
  await expect(page).toHaveURL(/\/account\/upgrade\?cycle=yearly&for=seo&back=%2Feditor%2Fnew$/);
  await expect(page.getByText(fill(billing.buy.wanted, { feature: pricing.features.seo }))).toBeVisible();
  await more(page).click();
  await expect(page.getByText("$47.76", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await payAtCheckout(page);
  await page.waitForURL(/\/account\/billing\?session=/);
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
  await expect(plan(page)).toContainText(t("billing:facts.used", { used: 0, limit: 2 }));
  await expect(plan(page)).toContainText(t("billing:facts.yearly", { price: "$23.88" }));
  await page.getByRole("link", { name: billing.returned.go }).click();
  await expect(page).toHaveURL(/\/editor\/new$/);
  await page.getByRole("tab", { name: en.editor.tabs.seo }).click();
  await expect(page.getByRole("textbox", { name: en.sharing.seo.title })).toHaveValue("Typed before");
});

test("a page made before the sign-up is paid for, gone on with and published", async ({ page }) => {
  test.slow();
  const title = unique("Paid");
  const { editor, design } = en;
  await openEditor(page);
  await page.getByRole("textbox", { name: editor.general.title }).fill(title);
  await tab(page, "design").click();
  await page.getByRole("button", { name: design.branding.title, exact: true }).click();
  await page.getByRole("switch", { name: fill(design.branding.show, { brand: "Visita" }) }).press("Space");
  await saveButton(page).click();
  await page.getByRole("button", { name: t("editing:plan.signUp") }).click();
  await page.waitForURL(/\/sign-up\?to=upgrade$/);
  await fillSignUp(page, `${title}@visita.example`.toLowerCase(), /\/account\/upgrade\?/);
  // The address no longer names a draft, and this browser has none.
  await page.waitForURL(/\/account\/upgrade\?back=%2Feditor%2Fpg_\w+$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("drafts") ?? "[]")).toBe("[]");
  // After cancelling the payment the same link is still there.
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL(/\/account\/upgrade\?.*back=%2Feditor%2Fpg_\w+/);
  // Nothing was bought, and the way back to the page is there as before.
  await expect(page.getByText(billing.buy.cancelled)).toBeVisible();
  await page.getByRole("link", { name: billing.buy.leave }).click();
  await page.waitForURL(/\/editor\/pg_/);
  await page.goBack();
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await payAtCheckout(page);
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(within("billing:returned.draft"))).toContainText(title);
  await page.getByRole("link", { name: billing.returned.publish }).click();
  await page.waitForURL(/\/editor\/pg_/);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: editor.publish, exact: true }).click();
  await expect(header.getByText(editor.state.published)).toBeVisible();
  await page.goto(`http://me.${new URL(page.url()).host}/${title.toLowerCase()}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("seats and cycle are changed, each with its amount before", async ({ page }) => {
  test.slow();
  await signUp(page);
  await buyPlan(page);
  await plan(page).getByRole("link", { name: billing.change }).click();
  await expect(page.getByText(billing.alter.same)).toBeVisible();
  await page.getByText(pricing.cycle.yearly, { exact: true }).click();
  await expect(page.getByRole("button", { name: like("billing:alter.payNow") })).toBeVisible();
  await page.getByText(pricing.cycle.monthly, { exact: true }).click();
  await page.getByRole("textbox", { name: pricing.seats.label }).fill("2");
  await more(page).click();
  await page.getByRole("button", { name: like("billing:alter.payNow", { amount: "$3.99" }) }).click();
  await expect(page).toHaveURL(/\/account\/billing$/);
  await expect(plan(page)).toContainText(t("billing:facts.used", { used: 0, limit: 3 }));
  await expect(plan(page)).toContainText(within("billing:facts.nextOn", { amount: "$11.97" }));
  // Fewer seats wait for the end of the period; what is planned is taken back.
  await plan(page).getByRole("link", { name: billing.change }).click();
  await less(page).click();
  await expect(page.getByText(billing.alter.nothing, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: like("billing:alter.later") }).click();
  await expect(page.getByText(like("billing:scheduled.monthly", { count: 2 }))).toBeVisible();
  await plan(page).getByRole("link", { name: billing.change }).click();
  await more(page).click();
  await page.getByRole("button", { name: billing.alter.stayPlanned }).click();
  await expect(page).toHaveURL(/\/account\/billing$/);
  await expect(page.getByText(within("billing:scheduled.monthly", { count: 2 }))).toHaveCount(0);
});

test("a plan is cancelled, kept, and withdrawn from; a new card and invoice details are at Stripe", async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto("/account");
  await page.getByRole("link", { name: billing.meta.billing.title }).click();
  await expect(plan(page)).toContainText(billing.about.free);
  await page.getByRole("link", { name: billing.back }).click();
  await expect(page).toHaveURL(/\/account$/);
  await buyPlan(page, { seats: 1 });
  const invoices = page.getByRole("list", { name: billing.invoices.title });
  await expect(invoices.getByRole("listitem")).toHaveText(
    new RegExp(`\\$3\\.99\\s*${t("billing:invoices.paid")}`),
  );
  const download = page.waitForEvent("download");
  await invoices.getByRole("link", { name: like("billing:invoices.pdfOf") }).click();
  expect((await download).suggestedFilename()).toMatch(/^[A-Z0-9]+-\d+\.pdf$/);

  await page.getByRole("button", { name: billing.cancel.action }).click();
  const question = page.getByRole("alertdialog", { name: billing.cancel.question });
  for (const name of [billing.keep, shell.close]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole("button", { name: billing.cancel.action }).click();
  }
  await question.getByRole("button", { name: billing.cancel.action }).click();
  await expect(question.getByText(billing.cancel.agreeFirst)).toBeVisible();
  await expect(question.getByText(like("billing:withdraw.text", { amount: "$3.99" }))).toBeVisible();
  await expectAccessible(page, "billing-cancel");
  const answered = page.waitForEvent("popup");
  await question.getByRole("link", { name: billing.cancel.policy }).click();
  const policy = await answered;
  await expect(policy.getByText(en.faq.questions.cancel.answer)).toBeVisible();
  await policy.close();
  await question.getByText(billing.cancel.agree).click();
  await question.getByRole("button", { name: billing.cancel.action }).click();
  await expect(plan(page)).toContainText(within("billing:status.cancelled_active"));
  await expect(plan(page)).toContainText(within("billing:about.cancelled_active"));
  await page.goto("/account/upgrade");
  await page.getByRole("button", { name: billing.keep }).click();
  await expect(page.getByText(billing.alter.same)).toBeVisible();
  await page.goto("/account/billing");
  await page.getByRole("button", { name: billing.cancel.action }).click();
  await question.getByText(billing.cancel.agree).click();
  await question.getByRole("button", { name: billing.cancel.action }).click();
  await expect(plan(page)).toContainText(within("billing:status.cancelled_active"));
  await page.goto("/dashboard");
  await expect(page.getByText(like("shell:prompt.ending"))).toBeVisible();
  await page.getByRole("link", { name: shell.account.renew }).click();
  await page.getByRole("button", { name: billing.keep }).click();
  await expect(plan(page)).toContainText(billing.about.active);

  await page.getByRole("button", { name: billing.payment.change }).click();
  await page.waitForURL(/sandbox\.localhost/);
  await page.goto("/account/billing");
  await page.getByRole("button", { name: billing.company.change }).click();
  await page.waitForURL(/sandbox\.localhost/);
  await page.goto("/account/billing");

  // The refund is offered before the account can be left.
  await page.goto("/account/delete?step=goes");
  await expect(
    page.getByText(
      new RegExp(
        `${within("leaving:goes.paidUntil").source} ${within("leaving:goes.withdraw", { amount: "$3.99" }).source}`,
      ),
    ),
  ).toBeVisible();
  await page.getByRole("link", { name: en.leaving.goes.billing }).click();
  await expect(page).toHaveURL(/\/account\/billing$/);

  const free = await haveAPage(page, { profile: { title: "Stays" } }, true);
  await page.getByRole("button", { name: billing.withdraw.action }).click();
  const step = page.getByRole("alertdialog", { name: billing.withdraw.question });
  for (const name of [billing.keep, shell.close]) {
    await step.getByRole("button", { name }).click();
    await expect(step).toHaveCount(0);
    await page.getByRole("button", { name: billing.withdraw.action }).click();
  }
  await expect(step).toContainText("$3.99");
  await expect(step.getByRole("checkbox", { name: /^Stays/ })).toBeChecked();
  for (const isChecked of [false, true]) {
    await step.getByText("Stays", { exact: true }).click();
    await expect(step.getByRole("checkbox", { name: /^Stays/ })).toBeChecked({ checked: isChecked });
  }
  await expectAccessible(page, "billing-withdraw");
  await step.getByRole("button", { name: fill(billing.withdraw.confirm, { amount: "$3.99" }) }).click();
  await expect(plan(page)).toContainText(billing.about.expired);
  // Neither seats nor a price are left of it.
  for (const fact of [billing.facts.seats, billing.facts.price])
    await expect(plan(page).getByText(fact, { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: billing.withdraw.action })).toHaveCount(0);
  await expect(plan(page)).toContainText(fill(billing.withdraw.state, { amount: "$3.99" }));
  await expect(async () =>
    expect((await askSite(`http://me.localhost/${free.slug}`)).status).toBe(200),
  ).toPass();
  await expect(invoices.getByRole("listitem")).toHaveText(
    new RegExp(`\\$3\\.99\\s*${t("billing:invoices.refunded")}`),
  );
  await plan(page).getByRole("link", { name: billing.renew }).click();
  await expect(page.getByText(billing.buy.again)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: pricing.seats.label })).toHaveValue("1");
  await expect(page.getByRole("radio", { name: pricing.cycle.monthly })).toBeChecked();
  await more(page).click();
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await page.waitForURL(/\/checkout\//);
  await expect(page.getByText(billing.buy.consent)).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: pricing.seats.label })).toHaveValue("2");
  await expect(page.getByRole("radio", { name: pricing.cycle.monthly })).toBeChecked();
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test(`billing is sound: ${code}-${viewport.width}`, async ({ page }) => {
    test.slow();
    const own = (await messagesOf(code)).billing;
    await page.setViewportSize(viewport);
    await signUp(page, code);
    const look = async (path: string, name: string) => {
      if (path) await page.goto(addressOf(code, path));
      for (const colorScheme of schemesOf("dark")) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${code}-${viewport.width}-${name}-${colorScheme}`);
      }
    };
    await look("/account/billing", "billing-free");
    await look("/account/upgrade?for=passes&seats=3", "upgrade");
    await look("/dashboard", "prompt");
    await page.goto(addressOf(code, "/account/upgrade?seats=3&cycle=yearly"));
    await page.getByRole("button", { name: own.buy.pay }).click();
    await payAtCheckout(page);
    await page.waitForURL(/\/account\/billing\?session=/);
    expect(new URL(page.url()).origin + new URL(page.url()).pathname).toBe(
      addressOf(code, "/account/billing"),
    );
    await expect(page.getByText(own.returned.active)).toBeVisible({ timeout: 20_000 });
    await look("", "returned");
    await look("/account/billing", "billing");
    const isolated = (text: string) => (code === "ar" ? `\u2066${text}\u2069` : text);
    await expect(
      page.getByText(fill(own.payment.card, { brand: isolated("Visa"), last4: isolated("4242") }), {
        exact: true,
      }),
    ).toBeVisible();
    await page.goto(addressOf(code, "/account/upgrade"));
    await page.getByRole("button", { name: (await messagesOf(code)).pricing.seats.less }).click();
    await expect(page.getByText(own.alter.nothing, { exact: true })).toBeVisible();
    await look("", "change");
    await page.goto(addressOf(code, "/account/billing"));
    await page.getByRole("button", { name: own.cancel.action }).click();
    await look("", "cancel");
  });
}

test("each state of a plan is told, on the account's screen and above the three lists", async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  const prompt = async (text: string | RegExp, action: string, leadsTo: RegExp) => {
    for (const list of ["/dashboard", "/dashboard-pages", "/dashboard-business-cards"]) {
      await page.goto(list);
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole("link", { name: action, exact: true }).click();
      await expect(page).toHaveURL(leadsTo);
    }
  };
  await prompt(shell.prompt.free, shell.account.upgrade, /\/account\/upgrade$/);
  await page.getByRole("link", { name: billing.backToBilling }).click();
  await expect(plan(page)).toContainText(billing.about.free);
  await plan(page).getByRole("link", { name: billing.upgrade }).click();
  for (const other of ["/account/edit", "/dashboard-team", "/dashboard-visits"]) {
    await page.goto(other);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText(shell.prompt.free)).toHaveCount(0);
  }
  await givePlan(email, "expired");
  await prompt(shell.prompt.expired, shell.account.renew, /\/account\/billing$/);
  await expect(plan(page)).toContainText(t("billing:status.expired"));
  await expect(plan(page)).toContainText(billing.about.expired);
  await plan(page).getByRole("link", { name: billing.renew }).click();
  await expect(page).toHaveURL(/\/account\/upgrade$/);
  await givePlan(email, "active_payment_fail");
  await prompt(shell.prompt.failed, shell.account.settle, /\/account\/billing$/);
  await expect(plan(page)).toContainText(t("billing:status.active_payment_fail"));
  for (const [status, told] of [
    ["lifetime", billing.about.lifetime],
    ["unknown", billing.about.unknown],
    ["active", billing.about.active],
  ] as const) {
    await givePlan(email, status);
    await page.goto("/account/billing");
    await expect(plan(page)).toContainText(billing.status[status]);
    await expect(plan(page)).toContainText(told);
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: shell.account.renew })).toHaveCount(0);
  }
});

test("what is beyond a smaller plan is chosen before it is made", async ({ page, allow }) => {
  test.slow();
  const email = await signUp(page);
  await buyPlan(page, { seats: 2 });
  const token = await tokenOf(email);
  for (const title of ["First page", "Second page"]) {
    const made = await api("POST", "/_/pages", token, { profile: { title } });
    expect(made.status).toBe(201);
    const { id } = made.json<{ id: string }>();
    expect((await api("POST", `/_/pages/${id}/publish`, token, {})).status).toBe(200);
  }
  await page.goto("/account/upgrade");
  await less(page).click();
  await expect(page.getByText(billing.alter.over)).toBeVisible();
  await page.getByRole("button", { name: like("billing:alter.later") }).click();
  const question = page.getByRole("dialog", { name: billing.stay.title });
  await expect(question.getByText(t("billing:stay.pages", { chosen: 1, max: 1 }))).toBeVisible();
  await expect(question.getByRole("checkbox", { name: /Second page/ })).toBeChecked();
  await question.getByRole("button", { name: shell.close }).click();
  await page.getByRole("button", { name: like("billing:alter.later") }).click();
  await question.getByText("First page").click();
  await expect(question.getByText(t("billing:stay.tooMany", { max: 1 }))).toBeVisible();
  await expect(question.getByRole("button", { name: billing.stay.confirm })).toBeDisabled();
  await expectAccessible(page, "billing-stay");
  await question.getByText("Second page").click();
  await question.getByRole("button", { name: billing.stay.confirm }).click();
  await expect(
    page.getByText(
      new RegExp(
        [
          within("billing:scheduled.monthly", { count: 1 }),
          within("billing:scheduled.beyond", { pages: "1 (Second page)", cards: 0 }),
          within("billing:scheduled.stays", { pages: "1 (First page)", cards: 0 }),
        ]
          .map(({ source }) => source)
          .join(" "),
      ),
    ),
  ).toBeVisible();
  await expect(plan(page)).toContainText(
    new RegExp(
      `${t("billing:facts.pages")}\\s*${within("billing:facts.coming", { counted: t("billing:facts.used", { used: 2, limit: 2 }), limit: 1 }).source}`,
    ),
  );
  // The choice is still there, and can be changed; so can what is published meanwhile.
  await page.getByRole("button", { name: billing.scheduled.choose }).click();
  await question.getByRole("button", { name: shell.close }).click();
  await page.getByRole("button", { name: billing.scheduled.choose }).click();
  await expect(question.getByRole("checkbox", { name: /First page/ })).toBeChecked();
  await question.getByText("First page").click();
  await question.getByText("Second page").click();
  await question.getByRole("button", { name: billing.stay.confirm }).click();
  await expect(page.getByText(billing.scheduled.chosen)).toBeVisible();
  await page.goto("/account/upgrade");
  await page.getByRole("button", { name: billing.scheduled.choose }).click();
  await expect(question.getByRole("checkbox", { name: /Second page/ })).toBeChecked();
  await question.getByRole("button", { name: shell.close }).click();
  await page.goto("/dashboard-pages");
  const published = page.getByRole("switch", {
    name: fill(en.dashboard.pages.publish, { title: "First page" }),
  });
  for (const isOn of [false, true]) {
    await published.locator("xpath=ancestor::label").click();
    await expect(published).toBeChecked({ checked: isOn });
    await expect(
      page.getByText(isOn ? en.dashboard.pages.published : en.dashboard.pages.unpublished),
    ).toBeVisible();
  }
  await expect(page.getByText(like("shell:reduction.title", { seats: 1 }))).toBeVisible();
  await page.getByRole("button", { name: shell.reduction.choose }).click();
  await expect(page).toHaveURL(/\/account\/billing$/);
  await page.getByRole("button", { name: billing.alter.stayPlanned }).click();
  await expect(page.getByText(billing.kept)).toBeVisible();
  await expect(page.getByText(within("billing:scheduled.monthly", { count: 1 }))).toHaveCount(0);
  await expect(plan(page)).toContainText(
    new RegExp(`${t("billing:facts.pages")}\\s*${t("billing:facts.used", { used: 2, limit: 2 })}(?!;)`),
  );

  // At an end one page can stay, and must be chosen; the last changed one is preselected.
  await page.getByRole("button", { name: billing.cancel.action }).click();
  const cancelling = page.getByRole("alertdialog", { name: billing.cancel.question });
  await expect(cancelling.getByRole("checkbox", { name: /First page/ })).toBeChecked();
  await cancelling.getByText("First page").click();
  await cancelling.getByText("Second page").click();
  await cancelling.getByText(billing.cancel.agree).click();
  await cancelling.getByRole("button", { name: billing.cancel.action }).click();
  await expect(plan(page)).toContainText(fill(billing.stays, { page: "Second page" }));
  await plan(page).getByRole("button", { name: billing.scheduled.choose }).click();
  await expect(question.getByRole("checkbox", { name: /Second page/ })).toBeChecked();
  await question.getByText("Second page").click();
  await question.getByRole("button", { name: billing.stay.confirm }).click();
  await expect(plan(page).getByText(within("billing:stays"))).toHaveCount(0);

  // What could stay cannot be read: the way out of the plan does not depend on it.
  await plan(page).getByRole("button", { name: billing.keep }).click();
  await expect(plan(page)).toContainText(billing.about.active);
  allow.console(/net::ERR_/, "the network is cut");
  await page.route(/\/account\/billing\/over-limit/, (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: billing.cancel.action }).click();
  await expect(page.getByText(billing.failed, { exact: true })).toBeVisible();
  await cancelling.getByText(billing.cancel.agree).click();
  await cancelling.getByRole("button", { name: billing.cancel.action }).click();
  await expect(plan(page)).toContainText(within("billing:status.cancelled_active"));
});

test("a declined card changes nothing, and PayPal pays", async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto("/account/upgrade?seats=1&cycle=monthly");
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await payAtCheckout(page, "4000 0000 0000 0002");
  // The stand-in's own words.
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.goto("/account/billing");
  await expect(plan(page)).toContainText(billing.about.free);
  await page.goto("/account/upgrade?seats=1&cycle=monthly");
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: billing.returned.dashboard }).click();
  await page.goto("/account/billing");
  await expect(page.getByText(/^PayPal/).first()).toBeVisible();
});

test("3-D Secure is asked for in Checkout and for more seats, and nothing is there before it", async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto("/account/upgrade?seats=1&cycle=monthly");
  const title = unique("Fairs");
  const { hash } = await haveACard(page, { title, header: "Ada Lindqvist" });
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await payAtCheckout(page, "4000 0027 6000 3184");
  await expect(page.getByRole("heading", { name: "3-D Secure" })).toBeVisible();
  await page.getByRole("button", { name: "Fail" }).click();
  await payAtCheckout(page, "4000 0027 6000 3184");
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(like("billing:returned.card"))).toContainText(title);
  await page.getByRole("link", { name: billing.returned.share }).click();
  await page.waitForURL(`/share-business-card/${hash}`);
  await page.goto("/account/upgrade");
  await more(page).click();
  await page.getByRole("button", { name: like("billing:alter.payNow") }).click();
  await page.waitForURL(/sandbox\.localhost.*\/invoice\//);
  await page.goto("/account/billing");
  await expect(page.getByText(billing.pending.title)).toBeVisible();
  await expect(plan(page)).toContainText(new RegExp(`${t("billing:facts.seats")}\\s*1`));
  await page.getByRole("link", { name: billing.pending.go }).click();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText(/^Paid on /)).toBeVisible();
  await expect(async () => {
    await page.goto("/account/billing");
    await expect(plan(page)).toContainText(new RegExp(`${t("billing:facts.seats")}\\s*2`), {
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.getByText(billing.pending.title)).toHaveCount(0);
});

test("a promotion code is taken off, named on the screen, and counted in a change as on its invoice", async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto("/account/upgrade?seats=2&cycle=monthly");
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await page.waitForURL(/sandbox\.localhost.*\/checkout\//);
  await page.getByLabel(/^Promotion code/).fill("HALF");
  await page.getByRole("button", { name: t("teamLook:follow.apply") }).click();
  await expect(page.getByRole("row", { name: /Due today/ })).toContainText("$3.99");
  await payAtCheckout(page);
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: billing.returned.team }).click();
  await page.waitForURL("/dashboard-team");
  await page.goto("/account/billing");
  await expect(plan(page)).toContainText(
    new RegExp(
      `${t("billing:facts.discount")}\\s*${within("billing:facts.discountUntil", { discount: "-50%" }).source}`,
    ),
  );
  await page.goto("/account/upgrade");
  await more(page).click();
  const { lines } = billing.alter;
  for (const name of [lines.discountBack, lines.discount])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: like("billing:alter.payNow") }).click();
  await expect(page.getByText(billing.alter.done)).toBeVisible();
  await expect(plan(page)).toContainText(new RegExp(`${t("billing:facts.seats")}\\s*3`));
});
