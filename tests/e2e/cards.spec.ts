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
import { like, oneOf, startingWith, t, within } from "./messages.ts";
import { fillSignUp, givePlan, signUp, unique } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const NO_PHONE = t("editing:unusable.phone");
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Its label also contains the PRO badge. */
const subheader = (page: Page) =>
  page.getByRole("textbox", { name: startingWith(t("cards:general.subheader")) });

test("a card made from a page has a code that leads to the page", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Harbour bakery", bio: "" } });
  await openCardEditor(page);
  await page.getByRole("button", { name: t("cards:fromPage.action") }).click();
  await page.getByRole("button", { name: t("cards:fromPage.confirm") }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Harbour bakery");
  // A page may be a company's: its name is only split on request.
  await expect(field(page, t("cards:general.familyName"))).toHaveValue("");
  await page.getByRole("button", { name: t("cards:general.splitName") }).click();
  await expect(field(page, t("cards:general.familyName"))).toHaveValue("bakery");
  await field(page, t("cards:general.givenName")).fill("");
  await field(page, t("cards:general.familyName")).fill("");
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
  await expect(page.getByText(t("cards:share.toPage"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("cards:share.toPageChange"), exact: true })
    .click();
  await expect(cardTab(page, "code")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: /Harbour bakery/ }).first()).toBeVisible();
  // Without that page it opens the card, and nothing is said.
  await post(page, "/dashboard-pages/list", { intent: "delete", id: made.id });
  await page.goto(new URL(page.url()).pathname.replace("editor", "share"));
  await expect(page.getByRole("main").getByRole("link", { name: t("cards:share.open") })).toBeVisible();
  await expect(page.getByText(t("cards:share.toPage"))).toHaveCount(0);
});

test("with a plan, scanning adds to the contacts", async ({ page }) => {
  await logInAsSubscriber(page);
  await openCardEditor(page);
  const name = unique("Vera");
  await field(page, t("cards:general.header")).fill(`${name} García Márquez`);
  await expect(field(page, t("cards:general.familyName"))).toHaveValue("Márquez");
  await field(page, t("cards:general.givenName")).fill(name);
  await field(page, t("cards:general.familyName")).fill("García Márquez");
  await field(page, t("cards:general.title")).fill("Fair card");
  await cardTab(page, "contacts").click();
  await field(page, t("contacts:phone")).fill("not a phone");
  await page.keyboard.press("Tab");
  await expect(page.getByText(NO_PHONE)).toBeVisible();
  await field(page, t("contacts:phone")).fill("+46 70 000 00 00");
  await expect(page.getByText(NO_PHONE)).toHaveCount(0);
  await cardTab(page, "code").click();
  await page.getByText(t("cards:code.contacts")).click();
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(cardTab(page, "code")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(cardTab(page, "general")).toHaveAttribute("aria-selected", "true");

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
  await place.getByRole("button", { name: t("editing:plan.see") }).click();
  const plans = page.getByRole("dialog", { name: en.pricing.features.cardDesign });
  await plans.getByRole("button", { name: t("shell:close") }).click();
  await expect(plans).toHaveCount(0);
}

test("a free user who used PRO is asked, and goes back to free", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await subheader(page).fill("Printer");
  await field(page, t("cards:general.title")).fill("My card");
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toHaveText(
    `${t("cards:plan.notice", { features: t("cards:plan.features.subheader") })} ${t("cards:plan.toSave")}`,
  );
  await saveCard(page);
  const question = page.getByRole("alertdialog", { name: t("cards:plan.title") });
  await expect(question).toContainText(
    t("cards:plan.text", { features: t("cards:plan.features.subheader") }),
  );
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: t("editing:close") }).click();
  // What asks is there without a network, too: it is loaded with the notice.
  const loaded = page.waitForResponse(/\/paid-card-dialog-/);
  await page.reload();
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toBeVisible();
  await loaded;
  await settled(page);
  await page.context().setOffline(true);
  await saveCard(page);
  await expect(question).toBeVisible();
  await page.context().setOffline(false);
  await seePlans(page, question);
  await expect(question).toHaveCount(0);
  await seePlans(page, page.getByRole("main"));
  await saveCard(page);
  await question.getByRole("button", { name: t("editing:close") }).click();
  await saveCard(page);
  await question.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada Lindqvist");
  await expect(subheader(page)).toHaveValue("");
});

