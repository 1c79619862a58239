import { contactFormSchema, FORM_CONTROL, formInput } from "~/domain/contacts/form";
import { AppError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/field-errors";
import { newId, normalizeCode } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import { writeAll } from "~/server/data/batch.server";
import { insertContact, isLiveContact } from "~/server/data/contacts.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, spend, tryLimit } from "~/server/platform/rate-limits.server";
import { notifyInApp } from "~/server/services/notifications/notify.server";
import type { ShownForm } from "./find-contact-form.server";
import { holdReason } from "./hold-contact.server";

/**
 * Stores a visitor's form for the owner of its page or card, with the consent text, has it mailed to them, and a
 * receipt to the visitor. Possible spam is held: it is stored without any notification.
 * @throws AppError invalid with every failed field, rate_limited, unavailable when the owner has room for no more
 */
export async function storeContact(
  platform: Platform,
  form: ShownForm,
  posted: ReadonlyMap<string, unknown>,
  language: LanguageCode,
): Promise<{ isHeld: boolean }> {
  const parsed = contactFormSchema(form.fields).safeParse(formInput(posted, form.consent.version));
  if (!parsed.success) throw new AppError("invalid", { fields: fieldErrorsOf(parsed.error) });
  await consumeLimit(platform, "contactFormIpHeld", form.id);
  const held = await holdReason(platform, form, posted, parsed.data);
  if (held) await spend(platform, "contactHeldOwner", 1, form.ownerId);
  const now = platform.now();
  const id = newId("cnt");
  const { name = "", email } = parsed.data;
  const hasReceipt = email !== undefined && !held && (await tryLimit(platform, "contactReceiptIp"));
  const place = form.source === "page" ? { pageId: form.id } : { pageId: "", cardId: form.id };
  const when = isLiveContact(id);
  const [stored] = await writeAll(platform.db, [
    insertContact({
      ...parsed.data,
      ...{ id, ownerId: form.ownerId, ...place, source: form.source, createdAt: now },
      ...{ name, language, held, code: codeOf(posted) },
      consent: { ...form.consent, locale: language, at: now.toISOString() },
    }),
    enqueue({ name: "mailContact", shard: form.ownerId, payload: { contactId: id } }, now, { when }),
    ...(hasReceipt
      ? [enqueue({ name: "mailReceipt", shard: form.ownerId, payload: { contactId: id } }, now, { when })]
      : []),
    notifyInApp(
      platform,
      {
        userId: form.ownerId,
        dedupeKey: `contact:${id}`,
        kind: "contact",
        payload: { contactId: id, name, [form.source]: form.title || form.url },
      },
      { when },
    ),
  ]);
  if (stored === 0) throw new AppError("unavailable");
  startJobs(platform, form.ownerId);
  return { isHeld: held !== null };
}

/** The code that was scanned before, if the form has one. */
function codeOf(posted: ReadonlyMap<string, unknown>): string | null {
  const code = posted.get(FORM_CONTROL.code);
  return typeof code === "string" ? normalizeCode(code) : null;
}
