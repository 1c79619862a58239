import { contactFormSchema, FORM_CONTROL, formInput } from "~/domain/contacts/form";
import { AppError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/field-errors";
import { newId } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import { writeAll } from "~/server/data/batch.server";
import { contactExists, insertContact } from "~/server/data/contacts.server";
import { enqueue } from "~/server/data/outbox.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { notifyInApp } from "~/server/services/notifications/notify.server";
import type { ShownForm } from "./find-contact-form.server";

/**
 * Stores what a visitor left in a page's form for the page's owner, with the words they agreed to, and has it mailed to
 * them. Who fills in the
 * field that people do not see is thanked all the same, and nothing is stored.
 * @throws AppError invalid with every failed field, rate_limited, unavailable when the owner has room for no more
 */
export async function storeContact(
  platform: Platform,
  form: ShownForm,
  posted: ReadonlyMap<string, unknown>,
  language: LanguageCode,
): Promise<void> {
  if (posted.get(FORM_CONTROL.trap)) return;
  const parsed = contactFormSchema(form.fields).safeParse(formInput(posted, form.consent.version));
  if (!parsed.success) throw new AppError("invalid", { fields: fieldErrorsOf(parsed.error) });
  await consumeLimit(platform, "contactFormIp", form.pageId);
  const now = platform.now();
  const {
    name = "",
    phone = null,
    email = null,
    position = null,
    company = null,
    linkedIn = null,
    message = null,
  } = parsed.data;
  const id = newId("cnt");
  const [stored] = await writeAll(platform.db, [
    insertContact({
      ...{ id, ownerId: form.ownerId, pageId: form.pageId, source: "page", createdAt: now },
      ...{ name, phone, email, position, company, linkedIn, message, language },
      consent: { ...form.consent, locale: language, at: now.toISOString() },
    }),
    enqueue({ name: "mailContact", shard: form.ownerId, payload: { contactId: id } }, now, {
      when: contactExists(id),
    }),
    notifyInApp(
      platform,
      {
        userId: form.ownerId,
        dedupeKey: `contact:${id}`,
        kind: "contact",
        payload: { contactId: id, name, page: form.title || form.url },
      },
      { when: contactExists(id) },
    ),
  ]);
  if (stored === 0) throw new AppError("unavailable");
  wakeJobs(platform, form.ownerId);
}