test("a card that the plan refused is saved by itself after paying", async ({ page }) => {
  test.slow();
  await signUp(page);
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await subheader(page).fill("Printer");
  await field(page, t("cards:general.title")).fill("Bought for");
  await saveCard(page);
  const question = page.getByRole("alertdialog", { name: t("cards:plan.title") });
  await buyFromQuestion(page, question, en.pricing.features.cardDesign);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(page.getByText(t("editing:state.unsaved"))).toHaveCount(0);
  await page.reload();
  await expect(subheader(page)).toHaveValue("Printer");
});

test("what was made without an account is there after signing up, once", async ({ page }) => {
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await field(page, t("cards:general.title")).fill("Made before");
  await subheader(page).fill("Printer");
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toHaveText(
    `${t("cards:plan.notice", { features: t("cards:plan.features.subheader") })} ${t("cards:plan.anonymous")}`,
  );
  const question = page.getByRole("alertdialog", { name: t("cards:plan.title") });
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await question.getByRole("button", { name: t("editing:plan.see") }).click();
  await page
    .getByRole("dialog", { name: like("pricing:modal.wanted") })
    .getByRole("button", { name: t("shell:close") })
    .click();
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await question.getByRole("button", { name: t("editing:plan.signUp") }).click();
  await page.waitForURL(/\/sign-up\?to=upgrade$/);
  // Returning before signing up continues the same draft.
  await page.goBack();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada Lindqvist");
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await question.getByRole("button", { name: t("editing:plan.signUp") }).click();
  await page.waitForURL(/\/sign-up\?to=upgrade$/);
  // Without PRO the next screen is the dashboard, not the payment.
  await page.goto("/sign-up?to=dashboard");
  const made = page.getByRole("figure", { name: /Ada Lindqvist/ });
  await expect(made).toBeVisible();
  await expect(page.getByRole("textbox", { name: en.accounts.name })).toHaveValue("Ada Lindqvist");
  await fillSignUp(page, `${unique("card")}@visita.example`);
  const ready = page.getByRole("region", { name: t("sharing:live.cardTitle") });
  await expect(ready).toContainText(
    `${t("cards:plan.notice", { features: t("cards:plan.features.subheader") })} ${t("cards:plan.withoutPlan")}`,
  );
  await expect(ready.getByRole("img", { name: like("sharing:share.alt") })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
  await ready.getByRole("button", { name: t("sharing:live.close") }).click();
  await expect(ready).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Made before" })).toBeVisible();
  // The free plan's limit is reached: the editor redirects to the list, with a notice.
  await page.goto("/editor-business-card");
  await expect(page).toHaveURL(/\/dashboard-business-cards\?limit=1/);
  await expect(page.getByText(t("dashboard:cards.limit"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Made before" })).toHaveCount(1);
  // The paid parts are preserved, with the choice, and the lists state that visitors do not see them.
  await page.goto("/dashboard");
  await expect(page.getByText(t("dashboard:cards.partsHidden"))).toBeVisible();
  await page.getByRole("link", { name: t("sharing:notLive.decide") }).click();
  await expect(subheader(page)).toHaveValue("Printer");
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toHaveText(
    `${t("cards:plan.notice", { features: t("cards:plan.features.subheader") })} ${t("cards:plan.withoutPlan")}`,
  );
  await page.goto("/dashboard-business-cards");
  await page.getByRole("link", { name: t("sharing:notLive.decide") }).click();
  await expect(subheader(page)).toHaveValue("Printer");
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toBeVisible();
  await page.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toHaveCount(0);
  // Without a page there is a link to create one.
  await saveCard(page);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await cardTab(page, "code").click();
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: t("cards:code.makePage") })
    .click();
  await page.waitForURL(/\/editor$/);
});

test("without an account the free version of a card is saved when it is asked for, called by the name on it", async ({
  page,
}) => {
  await openCardEditor(page);
  const name = unique("Vera");
  await field(page, t("cards:general.header")).fill(name);
  await subheader(page).fill("Printer");
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  const question = page.getByRole("alertdialog", { name: t("cards:plan.title") });
  await question.getByRole("button", { name: t("editing:plan.saveFree") }).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await fillSignUp(page, `${unique("free")}@visita.example`);
  const made = page.getByRole("region", { name: t("sharing:live.cardTitle") });
  // Others do not see what needs a plan; it stays with the card.
  await expect(made).toContainText(
    `${t("cards:plan.notice", { features: t("cards:plan.features.subheader") })} ${t("cards:plan.withoutPlan")}`,
  );
  await made.getByRole("textbox", { name: t("sharing:live.cardLink") }).click();
  const opened = page.context().waitForEvent("page");
  await made.getByRole("link", { name: t("sharing:live.cardOpen") }).click();
  const card = await opened;
  await expect(card.getByRole("heading", { name })).toBeVisible();
  await expect(card.getByText("Printer")).toHaveCount(0);
  await card.close();
  await page.goto("/dashboard-business-cards");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue(name);
  await expect(field(page, t("cards:general.title"))).toHaveValue(name);
  await expect(subheader(page)).toHaveValue("Printer");
  // What is free can be changed without a plan, and is saved without a question.
  await field(page, t("contacts:company")).fill("Lindqvist Print");
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toHaveText(
    `${t("cards:plan.notice", { features: t("cards:plan.features.subheader") })} ${t("cards:plan.withoutPlan")}`,
  );
  await saveCard(page);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, t("contacts:company"))).toHaveValue("Lindqvist Print");
  await expect(subheader(page)).toHaveValue("Printer");
  // What needs a plan cannot: that is asked, by its name.
  await subheader(page).fill("Bookbinder");
  await expect(
    page.getByText(t("cards:plan.notice", { features: t("cards:plan.features.subheader") })),
  ).toContainText(t("cards:plan.toSave"));
  await field(page, t("contacts:company")).fill("Lindqvist Press");
  await saveCard(page);
  // Without a plan it stays as it was: only what was changed is not saved.
  await expect(question).toContainText(
    t("cards:plan.textKept", { features: t("cards:plan.features.subheader") }),
  );
  await question.getByRole("button", { name: t("cards:plan.saveRest") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, t("contacts:company"))).toHaveValue("Lindqvist Press");
  await expect(subheader(page)).toHaveValue("Printer");
  await subheader(page).fill("Bookbinder");
  await saveCard(page);
  await question.getByRole("button", { name: t("editing:close") }).click();
  await page.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await expect(subheader(page)).toHaveValue("");
  // It names what is gone, and takes it back.
  await expect(
    page.getByText(t("cards:takenOff", { features: t("cards:plan.features.subheader") })),
  ).toBeVisible();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("cards:fromTemplate.undo") })
    .click();
  await expect(subheader(page)).toHaveValue("Bookbinder");
  await page.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await expect(subheader(page)).toHaveValue("");
  await saveCard(page);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(page.getByText(within("cards:plan.notice"))).toHaveCount(0);
});

