import { readableOn } from "~/domain/color";
import { LIMITS } from "~/domain/limits";
import type { PageContent } from "~/domain/pages/schema";
import type { Template } from "~/domain/pages/templates/template";
import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";
import { type CardContact, contactSchema, defaultContacts } from "./contacts";
import { type CardPrefill, prefillOf } from "./samples";
import { CARD_DEFAULTS, type CardContent } from "./schema";

/** A card made from a page, and how its logo is to be cut from the page's cropped profile image. */
export type CardFromPage = {
  card: CardContent;
  /** What is still the template's. */
  prefill?: CardPrefill;
  /** `square`: cut from the centre, since a full-width image is none; null when the page has no image. */
  logo: { image: string; cut: "as-is" | "square" } | null;
};

/**
 * A card from a page: header from the profile's title, subheader from the bio, the
 * background from the page's colours, the logo from the cropped profile image. The font colour is the readable one of
 * black and white by WCAG contrast, the contacts from its contact details, where it has none from links
 * that dial or write; a page without any gives the default contacts.
 * @param template what the page was started from: its card gives the look, and the words too while the page still has
 *   the template's name
 */
export function cardFromPage(
  page: PageContent,
  template?: Pick<Template, "id" | "page" | "card">,
): CardFromPage {
  const made = cardOf(page);
  if (!template) return made;
  const { backgroundColor, fontColor, design } = template.card;
  if (page.profile.title === template.page.profile.title)
    return { ...made, card: { ...template.card, takesDetails: true }, prefill: prefillOf(template) };
  const { subheader, ...rest } = made.card;
  // A free template makes a free card.
  const line = subheader && template.card.subheader ? { subheader } : {};
  return { ...made, card: { ...rest, ...line, backgroundColor, fontColor, design } };
}

function cardOf(page: PageContent): CardFromPage {
  const { title, bio, image } = page.profile;
  const backgroundColor = backgroundOf(page.theme);
  const subheader = firstLine(bio);
  const shape = page.theme.profileImageShape;
  return {
    card: {
      ...CARD_DEFAULTS,
      takesDetails: true,
      title,
      header: title,
      ...(subheader && { subheader }),
      contacts: contactsOf(page.blocks),
      backgroundColor,
      fontColor: readableOn(backgroundColor),
    },
    logo: image?.cropped
      ? { image: image.cropped, cut: shape === PROFILE_SHAPE.fullWidth ? "square" : "as-is" }
      : null,
  };
}

/**
 * The page's contact details that a card supports, without duplicates. A page without any contributes its links for
 * calls or mails.
 */
function contactsOf(blocks: PageContent["blocks"]): CardContact[] {
  const shown = blocks.filter(({ enabled }) => enabled);
  const details = shown.flatMap((block) => (block.type === "contactDetails" ? block.data.items : []));
  const links = shown.flatMap((block) => (block.type === "buttons" ? block.data.items : []));
  const said = details.some(({ value }) => value !== "")
    ? details
    : links.flatMap((link) => (link.enabled ? (contactOfLink(link.url) ?? []) : []));
  const found = new Map<string, CardContact>();
  for (const { name, label, value } of said) {
    const parsed = contactSchema.safeParse({ name, label, value });
    const id = `${name} ${value.replace(/[\s()-]/g, "").toLowerCase()}`;
    if (value !== "" && parsed.success && !found.has(id)) found.set(id, parsed.data);
    if (found.size === LIMITS.cardContacts) break;
  }
  return found.size > 0 ? [...found.values()] : defaultContacts();
}

/** @returns the number or address that a link dials or writes to; null for any other link */
function contactOfLink(url: string): Pick<CardContact, "name" | "label" | "value"> | null {
  const [, scheme, address = ""] = /^(tel|mailto):([^?]+)/i.exec(url) ?? [];
  if (!scheme) return null;
  return { name: scheme.toLowerCase() === "tel" ? "phone" : "email", label: "", value: decoded(address) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The solid colour; where the background is no colour, that of coloured buttons; else white. */
function backgroundOf(theme: Theme): string {
  if (theme.currentBgType === "solid") return theme.bgColor;
  const { buttons } = theme.blockDesign;
  return buttons.type === "colored" ? buttons.background : CARD_DEFAULTS.backgroundColor;
}

/** A bio may be longer than a position line: its first line, cut at a word. */
function firstLine(bio: string): string {
  const characters = [...(bio.split("\n", 1)[0] ?? "").trim()];
  if (characters.length <= LIMITS.cardSubheader) return characters.join("");
  const cut = characters.slice(0, LIMITS.cardSubheader - 1).join("");
  const atWord = cut.lastIndexOf(" ");
  return `${(atWord > cut.length / 2 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}
