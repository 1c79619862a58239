import { leaveOnCard } from "../support/visitor-forms.ts";
import { buyPlan } from "./billing-steps.ts";
import { haveACard, haveAPage, post, pressTab } from "./cards-steps.ts";
import { haveAContact, signUpWithPlan } from "./contacts-steps.ts";
import { addressOf } from "./languages.ts";
import { anyOf, like, t } from "./messages.ts";
import { report, somebody } from "./operators-steps.ts";
import { PASSWORD, signUp, unique } from "./page-editor-steps.ts";
import { ADMIN, signInBy } from "./sign-in.ts";
import { giveSeats, haveAnAccount, signUpProved } from "./team-steps.ts";
import { expect, type Page, test } from "./test.ts";
import { untilCounted, visit, visitAndClick } from "./visits-steps.ts";
import { walk } from "./walk.ts";

interface Screen {
  path: string;
  /** Signs in to an account of its own, in which there is something of all that the screen shows. */
  prepare: (page: Page) => Promise<unknown>;
  /** What leaves the screen, or ends what it is about: it has a journey of its own. */
  without?: RegExp;
}

async function haveContacts(page: Page): Promise<void> {
  await signUpWithPlan(page);
  for (const name of ["Grace Hopper", "Alan Turing"])
    await haveAContact(page, { name, email: `${unique("contact")}@visita.example`, tags: ["Fair"] });
}

async function haveATeam(page: Page): Promise<void> {
  const owner = await signUpProved(page, "en", "Ada Lovelace");
  await giveSeats(owner, 5);
  await haveACard(page, { title: "Sales", header: "Grace Hopper" });
  for (const email of [await haveAnAccount(page, "Grace Hopper"), `${unique("alan")}@visita.example`])
    await post(page, "/dashboard-team/members", { email });
}

async function haveVisits(page: Page): Promise<void> {
  await signUpWithPlan(page);
  const slug = unique("visited").toLowerCase();
  const link = { key: "shop", url: "https://shop.example/", title: "My shop", enabled: true };
  const blocks = [{ key: "links", type: "buttons", data: { items: [link] } }];
  await haveAPage(page, { slug, profile: { title: "Studio" }, blocks }, true);
  for (let person = 0; person < 9; person++) await visit(`/${slug}?utm_source=place-${person}`, person);
  await visitAndClick(slug, 9);
  await untilCounted(page, 10);
}

async function haveAPlan(page: Page): Promise<void> {
  await signUp(page);
  await buyPlan(page);
}

/** An account with two sessions, so that there is one to end. */
async function haveTwoSessions(page: Page): Promise<void> {
  const email = await signUp(page);
  await signInBy(page, addressOf("en", "/login"), { email, password: PASSWORD });
}

const SCREENS: Screen[] = [
  {
    path: "/contact-list",
    prepare: haveContacts,
    without: anyOf(t("contactList:drawer.delete"), t("contactList:bulk.delete")),
  },
  { path: "/dashboard-team", prepare: haveATeam },
  { path: "/dashboard-visits", prepare: haveVisits, without: anyOf(t("visits:reset.confirm")) },
  { path: "/account", prepare: haveTwoSessions },
  { path: "/account/edit", prepare: signUp, without: anyOf(t("profile:save")) },
  { path: "/account/edit/pass", prepare: signUp },
  { path: "/account/sign-in", prepare: signUp, without: like("ways:identities.linkNamed") },
  { path: "/account/notifications", prepare: signUp },
  { path: "/account/export", prepare: (page) => signUpProved(page, "en", "Ada Lovelace") },
  { path: "/account/delete", prepare: signUp },
  { path: "/account/delete?step=goes", prepare: haveContacts },
  { path: "/account/delete?step=confirm", prepare: signUp },
  { path: "/account/email/over", prepare: signUp },
  { path: "/account/undo-email/over", prepare: signUp },
  { path: "/team/join/over", prepare: signUp },
  { path: "/account/upgrade", prepare: signUp, without: anyOf(t("billing:buy.pay")) },
  {
    path: "/account/upgrade?seats=3",
    prepare: haveAPlan,
    without: anyOf(like("billing:alter.payNow"), t("billing:alter.changeNow"), like("billing:alter.later")),
  },
  {
    path: "/account/billing",
    prepare: haveAPlan,
    without: anyOf(
      t("billing:payment.change"),
      t("billing:company.change"),
      like("billing:withdraw.confirm"),
    ),
  },
];

for (const { path, prepare, without } of SCREENS) {
  test(`each control answers: ${path}`, async ({ page }) => {
    test.slow();
    await prepare(page);
    await page.goto(path);
    const used = await walk(page, page.getByRole("main"), without ? { without } : {});
    expect(used.length, path).toBeGreaterThan(0);
  });
}

test("each control of the bell and of the account's menu answers", async ({ page }) => {
  await signUpWithPlan(page);
  const { hash } = await haveACard(page, { title: "Fairs", header: "Ada Lindqvist" });
  await leaveOnCard(hash, { name: "Grace Hopper" });
  await page.goto("/dashboard");
  await expect(
    page.getByRole("button", { name: t("shell:notifications.unread", { count: 1 }) }),
  ).toBeVisible();
  const used = await walk(page, page.getByRole("banner"), { without: anyOf(t("shell:account.logOut")) });
  expect(used.length).toBeGreaterThan(5);
});

test.describe("the operators' screen", () => {
  let email: string;

  test.beforeEach(async ({ page }) => {
    const { newest, hash, ...made } = await somebody();
    email = made.email;
    await report(newest.slug, { reason: "spam" });
    await report(`c/${hash}`, { reason: "phishing", text: "It asks for my password." });
    await signInBy(page, addressOf("en", "/login"), ADMIN);
    await page.goto("/operators");
  });

  test("each control of it answers", async ({ page }) => {
    test.slow();
    const main = page.getByRole("main");
    // A failed job has one control, which operators.spec.ts presses.
    for (const name of ["reports", "account"] as const) {
      await pressTab(main.getByRole("tab", { name: t(`operations:tabs.${name}`) }));
      if (name === "account") {
        await main.getByRole("textbox", { name: t("operations:search.label") }).fill(email);
        await main.getByRole("button", { name: t("operations:search.submit") }).click();
        await expect(main.getByText(email, { exact: true })).toBeVisible();
      }
      const used = await walk(page, main.getByRole("tabpanel"), {
        without: like("operations:reports.accountNamed"),
      });
      expect(used.length, name).toBeGreaterThan(5);
    }
  });
});