test("the free version that was asked for is saved when it is tried again, without another question", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await subheader(page).fill("Printer");
  await cardTab(page, "contacts").click();
  const address = field(page, t("contacts:email"));
  await address.fill("nobody@nowhere");
  // What is wrong is told before what costs.
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await expect(address).toBeFocused();
  await expect(page.getByRole("alertdialog", { name: t("cards:plan.title") })).toHaveCount(0);
  await address.fill("ada@lindqvist.example");
  await page.route("**/editor/temporary*", (route) => route.abort());
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await page
    .getByRole("alertdialog", { name: t("cards:plan.title") })
    .getByRole("button", { name: t("editing:plan.saveFree") })
    .click();
  const again = page.getByRole("button", { name: t("editing:failed.again") });
  await expect(again).toBeVisible();
  await page.unroute("**/editor/temporary*");
  await again.click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
});

test("a template's card shows the code that it gets, and is saved free without the template's examples", async ({
  page,
}) => {
  await page.goto("/editor-business-card");
  const passes = page.getByRole("complementary", { name: t("cards:editor.preview") });
  await passes
    .getByText(startingWith(t("cards:design.wallet")))
    .first()
    .click();
  await expect(passes.getByRole("img", { name: t("cards:design.applePass") })).toBeVisible();
  const code = (await passes.locator("span[dir=ltr]").first().textContent()) ?? "";
  expect(code).toMatch(/\/q\/[0-9A-Z]{10}$/);
  await pressTab(page.getByRole("tab", { name: t("cards:editor.tabs.code") }));
  await expect(page.getByText(t("cards:code.waits"))).toBeVisible();
  await expect(
    page.getByRole("button", {
      name: oneOf(t("codes:anyway"), t("codes:png"), t("codes:large"), t("codes:svg")),
    }),
  ).toHaveCount(0);
  await cardTab(page, "general").click();
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await page.getByRole("button", { name: t("cards:fromTemplate.action") }).click();
  const templates = page.getByRole("dialog", { name: t("cards:fromTemplate.title") });
  await expect(
    templates.getByRole("button", {
      name: like("cards:fromTemplate.use", { name: new RegExp(`.* ${t("cards:fromTemplate.free")}`) }),
    }),
  ).toHaveCount(4);
  await expect(
    templates
      .getByRole("button", {
        name: like("cards:fromTemplate.use", { name: new RegExp(`.* ${t("shell:plans.pro")}`) }),
      })
      .first(),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await templates
    .getByRole("button", {
      name: t("cards:fromTemplate.use", {
        name: `${t("templates:estate-agent.name")} ${t("cards:fromTemplate.free")}`,
      }),
    })
    .click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada Lindqvist");
  await expect(page.getByText(within("cards:plan.notice"))).toHaveCount(0);
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("cards:fromTemplate.makePage") }).click();
  const start = await opening;
  await expect(start.getByRole("heading", { name: t("start:naming.title") })).toBeVisible();
  await expect(start.getByText(t("start:naming.card"))).toBeVisible();
  await start.close();
  await cardTab(page, "contacts").click();
  await field(page, t("contacts:email")).fill("ada@lindqvist.se");
  await field(page, t("contacts:position")).fill("Surveyor");
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await page.waitForURL(/\/sign-up/);
  await expect(
    page.getByText(
      t("editing:leftOut.text", { titles: `${t("contacts:phone")} and ${t("contacts:address")}` }),
    ),
  ).toBeVisible();
  await fillSignUp(page, `${unique("template")}@visita.example`);
  // The notice is repeated with the card.
  await expect(page.getByRole("region", { name: t("sharing:live.cardTitle") })).toContainText(
    t("editing:leftOut.text", { titles: `${t("contacts:phone")} and ${t("contacts:address")}` }),
  );
  await expect(page.getByRole("region", { name: t("sharing:live.cardTitle") })).toContainText(
    en.sharing.live.cardText,
  );
  await page.goto("/dashboard-business-cards");
  await page.getByRole("link", { name: "Ada Lindqvist" }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada Lindqvist");
  await expect(page.getByText(within("cards:plan.notice"))).toHaveCount(0);
  expect(await scanDownload(page)).toContain(code);
  await cardTab(page, "contacts").click();
  await expect(field(page, t("contacts:email"))).toHaveValue("ada@lindqvist.se");
  // Its row is there to be filled in.
  await expect(field(page, t("contacts:phone"))).toHaveValue("");
});

