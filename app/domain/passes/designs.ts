import { CARD_DESIGNS } from "~/domain/cards/schema";

/** A contact's name, or `position`, which without a contact of that name is the card's subheader. */
export type PassFieldName = string;

/** What people read is `designs` of the namespace of cards. */
export type DesignName =
  | "classic"
  | "portrait"
  | "banner"
  | "poster"
  | "letterhead"
  | "directory"
  | "storefront"
  | "minimal";

/**
 * The layout of a card as a pass. Each list names contacts by descending priority; missing ones are skipped, so the
 * lists are longer than the places.
 */
export interface PassDesign {
  id: number;
  name: DesignName;
  /** Which image makes the pass: a strip from the banner, a thumbnail from photo or logo, or none. */
  image: "banner" | "photo" | "logo" | "none";
  /** Whether the company is shown beside the logo; else it is a field among the others. */
  hasCompanyTitle: boolean;
  /** At the top end of the pass, one at most. */
  header: readonly PassFieldName[];
  secondary: { names: readonly PassFieldName[]; places: number };
  auxiliary: { names: readonly PassFieldName[]; places: number };
  /** In Google Wallet: the images in the circle beside the title and across the foot, the first that the card has. */
  google: { circle: readonly ("photo" | "logo")[]; hero: readonly ("photo" | "banner")[] };
}

const NOBODY = { names: [], places: 0 } as const;

/** The eight arrangements, by `card.design`. The name is always the primary field. */
export const PASS_DESIGNS: readonly PassDesign[] = [
  {
    id: 1,
    name: "classic",
    image: "banner",
    hasCompanyTitle: true,
    header: [],
    secondary: { names: ["position"], places: 1 },
    auxiliary: { names: ["phone", "cellphone", "email"], places: 2 },
    google: { circle: ["logo"], hero: ["banner"] },
  },
  {
    id: 2,
    name: "portrait",
    image: "photo",
    hasCompanyTitle: false,
    header: [],
    secondary: { names: ["position", "email"], places: 1 },
    auxiliary: { names: ["company", "phone"], places: 1 },
    google: { circle: ["photo", "logo"], hero: [] },
  },
  {
    id: 3,
    name: "banner",
    image: "banner",
    hasCompanyTitle: false,
    header: ["company"],
    secondary: { names: ["position", "website", "email"], places: 2 },
    auxiliary: NOBODY,
    google: { circle: ["photo", "logo"], hero: ["banner"] },
  },
  {
    id: 4,
    name: "poster",
    image: "photo",
    hasCompanyTitle: true,
    header: [],
    secondary: { names: ["position"], places: 1 },
    auxiliary: { names: ["website", "email"], places: 1 },
    google: { circle: ["logo"], hero: ["photo", "banner"] },
  },
  {
    id: 5,
    name: "letterhead",
    image: "none",
    hasCompanyTitle: true,
    header: [],
    secondary: { names: ["position", "email"], places: 1 },
    auxiliary: { names: ["address", "openHours", "website"], places: 2 },
    google: { circle: ["logo"], hero: [] },
  },
  {
    id: 6,
    name: "directory",
    image: "none",
    hasCompanyTitle: true,
    header: ["position"],
    secondary: { names: ["phone", "cellphone"], places: 2 },
    auxiliary: { names: ["email", "website", "linkedIn"], places: 2 },
    google: { circle: ["photo", "logo"], hero: [] },
  },
  {
    id: 7,
    name: "storefront",
    image: "logo",
    hasCompanyTitle: false,
    header: ["company"],
    secondary: { names: ["openHours", "position"], places: 1 },
    auxiliary: { names: ["address", "phone"], places: 1 },
    google: { circle: ["logo"], hero: ["banner"] },
  },
  {
    id: 8,
    name: "minimal",
    image: "none",
    hasCompanyTitle: false,
    header: [],
    secondary: NOBODY,
    auxiliary: NOBODY,
    google: { circle: ["logo"], hero: [] },
  },
];

if (PASS_DESIGNS.length !== CARD_DESIGNS) throw new Error("Every card design has its arrangement");

/** @returns the arrangement of a card's `design`; the first for a number that there is not */
export function passDesign(id: number): PassDesign {
  return PASS_DESIGNS.find((design) => design.id === id) ?? (PASS_DESIGNS[0] as PassDesign);
}
