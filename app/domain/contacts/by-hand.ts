import { z } from "zod";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { multiLine } from "~/domain/text";
import { tagsSchema } from "./contact";
import { CONTACT_VALUES, orNothing } from "./form";

/** What an owner writes down of somebody. The message is the visitor's alone. */
export const HAND_FIELDS = ["name", "email", "phone", "company", "position", "linkedIn"] as const;
export type HandField = (typeof HAND_FIELDS)[number];

const field = (name: HandField) => z.preprocess(orNothing, CONTACT_VALUES[name].optional());

/**
 * A contact that its owner writes down: at least one field, by which it can be known.
 * `id` is made where it is typed, so that a try whose response was lost makes no second one.
 */
export const handContactSchema = z
  .strictObject({
    id: z.string().refine((id) => isId(ID_PREFIXES.contact, id), { error: "invalidFormat" }),
    name: field("name"),
    email: field("email"),
    phone: field("phone"),
    company: field("company"),
    position: field("position"),
    linkedIn: field("linkedIn"),
    note: multiLine(LIMITS.contactNote).optional(),
    tags: tagsSchema.optional(),
  })
  .refine((contact) => HAND_FIELDS.some((name) => contact[name] !== undefined), {
    error: "required",
    path: ["name"],
  });

export type HandContact = z.output<typeof handContactSchema>;
