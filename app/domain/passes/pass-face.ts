import type { CardContact } from "~/domain/cards/contacts";
import type { CardContent, CardImageSlot } from "~/domain/cards/schema";
import { type PassDesign, type PassFieldName, passDesign } from "./designs";

/** A field on the front of a pass. */
export interface PassField {
  /** Unique within the pass. */
  key: string;
  /** A contact's name, which translates its label if the owner set none. */
  name: PassFieldName;
  /** The owner's own label, or "". */
  label: string;
  value: string;
}

/** The front of a pass, for Apple's, for Google's, and for the previews of both. */
export interface PassFace {
  /** `storeCard` has a strip, `generic` has a thumbnail; neither has both. */
  kind: "generic" | "storeCard";
  /** Whether the design shows the company beside the logo. */
  hasCompanyTitle: boolean;
  /** Beside the logo, or "". */
  title: string;
  /** The company, even if it is not shown: platforms that require an issuer get it. */
  company: string;
  header: PassField | null;
  /** The person's name: it has no label. */
  primary: PassField;
  secondary: PassField[];
  auxiliary: PassField[];
  /** Which of the card's images are shown where; absent if the card has none. */
  strip?: CardImageSlot;
  thumbnail?: CardImageSlot;
  logo?: CardImageSlot;
  /** The design's options for images in Google Wallet. */
  google: PassDesign["google"];
}

/** Not displayed: a field's link is built separately. */
const SCHEME = /^https?:\/\/(www\.)?/;

export type PassCard = Pick<
  CardContent,
  "header" | "subheader" | "contacts" | "design" | "logo" | "photo" | "banner"
>;

/** storeCard shows secondary and auxiliary fields in one row: up to four, of which two stay whole on a small phone. */
const STORE_CARD_PLACES = 2;

/** The front of a card's pass, by its design. Absent values are omitted, never shown empty. */
export function passFace(card: PassCard): PassFace {
  const design = passDesign(card.design);
  const { strip, thumbnail } = imagesOf(card, design.image);
  const kind = strip ? "storeCard" : "generic";
  const taken = new Set<string>(design.hasCompanyTitle ? ["company"] : []);
  const take = (names: readonly PassFieldName[], places: number): PassField[] => {
    const fields = names
      .filter((name) => !taken.has(name))
      .flatMap((name) => fieldOf(card, name) ?? [])
      .slice(0, places);
    for (const { name } of fields) taken.add(name);
    return fields;
  };
  const company = fieldOf(card, "company")?.value ?? "";
  const [header = null] = take(design.header, 1);
  const secondary = take(design.secondary.names, design.secondary.places);
  const free = kind === "storeCard" ? STORE_CARD_PLACES - secondary.length : design.auxiliary.places;
  const auxiliary = take(design.auxiliary.names, Math.min(design.auxiliary.places, free));
  return {
    kind,
    hasCompanyTitle: design.hasCompanyTitle,
    title: design.hasCompanyTitle ? company : "",
    company,
    header,
    primary: { key: "name", name: "name", label: "", value: card.header },
    secondary,
    auxiliary,
    google: design.google,
    ...(strip && { strip }),
    ...(thumbnail && { thumbnail }),
    // A logo used as the thumbnail is not shown twice.
    ...(card.logo && thumbnail !== "logo" && { logo: "logo" as const }),
  };
}

/** A pass has a strip or a thumbnail: if the wanted image is missing, the card's other one is used. */
function imagesOf(card: PassCard, wanted: string): Pick<PassFace, "strip" | "thumbnail"> {
  if (wanted === "none") return {};
  if (wanted === "logo" && card.logo) return { thumbnail: "logo" };
  if (wanted === "photo" && card.photo) return { thumbnail: "photo" };
  if (card.banner) return { strip: "banner" };
  return card.photo ? { thumbnail: "photo" } : {};
}

function fieldOf(card: PassCard, name: PassFieldName): PassField | null {
  const contact = card.contacts.find((one) => one.name === name && one.value !== "");
  if (contact) return passField(contact);
  return name === "position" && card.subheader
    ? { key: "position", name, label: "", value: card.subheader }
    : null;
}

/** A contact as a field of a pass, in one line without scheme; its key is the contact's own, which is unique in a card. */
export function passField({ key, name, label, value }: CardContact): PassField {
  return { key, name, label, value: value.replace(SCHEME, "").replace(/\/$/, "") };
}
