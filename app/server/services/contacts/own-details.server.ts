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
import { hmac, sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { notify } from "~/server/services/notifications/notify.server";
import { readOwnDetailsToken } from "./own-details-token.server";

/** By one of these somebody can be known and reached. */
const KNOWN_BY = ["name", "email", "phone"] as const;

/** What a visitor left, as they read it. */
export interface OwnDetails {
  details: ContactDetails;
  consent: Consent;
  /** The page or card on which it was left; without an address once that is gone. */
  place: { title: string; url?: string };
  createdAt: string;
  /** Everything can be corrected; what the form that it was left in requires has to be given. */
  fields: readonly ContactField[];
}

/**
 * What a visitor left at one meeting, for who has the link that they were mailed.
 * @throws AppError not_found for every token that shows nothing: altered, of another contact, or of what is gone
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

/** The fields with those required that the form requires, of whose blocks on a page those whose words were agreed to. */
function fieldsOf({ contact, page, card }: OwnDetailsRow): ContactField[] {
  const forms = (page?.content.blocks ?? []).flatMap((block) =>
    block.type === "collectContacts" ? [block.data] : [],
  );
  const { version = "", locale = "en" } = contact.consent ?? {};
  const agreed = forms.filter(({ consent }) => {
    const words = isBlank(consent) ? i18nFor(locale).t("site:form.consent") : consent;
    return consentVersion(words) === version;
  });
  const shown = card ? [CARD_FORM_FIELDS] : (agreed.length > 0 ? agreed : forms).map(({ fields }) => fields);
  const isRequired = (name: ContactFieldName) =>
    shown.length > 0 &&
    shown.every((fields) => fields.some((field) => field.name === name && field.required));
  return CONTACT_FIELDS.map((name) => ({ name, required: isRequired(name) }));
}

/**
 * Corrects it by what was posted, also where its owner was told of it: what is left empty is taken away, but not all by
 * which somebody is known. The same words
 * are agreed to again.
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
 * Withdraws it: the row is gone at once, with what its owner was told of it; also one that its owner deleted, so that it
 * is not put back. The owner is told that somebody withdrew, not who. What is stored as evidence names nobody.
 * @throws AppError not_found, also for the second of two at once
 */
export async function withdrawOwnDetails(platform: Platform, token: string): Promise<void> {
  const { contact, consent } = await requireOwn(platform, token, { withDeleted: true });
  const { id, ownerId, email } = contact;
  const now = platform.now();
  const evidence = {
    ...{ contactId: id, ownerId, version: consent.version, withdrawnAt: now },
    textHash: await sha256(consent.text),
    addressHash: email && (await hmac(platform.config.tokenSecret, `withdrawal:${email}`)),
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

/** With whom it was left: a card's person, else what the page is called. */
export function placeOf({ config }: Platform, { ownerName, page, card }: OwnDetailsRow): OwnDetails["place"] {
  if (card) return { title: card.header || ownerName, url: cardUrl(config.origins, card.hash) };
  if (page) return { title: page.title || ownerName, url: pageUrl(config.origins, page.slug) };
  return { title: ownerName };
}
