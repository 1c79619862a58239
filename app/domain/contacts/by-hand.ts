import { z } from "zod";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { multiLine } from "~/domain/text";
import { tagsSchema } from "./contact";
import { CONTACT_VALUES, orNothing } from "./form";

/** Fields of a contact entered by an owner. The message is the visitor's alone. */
export const HAND_FIELDS = ["name", "email", "phone", "company", "position", "linkedIn"] as const;
export type HandField = (typeof HAND_FIELDS)[number];

const field = (name: HandField) => z.preprocess(orNothing, CONTACT_VALUES[name].optional());

/**
 * A contact entered by its owner: at least one field that identifies it. `id` is made by the client, so that a retry
 * after a lost response is idempotent.
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
