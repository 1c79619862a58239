import { ask } from "../support/http.ts";
import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, type Screen, screensOf } from "./languages.ts";
import { failedJob, report, somebody } from "./operators-steps.ts";
import { ADMIN, signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

/** Serial: they share the lists of reports and jobs. */
test.describe.configure({ mode: "serial" });

async function open(page: Page, { code, viewport }: Screen) {
  await page.setViewportSize(viewport);
  const { operations, dashboard, shell, errors, ways, accounts } = await messagesOf(code);
  await signInBy(page, addressOf(code, "/login"), ADMIN);
  await page.goto(addressOf(code, "/operators"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(operations.title);
  const main = page.getByRole("main");
  const look = (name: string) => expectAccessible(page, `operators-${name}-${code}-${viewport.width}`);
  const done = async (title: string) => {
    const notice = page.getByRole("alertdialog").filter({ hasText: title });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: shell.close }).click();
    await expect(notice).toHaveCount(0);
  };
  const dialog = (title: string, name: string) =>
    page.getByRole("dialog", { name: fill(title, { name: `\u2068${name}\u2069` }) });
  return { operations, dashboard, shell, errors, ways, accounts, main, look, done, dialog };
}

for (const screen of screensOf(ENGLISH_DESK)) {
  const { code, viewport } = screen;
  test(`an account, its pages and its plan, ${code} at ${viewport.width}`, async ({ page, allow }) => {
    test.slow();
    allow.response(422, /operators\/accounts$/, "nobody has this address");
    const { email, newest, hash } = await somebody();
    const { operations: o, dashboard, shell, errors, main, look, done, dialog } = await open(page, screen);
    const field = main.getByRole("textbox", { name: o.search.label });
    const search = main.getByRole("button", { name: o.search.submit });

    await look("empty");
    await search.click();
    await expect(field).toHaveAccessibleDescription(errors.emailInvalid);
    await field.fill("nobody@visita.example");
    await search.click();
    await expect(field).toHaveAccessibleDescription(errors.accountUnknown);
    await field.fill(` ${email.toUpperCase()} `);
    await search.click();
    await expect(main.getByText(email, { exact: true })).toBeVisible();
    await expect(main.getByText(`${shell.plans.pro} · ${o.plan.active}`)).toBeVisible();
    await expect(main.getByRole("link", { name: hash })).toBeVisible();
    await look("account");

    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      main.getByRole("link", { name: new RegExp(`/${newest.slug}$`) }).click(),
    ]);
    await expect(opened.getByRole("heading", { name: newest.title })).toBeVisible();
    await opened.close();

    const row = main.getByRole("listitem").filter({ hasText: newest.slug });
    const suspend = row.getByRole("button", { name: fill(o.account.suspendNamed, { name: newest.title }) });
    await suspend.click();
    const asked = dialog(o.ask.suspend.title, newest.title);
    await asked.getByRole("button", { name: dashboard.close }).click();
    await suspend.click();
    await asked.getByRole("button", { name: dashboard.cancel }).click();
    await suspend.click();
    const reason = asked.getByRole("textbox", { name: o.ask.reason });
    await asked.getByRole("button", { name: o.ask.suspend.confirm }).click();
    await expect(reason).toHaveAccessibleDescription(errors.required);
    await reason.fill("Asks for passwords");
    await look("suspend");
    await asked.getByRole("button", { name: o.ask.suspend.confirm }).click();
    await done(o.done.suspend);
    await expect(row.getByText(dashboard.pages.state.suspended)).toBeVisible();
    expect((await ask("site", `/${newest.slug}`)).status).toBe(404);

    await row.getByRole("button", { name: fill(o.account.liftNamed, { name: newest.title }) }).click();
    const lifted = dialog(o.ask.lift.title, newest.title);
    await lifted.getByRole("textbox", { name: o.ask.reason }).fill("A mistake");
    await lifted.getByRole("button", { name: dashboard.cancel }).click();
    await row.getByRole("button", { name: fill(o.account.liftNamed, { name: newest.title }) }).click();
    await lifted.getByRole("button", { name: dashboard.close }).click();
    await row.getByRole("button", { name: fill(o.account.liftNamed, { name: newest.title }) }).click();
    await lifted.getByRole("textbox", { name: o.ask.reason }).fill("A mistake");
    await lifted.getByRole("button", { name: o.ask.lift.confirm }).click();
    await done(o.done.lift);
    await expect(row.getByText(dashboard.pages.state.published)).toBeVisible();
    expect((await ask("site", `/${newest.slug}`)).status).toBe(200);

    await main.getByRole("button", { name: o.account.block }).click();
    const blocked = dialog(o.ask.block.title, email);
    await blocked.getByRole("button", { name: dashboard.cancel }).click();
    await main.getByRole("button", { name: o.account.block }).click();
    await blocked.getByRole("button", { name: dashboard.close }).click();
    await main.getByRole("button", { name: o.account.block }).click();
    await blocked.getByRole("textbox", { name: o.ask.reason }).fill("Spam");
    await blocked.getByRole("checkbox", { name: o.ask.endsPlan }).check({ force: true });
    await look("block");
    await blocked.getByRole("button", { name: o.ask.block.confirm }).click();
    await done(o.done.block);
    await expect(main.getByText(o.account.blocked, { exact: true })).toBeVisible();
    await expect(main.getByText(`${shell.plans.pro} · ${o.plan.expired}`)).toBeVisible();
    expect((await ask("site", `/${newest.slug}`)).status).toBe(404);
    await expect(row.getByText(dashboard.pages.state.published)).toHaveCount(0);
    await look("blocked");

    await main.getByRole("button", { name: o.account.restore }).click();
    const restored = dialog(o.ask.restore.title, email);
    await restored.getByRole("textbox", { name: o.ask.reason }).fill("It was somebody else");
    await restored.getByRole("button", { name: o.ask.restore.confirm }).click();
    await done(o.done.restore);
    await expect(main.getByText(o.account.active, { exact: true }).first()).toBeVisible();
    // Without a plan there is no question about it.
    await main.getByRole("button", { name: o.account.block }).click();
    await expect(blocked.getByRole("checkbox")).toHaveCount(0);
    await blocked.getByRole("button", { name: dashboard.cancel }).click();

    // Admins cannot block themselves.
    await field.fill(ADMIN.email);
    await search.click();
    await expect(main.getByText(o.account.protected)).toBeVisible();
    await expect(main.getByRole("button", { name: o.account.block })).toHaveCount(0);
  });

  test(`reports and failed jobs, ${code} at ${viewport.width}`, async ({ page }) => {
    test.slow();
    const { email, newest, hash } = await somebody();
    const text = "It asks for my password.\nمرحبا, and then for money.";
    await report(`c/${hash}`, { reason: "spam" });
    await report(newest.slug, { reason: "phishing", text, email: "visitor@visita.example" });
    await report(newest.slug, { reason: "phishing" });
    const [complete, incomplete] = [await failedJob(true), await failedJob(false)];
    const { operations: o, dashboard, main, look, done, dialog } = await open(page, screen);

    await main.getByRole("tab", { name: o.tabs.reports }).click();
    const reported = main.getByRole("listitem").filter({ hasText: newest.slug });
    const phishing = fill(o.reports.counted, { reason: o.reports.reasons.phishing, count: "2" });
    await expect(reported.getByText(phishing)).toBeVisible();
    await expect(reported.getByText(text)).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: hash }).first()).toBeVisible();
    await look("reports");
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      reported.getByRole("link", { name: new RegExp(`/${newest.slug}$`) }).click(),
    ]);
    await opened.close();

    await reported.getByRole("button", { name: fill(o.account.suspendNamed, { name: newest.slug }) }).click();
    const asked = dialog(o.ask.suspend.title, newest.slug);
    await asked.getByRole("textbox", { name: o.ask.reason }).fill("Phishing");
    await asked.getByRole("button", { name: o.ask.suspend.confirm }).click();
    await done(o.done.suspend);
    await expect(reported.getByText(dashboard.pages.state.suspended)).toBeVisible();
    await reported.getByRole("button", { name: fill(o.account.liftNamed, { name: newest.slug }) }).click();
    const lifted = dialog(o.ask.lift.title, newest.slug);
    await lifted.getByRole("textbox", { name: o.ask.reason }).fill("It is a newspaper");
    await lifted.getByRole("button", { name: o.ask.lift.confirm }).click();
    await done(o.done.lift);

    const dismissed = dialog(o.ask.dismiss.title, newest.slug);
    const dismiss = reported.getByRole("button", {
      name: fill(o.reports.dismissNamed, { name: newest.slug }),
    });
    await dismiss.click();
    await dismissed.getByRole("button", { name: dashboard.cancel }).click();
    await dismiss.click();
    await dismissed.getByRole("button", { name: dashboard.close }).click();
    await dismiss.click();
    await dismissed.getByRole("textbox", { name: o.ask.reason }).fill("Nothing to see");
    await look("dismiss");
    await dismissed.getByRole("button", { name: o.ask.dismiss.confirm }).click();
    await done(o.done.dismiss);
    await expect(main.getByRole("listitem").filter({ hasText: newest.slug })).toHaveCount(0);

    await main.getByRole("tab", { name: o.tabs.jobs }).click();
    const job = main.getByRole("listitem").filter({ hasText: complete.mark });
    const broken = main.getByRole("listitem").filter({ hasText: incomplete.mark });
    await expect(broken.getByText(o.jobs.incomplete)).toBeVisible();
    await expect(broken.getByRole("button")).toHaveCount(0);
    await look("jobs");
    await job.getByRole("button", { name: fill(o.jobs.retryNamed, { name: "sendMail" }) }).click();
    await done(o.done.retry);
    await expect(job).toHaveCount(0);
    await expect
      .poll(async () => (await ask("app", "/dev/inbox.json")).text.includes(complete.to), { timeout: 30_000 })
      .toBe(true);

    await main.getByRole("tab", { name: o.tabs.reports }).click();
    await main.getByRole("button", { name: fill(o.reports.accountNamed, { name: `c/${hash}` }) }).click();
    await expect(main.getByRole("tab", { name: o.tabs.account })).toHaveAttribute("aria-selected", "true");
    await expect(main.getByText(email, { exact: true })).toBeVisible();
  });
}