test("a template's card of which nobody changed anything says that it reaches nobody, and where that is mended", async ({
  page,
}) => {
  await openCardEditor(page);
  await page.getByRole("button", { name: t("cards:fromTemplate.action") }).click();
  const templates = page.getByRole("dialog", { name: t("cards:fromTemplate.title") });
  await templates
    .getByRole("button", {
      name: t("cards:fromTemplate.use", {
        name: `${t("templates:estate-agent.name")} ${t("cards:fromTemplate.free")}`,
      }),
    })
    .click();
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await page.waitForURL(/\/sign-up/);
  await fillSignUp(page, `${unique("bare")}@visita.example`);
  const made = page.getByRole("region", { name: t("sharing:live.cardTitle") });
  await expect(made).toContainText(en.sharing.live.cardEmpty);
  await expect(made).not.toContainText(en.sharing.live.cardText);
  await expect(made).toContainText(
    t("editing:leftOut.text", {
      titles: `${t("contacts:position")}, ${t("contacts:phone")}, ${t("contacts:email")}, and ${t("contacts:address")}`,
    }),
  );
  expect(await axeFindings(page)).toEqual([]);
  const add = made.getByRole("link", { name: t("sharing:live.addContacts") });
  // It is the first of the offered links.
  await expect(made.getByRole("link").first()).toHaveAccessibleName(t("sharing:live.addContacts"));
  await add.click();
  await page.waitForURL(/\/editor-business-card\/\w+\?tab=contacts$/);
  await expect(cardTab(page, "contacts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: t("cards:contacts.add") })).toBeVisible();
  await expect(field(page, t("contacts:position"))).toHaveValue("");
});

test("a PRO template's line under the name is no card's before somebody changed it", async ({ page }) => {
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  await page.getByRole("button", { name: t("cards:fromTemplate.action") }).click();
  const templates = page.getByRole("dialog", { name: t("cards:fromTemplate.title") });
  await templates
    .getByRole("button", {
      name: like("cards:fromTemplate.use", { name: new RegExp(`.* ${t("shell:plans.pro")}`) }),
    })
    .first()
    .click();
  await expect(subheader(page)).not.toHaveValue("");
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  const question = page.getByRole("alertdialog", { name: t("cards:plan.title") });
  await expect(question).not.toContainText(t("cards:plan.features.subheader"));
  // Nothing is taken off before it is decided.
  const sample = await subheader(page).inputValue();
  await question.getByRole("button", { name: t("editing:close") }).click();
  expect(sample).not.toBe("");
  await expect(subheader(page)).toHaveValue(sample);
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await question.getByRole("button", { name: en.editing.plan.saveFree }).click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByText(within("editing:leftOut.text"))).toBeVisible();
  // Back in the editor, and on again.
  await page.getByRole("link", { name: en.accounts.signUp.keepEditing }).click();
  await page.waitForURL(/\/editor-business-card#begun$/);
  await expect(subheader(page)).toHaveValue("");
});

test("without an account a card is made of the page that was begun in this browser", async ({ page }) => {
  await page.goto("/editor?template=practice");
  await page.getByRole("textbox", { name: t("start:gallery.name") }).fill("Harbour Practice");
  await page.getByRole("button", { name: t("start:naming.go") }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(
    "Harbour Practice",
  );
  await page.goto("/editor-business-card");
  await page.getByRole("button", { name: t("cards:fromPage.action") }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Harbour Practice");
  // Its template is free, and its examples are not copied as contacts.
  await expect(page.getByText(within("cards:plan.notice"))).toHaveCount(0);
  await cardTab(page, "contacts").click();
  await expect(field(page, t("contacts:phone"))).toHaveValue("");
});

test("contacts are added, put in order, deleted and brought back", async ({ page }) => {
  await openCardEditor(page);
  await cardTab(page, "contacts").click();
  await page.getByRole("button", { name: t("cards:contacts.add") }).click();
  await page.getByRole("searchbox", { name: t("cards:contacts.search") }).fill("insta");
  await page.keyboard.press("Enter");
  await expect(field(page, "Instagram")).toBeFocused();
  await page.keyboard.type("@ada");
  await expect(cardPreview(page).getByRole("link", { name: "@ada" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/ada",
  );

  const names = () => page.getByRole("row").evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  await page.getByRole("button", { name: t("cards:contacts.up", { name: "Instagram" }) }).click();
  expect(await names()).toEqual([
    t("contacts:phone"),
    t("contacts:email"),
    "Instagram",
    t("contacts:address"),
  ]);
  await expect(
    page.getByRole("button", { name: t("cards:contacts.up", { name: "Instagram" }) }),
  ).toBeFocused();
  const place = page.locator("[data-drop-target] [aria-label]");
  const wanted = `Insert between Instagram and ${t("contacts:address")}`;
  // The list restores the focus after reordering: an earlier key would go to another row.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: t("cards:contacts.handle", { name: t("contacts:phone") }), exact: true })
      .press("Enter");
    await expect(place).toHaveCount(1, { timeout: 2_000 });
    for (let presses = 0; presses < 5 && (await place.getAttribute("aria-label")) !== wanted; presses++)
      await page.keyboard.press("ArrowDown");
    await expect(place).toHaveAccessibleName(wanted, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press("Enter");
  await expect
    .poll(names)
    .not.toEqual([t("contacts:phone"), t("contacts:email"), "Instagram", t("contacts:address")]);

  const before = await names();
  await page.getByRole("button", { name: t("cards:contacts.remove", { name: "Instagram" }) }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("cards:contacts.undo") })
    .click();
  expect(await names()).toEqual(before);
  await expect(field(page, "Instagram")).toHaveValue("@ada");

  await page.keyboard.press("Control+z");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByRole("row")).toHaveCount(4);

  await field(page, t("contacts:email")).fill("not an address");
  await field(page, t("contacts:email")).blur();
  await expect(page.getByText(t("errors:emailInvalid"))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("leaving with unsaved changes asks, and what was typed stays until it is left", async ({ page }) => {
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Not yet");
  const question = page.getByRole("alertdialog");
  await page.getByRole("link", { name: t("shell:account.logIn") }).click();
  await expect(question).toContainText(t("editing:leave.title"));
  await question.getByText(t("editing:leave.cancel"), { exact: true }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Not yet");
  await page.getByRole("link", { name: t("shell:account.logIn") }).click();
  await question.getByRole("button", { name: t("editing:leave.confirm") }).click();
  await page.waitForURL(/\/login/);
});

test("a reload keeps what was typed, and it can be discarded", async ({ page }) => {
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Half typed");
  await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Half typed");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("editing:close") })
    .click();
  await expect(page.getByText(t("editing:restored.text"))).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: t("editing:restored.discard") }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("");
});

test("the second of two tabs is told, and nothing is lost", async ({ page, context, allow }) => {
  allow.response(412, /\/save$/, "an older version is saved");
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Twice", header: "First" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  const other = await context.newPage();
  await openCardEditor(other, `/editor-business-card/${hash}`);
  await field(other, t("cards:general.header")).fill("From the other tab");
  await saveCard(other);
  await expect(other.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

  await field(page, t("cards:general.header")).fill("Mine");
  await saveCard(page);
  const question = page.getByRole("alertdialog", { name: t("conflict:title") });
  await question.getByRole("button", { name: t("editing:close") }).click();
  await saveCard(page);
  await question.getByRole("button", { name: t("conflict:load") }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("From the other tab");
  await expect(question).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(field(page, t("cards:general.header"))).toHaveValue("Mine");
  await saveCard(page);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

  await field(other, t("cards:general.title")).fill("Renamed in the other tab");
  await saveCard(other);
  await expect(other.getByRole("button", { name: t("conflict:merge") })).toBeVisible();
  // The conflict is left unresolved: the base version is stored with the draft.
  other.on("dialog", (dialog) => dialog.accept());
  await openCardEditor(other, `/editor-business-card/${hash}`);
  await expect(field(other, t("cards:general.title"))).toHaveValue("Renamed in the other tab");
  await saveCard(other);
  await other.getByRole("button", { name: t("conflict:merge") }).click();
  await expect(field(other, t("cards:general.header"))).toHaveValue("Mine");
  await expect(field(other, t("cards:general.title"))).toHaveValue("Renamed in the other tab");
  await expect(other.getByText(t("editing:merged.save"))).toBeVisible();
  await saveCard(other);
  await expect(other.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(other.getByText(t("editing:merged.save"))).toHaveCount(0, { timeout: 3_000 });
  await expect(other.getByText(t("editing:restored.text"))).toHaveCount(0, { timeout: 3_000 });

  await field(page, t("cards:general.header")).fill("Mine after all");
  await saveCard(page);
  await question.getByRole("button", { name: t("conflict:overwrite") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Mine after all");
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
  await expect(other.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await givePlan(email, "expired");

  await field(page, t("cards:general.header")).fill("Mine");
  await subheader(page).fill("Cook");
  await saveCard(page);
  await page
    .getByRole("alertdialog", { name: t("conflict:title") })
    .getByRole("button", { name: t("conflict:overwrite") })
    .click();
  await page
    .getByRole("alertdialog", { name: t("cards:plan.title") })
    .getByRole("button", { name: en.cards.plan.saveRest })
    .click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Mine");
  await page.reload();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Mine");
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
  await expect(page.getByRole("alertdialog", { name: t("cards:plan.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await field(page, t("cards:general.header")).fill("Half typed");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Half typed");
  await givePlan(email, "active");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(t("editing:restored.text"))).toBeVisible();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Half typed");
  await expect(page.getByText(t("editing:state.unsaved"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("editing:restored.discard") }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Before");
});

test("what one account typed is not offered to the next one in the same tab", async ({ page }) => {
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Private", header: "Mine" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await field(page, t("cards:general.header")).fill("Nobody else's");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Nobody else's");
  page.on("dialog", (dialog) => dialog.accept());
  await signUp(page);
  await page.goto(`/editor-business-card/${hash}`);
  await page.waitForURL(/\/dashboard-business-cards\?missing=/);
  await expect(page.getByText(t("dashboard:cards.missing"))).toBeVisible();
  await expect(page.getByText(t("dashboard:typed.kept"))).toHaveCount(0);
});

test("a lost network while saving keeps everything", async ({ page, context, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Offline", header: "Before" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await field(page, t("cards:general.header")).fill("Typed in a tunnel");
  await context.setOffline(true);
  await saveCard(page);
  await expect(page.getByRole("banner").getByText(t("editing:state.failed"))).toBeVisible();
  await expect(page.getByText(`${t("editing:failed.offline")} ${t("editing:failed.kept")}`)).toBeVisible();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Typed in a tunnel");
  await context.setOffline(false);
  await page.getByRole("button", { name: t("editing:failed.again") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("the first save of a card, by the keyboard, goes on where it was: same tab and the same history", async ({
  page,
}) => {
  await signUp(page);
  await openCardEditor(page);
  await field(page, t("cards:general.title")).fill("Work");
  await field(page, t("cards:general.header")).fill("Ada");
  await cardTab(page, "code").click();
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(cardTab(page, "code")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+z");
  await expect(page.getByText(t("editing:state.unsaved"), { exact: true })).toBeVisible();
  await cardTab(page, "general").click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
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
  await field(page, t("cards:general.header")).fill("Ada, still here");
  await saveCard(page);
  await page.getByRole("button", { name: t("editing:gone.action") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.goto(`/editor-business-card/${hash}`);
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada, still here");
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
  await field(page, t("cards:general.header")).fill("Ada, as new");
  await saveCard(page);
  await failWith(503, "unavailable", "unavailable");
  await page.getByRole("button", { name: t("editing:gone.action") }).click();
  await expect(page.getByRole("button", { name: t("editing:failed.again") })).toBeVisible();
  expect(new URL(page.url()).pathname).toContain(hash);
  await failWith(404, "not_found", "notFound");
  await page.getByRole("button", { name: t("editing:failed.again") }).click();
  await page.waitForURL((url) => /[0-9a-z]{16}$/.test(url.pathname) && !url.pathname.endsWith(hash));
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada, as new");
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
  await field(page, t("cards:general.header")).fill("Ada, still here");
  await saveCard(page);
  const list = "**/dashboard-business-cards/list";
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(list, loseResponse, { times: 1 });
  await page.getByRole("button", { name: t("editing:gone.action") }).click();
  await page.getByRole("button", { name: t("editing:failed.again") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toContain(hash);
  await page.goto("/dashboard-business-cards");
  await expect(page.getByText(t("dashboard:used", { used: 1, limit: 1 }))).toBeVisible();
  await page.goto(`/editor-business-card/${hash}`);
  await expect(field(page, t("cards:general.header"))).toHaveValue("Ada, still here");
});

test("what was typed into a card that is gone is gone on with as a new one, and one that was begun waits", async ({
  page,
}) => {
  await givePlan(await signUp(page), "active");
  await openCardEditor(page);
  await field(page, t("cards:general.header")).fill("Begun before");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Begun before");
  const { id, hash } = await haveACard(page, { title: "Gone", header: "Ada" });
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await field(page, t("cards:general.header")).fill("Still in this browser");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Still in this");
  await post(page, "/dashboard-business-cards/list", { intent: "delete", id });
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/editor-business-card/${hash}`);
  await page.getByRole("button", { name: t("dashboard:typed.goOn") }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Still in this browser");
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
  await page.goto("/editor-business-card");
  await page.getByRole("button", { name: /Begun before/ }).click();
  await expect(field(page, t("cards:general.header"))).toHaveValue("Begun before");
});

test("a card whose page is gone says so and takes another", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Gone soon", bio: "" } });
  const { hash } = await haveACard(page, { title: "Lost", header: "Ada", pageId: made.id });
  await post(page, "/dashboard-pages/list", { intent: "delete", id: made.id });
  const next = await haveAPage(page, { profile: { title: "The next one", bio: "" } });
  await page.goto("/dashboard-business-cards");
  await expect(page.getByText(t("dashboard:cards.lost"))).toBeVisible();
  await openCardEditor(page, `/editor-business-card/${hash}`);
  await cardTab(page, "code").click();
  await expect(page.getByText(t("errors:qrTargetGone"))).toBeVisible();
  await page.getByRole("button", { name: within("cards:code.lost") }).click();
  await page.getByRole("option", { name: "The next one" }).click();
  await saveCard(page);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
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
  await field(page, t("cards:general.title")).fill("Second");
  await field(page, t("cards:general.header")).fill("Ada Lindqvist");
  // Meanwhile the plan's only card was created in another tab.
  await haveACard(page, { title: "First", header: "Ada" });
  await saveCard(page);
  await expect(page).toHaveURL(/\/dashboard-business-cards\?limit=1/);
  await expect(page.getByText(t("dashboard:cards.limit"))).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain("Second");
});
