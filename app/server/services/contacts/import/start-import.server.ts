import type { z } from "zod";
import type { UserActor } from "~/domain/accounts/actor";
import type { ImportProgress, importStartSchema } from "~/domain/contacts/import/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { dropImport, findImport, isImportAt, startImport } from "~/server/data/contact-imports.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { requirePaid } from "~/server/services/pages/paid-features.server";
import { importKey, importShard } from "./import-file.server";

/**
 * Starts the import of an uploaded file into the actor's contacts. Idempotent.
 * @throws AppError not_found, payment_required, invalid (importColumns) where no column identifies a person
 */
export async function startContactImport(
  platform: Platform,
  actor: UserActor,
  id: string,
  { columns = {}, ...options }: z.output<typeof importStartSchema>,
): Promise<ImportProgress> {
  const row = await requireImport(platform, actor, id);
  requirePaid(platform, actor, "contacts");
  const fields = new Set(Object.values(columns));
  const names = ["name", "firstName", "lastName", "email", "phone"] as const;
  if (row.format === "csv" && !names.some((field) => fields.has(field)))
    throw new AppError("invalid", { messageKey: "importColumns" });
  const now = platform.now();
  const shard = importShard(actor.userId);
  await writeAll(platform.db, [
    startImport(id, columns),
    enqueue({ name: "importContacts", shard, payload: { importId: id, read: 0, at: 0, options } }, now, {
      when: isImportAt(id, 0),
    }),
  ]);
  startJobs(platform, shard);
  return getContactImport(platform, actor, id);
}

/** @throws AppError not_found */
export async function getContactImport(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<ImportProgress> {
  const { state, total, read, stored, refused, errors } = await requireImport(platform, actor, id);
  return { id, state, total, read, stored, refused, skipped: read - stored - refused, errors };
}

/** Cancels an import that was not started; a started one continues. */
export async function dropContactImport(platform: Platform, actor: UserActor, id: string): Promise<void> {
  await requireImport(platform, actor, id);
  const [dropped = 0] = await writeAll(platform.db, [dropImport(actor.userId, id)]);
  if (dropped > 0) await platform.bucket.delete(importKey(actor.userId, id));
}

async function requireImport(platform: Platform, actor: UserActor, id: string) {
  assertCan(actor, "create", ownOf(actor, "contact"));
  const row = await findImport(platform.db, actor.userId, id);
  if (!row) throw new AppError("not_found");
  return row;
}
