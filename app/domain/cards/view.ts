import { z } from "zod";
import { cardMemberSchema, cardTeamSchema } from "~/domain/team/member";
import { cardTemplateSchema } from "~/domain/team/template";
import { contactSchema } from "./contacts";
import { CARD_PLATFORMS } from "./schema";

const url = z.url();
const instant = z.iso.datetime();

/** A card as returned to its owner and by the API. */
export const cardViewSchema = z.object({
  id: z.string(),
  hash: z.string(),
  title: z.string(),
  header: z.string(),
  givenName: z.string().optional(),
  familyName: z.string().optional(),
  subheader: z.string().optional(),
  contacts: z.array(contactSchema),
  linkAction: z.union([z.literal(1), z.literal(2)]),
  pageId: z.string().optional(),
  design: z.number().int(),
  platform: z.enum(CARD_PLATFORMS).optional(),
  backgroundColor: z.string(),
  fontColor: z.string(),
  logo: url.optional(),
  photo: url.optional(),
  banner: url.optional(),
  /** Whether visitors can leave their own details on the card's page, while its owner pays. */
  takesDetails: z.boolean(),
  qrUrl: url,
  url,
  contactFileUrl: url,
  /** Made by "duplicate" and not yet opened, edited or dismissed. */
  isDuplicate: z.boolean(),
  /** Beyond the plan's seats a card rests: it is shown as the free card. */
  state: z.enum(["live", "resting"]),
  /** The member it is assigned to. */
  member: cardMemberSchema.optional(),
  /** The team of a card that is assigned to the current user. */
  team: cardTeamSchema.optional(),
  /** The team's look that it follows, with its locked parts. */
  template: cardTemplateSchema.optional(),
  /** Raised by one at each write. */
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type CardView = z.output<typeof cardViewSchema>;
