import { cardContentOf, cardInputSchema } from "~/domain/cards/schema";
import type { Industry } from "~/domain/industries";
import { isProPage } from "~/domain/pages/entitlement";
import { pageContentSchema } from "~/domain/pages/schema";
import { themeById } from "~/domain/pages/themes/themes";
import type { Template } from "./template";

/** A template's texts in one language. Names of people and places, addresses and numbers are the same in all. */
export interface TemplateTexts {
  /** What the template is for, in a list of templates. */
  name: string;
  bio: string;
  /** What the person does, on the card. */
  role: string;
  /** Titles of the template's links, in their order. */
  links: readonly string[];
  heading: string;
  text: string;
  /** Opening hours; empty where the template shows none. */
  hours: string;
}

/** What a template is, without its texts. */
export interface TemplatePlan {
  /** Stable: pages store it as `prefillId`. */
  id: string;
  industries: readonly Industry[];
  themeId: string;
  /** The name on the page: a business or a person. */
  title: string;
  person: string;
  phone: string;
  email: string;
  address: string;
  /** Targets of the links; as many as the texts have titles for. */
  urls: readonly { url: string; icon?: string }[];
  /** The page's blocks. */
  blocks: (parts: TemplateParts) => readonly BlockInput[];
  /** Without colours it is one that a free plan can save as it is. */
  card: { design: number; backgroundColor?: string; fontColor?: string };
}

type BlockInput = { type: string; data?: object };

/** What plans make their blocks of. */
export interface TemplateParts {
  plan: TemplatePlan;
  texts: TemplateTexts;
  /** Links from one place on, up to another. */
  links: (from?: number, to?: number) => BlockInput;
  heading: BlockInput;
  text: BlockInput;
  details: BlockInput;
  divider: BlockInput;
}

/** A plan with its texts: valid by the same schemas as what people write. */
export function makeTemplate(plan: TemplatePlan, texts: TemplateTexts): Template {
  const parts = partsOf(plan, texts);
  const blocks = plan.blocks(parts).map((block, i) => ({ key: `${plan.id}-${i}`, ...block }));
  const page = pageContentSchema.parse({
    profile: { title: plan.title, bio: texts.bio },
    blocks,
    theme: structuredClone(themeById(plan.themeId)?.theme),
    isUsingTheme: true,
    isPrefill: true,
    prefillId: plan.id,
  });
  // The line under the name needs a paid plan; a position among the contacts is shown in the same place.
  const isFree = plan.card.backgroundColor === undefined;
  const card = cardInputSchema.parse({
    title: texts.name,
    header: plan.person,
    ...(isFree ? {} : { subheader: texts.role }),
    contacts: [
      ...(isFree ? [{ key: "position", name: "position", value: texts.role }] : []),
      { key: "phone", name: "phone", value: plan.phone },
      { key: "email", name: "email", value: plan.email },
      ...(plan.title === plan.person ? [] : [{ key: "company", name: "company", value: plan.title }]),
      { key: "address", name: "address", value: plan.address },
    ],
    ...plan.card,
  });
  return {
    id: plan.id,
    name: texts.name,
    industries: [...plan.industries],
    isPro: isProPage(page),
    page,
    card: cardContentOf(card),
  };
}

function partsOf(plan: TemplatePlan, texts: TemplateTexts): TemplateParts {
  const { phone, email, address } = plan;
  const details = [
    { name: "phone", value: phone },
    { name: "email", value: email },
    { name: "address", value: address },
    ...(texts.hours ? [{ name: "openHours", value: texts.hours }] : []),
  ];
  const links = plan.urls.map((link, i) => ({ key: `link-${i}`, title: texts.links[i] ?? "", ...link }));
  return {
    plan,
    texts,
    links: (from = 0, to) => ({ type: "buttons", data: { items: links.slice(from, to) } }),
    heading: { type: "heading", data: { text: texts.heading } },
    text: { type: "text", data: { text: texts.text } },
    details: {
      type: "contactDetails",
      data: { items: details.map((detail) => ({ key: detail.name, ...detail })) },
    },
    divider: { type: "divider" },
  };
}

/** A block of services: `{ instagram: "handle" }`. */
export function services(type: string, entries: Record<string, string>): BlockInput {
  const items = Object.entries(entries).map(([service, value]) => ({ key: service, service, value }));
  return { type, data: { items } };
}
