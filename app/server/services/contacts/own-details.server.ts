import { cardUrl, pageUrl } from "~/domain/addresses";
import { type Consent, consentVersion } from "~/domain/contacts/consent";
import { CARD_FORM_FIELDS, type ContactDetails, contactFormSchema, formInput } from "~/domain/contacts/form";
import { AppError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/field-errors";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactFieldName,
} from "~/domain/pages/block-types/collect-contacts";
import { isBlank } from "~/domain/text";
import { i18nFor } from "~/i18n/instances";
import { writeAll } from "~/server/data/batch.server";
import { deleteNotification, renameInNotification } from "~/server/data/notifications.server";
import {
  correctDetails,
  eraseContact,
  findOwnDetails,
  insertWithdrawal,
  isWithdrawal,
  type OwnDetailsRow,
  separateCorrected,
} from "~/server/data/own-details.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { macOf } from "~/server/platform/secrets.server";
import { notify } from "~/server/services/notifications/notify.server";
import { readOwnDetailsToken } from "./own-details-token.server";

/** One of these is needed to identify a person. */
const KNOWN_BY = ["name", "email", "phone"] as const;

/** What a visitor left, as shown to them. */
export interface OwnDetails {
  details: ContactDetails;
  consent: Consent;
  /** The page or card on which it was left; without an address once that is deleted. */
  place: { title: string; url?: string };
  createdAt: string;
  /** All fields can be corrected; those that the original form requires are required. */
  fields: readonly ContactField[];
}

/**
 * What a visitor left at one meeting, by the link mailed to them.
 * @throws AppError not_found for every token that shows nothing: altered, of another contact, or of a deleted one
 */
export async function getOwnDetails(platform: Platform, token: string): Promise<OwnDetails> {
  const { contact, consent, row } = await requireOwn(platform, token);
  const given = CONTACT_FIELDS.flatMap((name) => (contact[name] ? [[name, contact[name]] as const] : []));
  return {
    details: Object.fromEntries(given),
    consent,
    place: placeOf(platform, row),
    createdAt: contact.createdAt.toISOString(),
    fields: fieldsOf(row),
  };
}

/**
 * All fields, required where the form requires them; on a page, by those of its blocks whose consent text was agreed
 * to.
 */
function fieldsOf({ contact, page, card }: OwnDetailsRow): ContactField[] {
  const forms = (page?.content.blocks ?? []).flatMap((block) =>
    block.type === "collectContacts" ? [block.data] : [],
  );
  const { version = "", locale = "en" } = contact.consent ?? {};
  const agreed = forms.filter(({ consent }) => {
    const message = isBlank(consent) ? i18nFor(locale).t("site:form.consent") : consent;
    return consentVersion(message) === version;
  });
  const shown = card ? [CARD_FORM_FIELDS] : (agreed.length > 0 ? agreed : forms).map(({ fields }) => fields);
  const isRequired = (name: ContactFieldName) =>
    shown.length > 0 &&
    shown.every((fields) => fields.some((field) => field.name === name && field.required));
  return CONTACT_FIELDS.map((name) => ({ name, required: isRequired(name) }));
}

/**
 * Corrects it by what was posted, also in its owner's notification: empty fields are removed, but not all that identify
 * the person. The same consent text is agreed to again.
 * @throws AppError not_found, invalid with every failed field, rate_limited
 */
export async function correctOwnDetails(
  platform: Platform,
  token: string,
  posted: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { contact, consent, row } = await requireOwn(platform, token);
  const parsed = contactFormSchema(fieldsOf(row)).safeParse(formInput(posted, consent.version));
  if (!parsed.success) throw new AppError("invalid", { fields: fieldErrorsOf(parsed.error) });
  const known = KNOWN_BY.find((name) => contact[name]);
  if (known && !KNOWN_BY.some((name) => parsed.data[name]))
    throw new AppError("invalid", { fields: [{ field: known, messageKey: "required" }] });
  await consumeLimit(platform, "contactCorrection", contact.id);
  const agreed = { ...consent, at: platform.now().toISOString() };
  const [, corrected] = await writeAll(platform.db, [
    separateCorrected(contact, parsed.data),
    correctDetails(platform.db, contact.id, parsed.data, agreed),
    renameInNotification(contact.ownerId, `contact:${contact.id}`, parsed.data.name ?? ""),
  ]);
  if (!corrected) throw new AppError("not_found");
}

/**
 * Withdraws it: the row is deleted at once, with its owner's notification; also one that its owner deleted, so that it
 * cannot be restored. The owner is notified of a withdrawal without a name. The stored evidence contains no name.
 * @throws AppError not_found, also for the second of two concurrent calls
 */
export async function withdrawOwnDetails(platform: Platform, token: string): Promise<void> {
  const { contact, consent } = await requireOwn(platform, token, { withDeleted: true });
  const { id, ownerId, email } = contact;
  const now = platform.now();
  const evidence = {
    ...{ contactId: id, ownerId, version: consent.version, withdrawnAt: now },
    textHash: await sha256(consent.text),
    addressHash: email && (await macOf(platform, "suppression", `withdrawal:${email}`)),
    consentedAt: new Date(consent.at),
  };
  const [stored] = await writeAll(platform.db, [
    insertWithdrawal(evidence),
    ...notify(
      platform,
      { userId: ownerId, dedupeKey: `withdrawn:${id}`, kind: "contactWithdrawn", payload: {} },
      { when: isWithdrawal(id, now) },
    ),
    deleteNotification(ownerId, `contact:${id}`),
    ...eraseContact(contact),
  ]);
  if (!stored) throw new AppError("not_found");
  startJobs(platform, ownerId);
}

async function requireOwn(platform: Platform, token: string, which?: { withDeleted: boolean }) {
  const id = await readOwnDetailsToken(platform, token);
  const row = id ? await findOwnDetails(platform.db, id, which) : undefined;
  const consent = row?.contact.consent;
  if (!row || !consent) throw new AppError("not_found");
  return { contact: row.contact, consent, row };
}

/** Where it was left: the name on the card, else the page's title. */
export function placeOf({ config }: Platform, { ownerName, page, card }: OwnDetailsRow): OwnDetails["place"] {
  if (card) return { title: card.header || ownerName, url: cardUrl(config.origins, card.hash) };
  if (page) return { title: page.title || ownerName, url: pageUrl(config.origins, page.slug) };
  return { title: ownerName };
}
