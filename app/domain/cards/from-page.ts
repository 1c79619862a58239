import { readableOn } from "~/domain/color";
import { LIMITS } from "~/domain/limits";
import type { PageContent } from "~/domain/pages/schema";
import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";
import { type CardContact, contactSchema, defaultContacts } from "./contacts";
import { CARD_DEFAULTS, type CardContent } from "./schema";

/** A card made from a page, and how its logo is to be cut from the page's cropped profile image. */
export type CardFromPage = {
  card: CardContent;
  /** `square`: cut from the centre, since a full-width image is none; null when the page has no image. */
  logo: { image: string; cut: "as-is" | "square" } | null;
};

/**
 * A card from a page, by the specification's mapping: header from the profile's title, subheader from the bio, the
 * background from the page's colours, the logo from the cropped profile image. The font colour is the readable one of
 * black and white by WCAG contrast (architecture §6), the contacts from its contact details; a page without any gives
 * the default contacts.
 */
export function cardFromPage(page: PageContent): CardFromPage {
  const { title, bio, image } = page.profile;
  const backgroundColor = backgroundOf(page.theme);
  const subheader = firstLine(bio);
  const shape = page.theme.profileImageShape;
  return {
    card: {
      ...CARD_DEFAULTS,
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

/** What the page's contact details say, as far as a card may say it too. */
function contactsOf(blocks: PageContent["blocks"]): CardContact[] {
  const found = blocks
    .flatMap((block) => (block.enabled && block.type === "contactDetails" ? block.data.items : []))
    .filter(({ value }) => value !== "")
    .flatMap(({ name, label, value }) => {
      const parsed = contactSchema.safeParse({ name, label, value });
      return parsed.success ? [parsed.data] : [];
    })
    .slice(0, LIMITS.cardContacts);
  return found.length > 0 ? found : defaultContacts();
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
