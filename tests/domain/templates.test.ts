import { expect, test } from "vitest";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import { CARD_DESIGNS, type CardContent, cardInputSchema } from "~/domain/cards/schema";
import { INDUSTRIES } from "~/domain/industries";
import { LANGUAGE_CODES } from "~/domain/languages";
import { isProPage } from "~/domain/pages/entitlement";
import { pageInputSchema } from "~/domain/pages/schema";
import { fromTemplate } from "~/domain/pages/templates/from-template";
import { TEMPLATE_PLANS, templatesIn } from "~/domain/pages/templates/templates";
import { visibleBlocks } from "~/domain/pages/visible";
import { en } from "~/i18n/templates/en";
import { templateMessages } from "~/i18n/templates/template-messages";

const english = templatesIn(en);

/** The text under the name. */
const positionOf = ({ subheader, contacts }: CardContent) =>
  subheader ?? contacts.find(({ name }) => name === "position")?.value ?? "";

test("at least 12 templates, and one at least for every industry", () => {
  expect(english.length).toBeGreaterThanOrEqual(12);
  expect(english.map(({ id }) => id)).toEqual(TEMPLATE_PLANS.map(({ id }) => id));
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
  const served = new Set(english.flatMap(({ industries }) => industries));
  expect(INDUSTRIES.filter((industry) => !served.has(industry))).toEqual([]);
});

for (const language of LANGUAGE_CODES) {
  test(`templates in ${language} are pages and cards that may be saved as they are`, async () => {
    const templates = templatesIn(await templateMessages(language));
    expect(templates).toHaveLength(TEMPLATE_PLANS.length);
    for (const { id, name, isPro, page, card } of templates) {
      expect(pageInputSchema.parse(page)).toMatchObject(page);
      expect(cardInputSchema.parse(card)).toMatchObject(card);
      expect(page).toMatchObject({ isPrefill: true, prefillId: id, isUsingTheme: true });
      expect(isProPage(page)).toBe(isPro);
      expect([name, page.profile.title, page.profile.bio, card.header, positionOf(card)]).not.toContain("");
      // Nothing of it is hidden: every link has a title and every service leads somewhere.
      expect([id, visibleBlocks(page, new Date()).length]).toEqual([id, page.blocks.length]);
      for (const block of page.blocks) {
        if (block.type === "buttons")
          for (const { title } of block.data.items) expect([id, title]).not.toEqual([id, ""]);
      }
    }
  });
}

test("every language says each template in words of its own", async () => {
  for (const language of LANGUAGE_CODES) {
    if (language === "en") continue;
    const messages = await templateMessages(language);
    for (const { id, urls } of TEMPLATE_PLANS) {
      const [own, other] = [messages[id as keyof typeof messages], en[id as keyof typeof en]];
      expect([language, id, own.links.length]).toEqual([language, id, urls.length]);
      expect([language, id, own.bio]).not.toEqual([language, id, other.bio]);
      expect([language, id, own.hours === ""]).toEqual([language, id, (other.hours as string) === ""]);
    }
  }
});

test("the cards of templates are not all arranged alike", () => {
  expect(new Set(english.map(({ card }) => card.design)).size).toBe(CARD_DESIGNS);
});

test("some templates use nothing that has to be paid for", () => {
  expect(english.filter(({ isPro }) => !isPro).length).toBeGreaterThanOrEqual(3);
});

test("the card of a template whose page is free is free too, and such cards differ in design", () => {
  const free = english.filter(({ isPro }) => !isPro);
  for (const { id, card } of free) expect([id, paidCardFeatures(card)]).toEqual([id, []]);
  expect(new Set(free.map(({ card }) => card.design)).size).toBe(free.length);
});

test("a page from a template is one of its own: new keys, and no address", () => {
  const template = english[0]!;
  const [one, two] = [fromTemplate(template), fromTemplate(template)];
  expect(one).toMatchObject({ isPrefill: true, prefillId: template.id, profile: template.page.profile });
  expect(one).not.toHaveProperty("slug");
  expect(one.blocks.map(({ key }) => key)).not.toEqual(two.blocks.map(({ key }) => key));
});