test("long lists go on, and a step asks who is there", async ({ page, allow }) => {
  test.slow();
  allow.response(403, /operators\/pages/, "ten minutes have gone, as this browser is told");
  allow.response(403, /operators\/jobs/, "the same");
  allow.response(422, /account\/confirm/, "a wrong password");
  const { email, made, newest } = await somebody(27);
  for (const { slug } of made) await report(slug, { reason: "spam" });
  for (const _ of made) await failedJob(true);
  const {
    operations: o,
    dashboard,
    shell,
    ways,
    accounts,
    main,
    done,
    dialog,
  } = await open(page, ENGLISH_DESK);

  await page.goto(addressOf("en", "/dashboard"));
  await page.getByRole("button", { name: shell.account.menu }).click();
  await page.getByRole("menuitem", { name: shell.account.operations }).click();
  await expect(page).toHaveURL(/\/operators$/);

  await main.getByRole("textbox", { name: o.search.label }).fill(email);
  await main.getByRole("button", { name: o.search.submit }).click();
  const more = main.getByRole("button", { name: dashboard.more });
  const pages = main.getByRole("list", { name: o.account.pages }).getByRole("listitem");
  await expect(pages).toHaveCount(25);
  await more.click();
  await expect(pages).toHaveCount(27);
  await expect(more).toHaveCount(0);

  // The sign-in is recent: a stubbed response requires reauthentication, as after ten minutes.
  let asked = 0;
  await page.route(/operators\/(pages|jobs)\//, async (route) => {
    if (asked++ > 1) return route.continue();
    const error = { code: "reauthentication_required", messageKey: "reauthenticationRequired", id: "x" };
    await route.fulfill({ status: 403, json: { ok: false, error } });
  });
  await pages
    .first()
    .getByRole("button", { name: fill(o.account.suspendNamed, { name: newest.title }) })
    .click();
  const step = dialog(o.ask.suspend.title, newest.title);
  await step.getByRole("textbox", { name: o.ask.reason }).fill("Spam");
  await step.getByRole("button", { name: o.ask.suspend.confirm }).click();
  const who = page.getByRole("dialog", { name: ways.confirm.title });
  await who.getByRole("button", { name: ways.close }).click();
  // The input is preserved.
  await expect(step.getByRole("textbox", { name: o.ask.reason })).toHaveValue("Spam");
  await step.getByRole("button", { name: o.ask.suspend.confirm }).click();
  const password = who.getByRole("textbox", { name: accounts.password });
  await password.fill("not this one");
  await who.getByRole("button", { name: ways.confirm.submit }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await who.getByRole("button", { name: accounts.showPassword }).click();
  await who.getByRole("button", { name: accounts.hidePassword }).click();
  await password.fill(ADMIN.password);
  await who.getByRole("button", { name: ways.confirm.submit }).click();
  await done(o.done.suspend);

  await main.getByRole("tab", { name: o.tabs.reports }).click();
  const reports = main.getByRole("list", { name: o.tabs.reports }).locator("> li");
  await expect(reports).toHaveCount(25);
  await more.click();
  await expect.poll(() => reports.count()).toBeGreaterThan(26);

  await main.getByRole("tab", { name: o.tabs.jobs }).click();
  const jobs = main.getByRole("list", { name: o.tabs.jobs }).getByRole("listitem");
  await expect(jobs).toHaveCount(25);
  await more.click();
  await expect.poll(() => jobs.count()).toBeGreaterThan(26);

  await main.getByRole("tab", { name: o.tabs.account }).click();
  await expect(pages).toHaveCount(27);
});

test("nobody else finds the way, nor the screen", async ({ page, allow }) => {
  allow.response(404, /^\/operators$/, "it is not there for them");
  const { shell } = await messagesOf("en");
  await signInBy(page, addressOf("en", "/login"), {
    email: "free@visita.example",
    password: "visita-demo-1",
  });
  await page.goto(addressOf("en", "/dashboard"));
  await page.getByRole("button", { name: shell.account.menu }).click();
  await expect(page.getByRole("menuitem", { name: shell.account.settings })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: shell.account.operations })).toHaveCount(0);
  await page.goto(addressOf("en", "/operators"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.notFound.title);
  await page.getByRole("main").getByRole("link", { name: shell.error.back }).click();
  await expect(page).not.toHaveURL(/operators/);
});
