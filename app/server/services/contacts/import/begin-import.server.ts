import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { guessColumns } from "~/domain/contacts/import/fields";
import { importedContact } from "~/domain/contacts/import/row";
import { readVcards } from "~/domain/contacts/import/vcard";
import type { ImportPreview } from "~/domain/contacts/import/view";
import { DAY_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { csvDelimiter, rowsOfCsv } from "~/domain/files/csv-rows";
import { decodeText } from "~/domain/files/decode";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { insertImport } from "~/server/data/contact-imports.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { importKey, importShard } from "./import-file.server";

/** Rows shown as a preview. */
const SHOWN = 3;
/** Characters shown per cell. */
const SHOWN_CHARACTERS = 80;
/** A file that was never imported, or is finished, is deleted after this time. */
const KEPT_MS = 2 * DAY_MS;

/**
 * Stores a file of contacts and returns its preview; nothing is imported yet. Collecting contacts is paid for.
 * @throws AppError payment_required, rate_limited, invalid (importEmpty, importTooManyRows), limit_reached
 *   (importsWaiting)
 */
export async function beginImport(
  platform: Platform,
  actor: UserActor,
  bytes: Uint8Array,
): Promise<ImportPreview> {
  assertCan(actor, "create", ownOf(actor, "contact"));
  const now = platform.now();
  if (!isPaid(actor.plan, now)) throw new AppError("payment_required", { field: "contacts" });
  await consumeLimit(platform, "contactImport", actor.userId);
  const text = decodeText(bytes);
  const found = /^\s*BEGIN:VCARD/i.test(text) ? previewVcards(text) : previewCsv(text);
  if (found.total === 0) throw new AppError("invalid", { messageKey: "importEmpty" });
  const max = LIMITS.contactImportRows;
  if (found.total > max) throw new AppError("invalid", { messageKey: "importTooManyRows", params: { max } });
  const id = newId("cim");
  const { format, total } = found;
  const shard = importShard(actor.userId);
  const runAt = new Date(now.getTime() + KEPT_MS);
  const [begun = 0] = await writeAll(platform.db, [
    insertImport({ id, ownerId: actor.userId, format, total, createdAt: now }),
    // Also where it was not begun: the job of a missing import does nothing.
    enqueue({ name: "removeContactImport", shard, payload: { importId: id }, runAt }, now),
  ]);
  if (begun === 0) throw new AppError("limit_reached", { messageKey: "importsWaiting" });
  await platform.bucket.put(importKey(actor.userId, id), bytes);
  return { id, ...found };
}

type Found = Omit<ImportPreview, "id">;

function previewCsv(text: string): Found {
  const first: string[][] = [];
  let total = -1;
  for (const { cells } of rowsOfCsv(text, csvDelimiter(text), 0)) {
    if (first.length <= SHOWN) first.push(cells);
    if (++total > LIMITS.contactImportRows) break;
  }
  const [names = [], ...rows] = first;
  const shown = (cell = "") => cell.slice(0, SHOWN_CHARACTERS);
  const columns = names.map((name, column) => ({
    name: shown(name),
    samples: rows.map((cells) => shown(cells[column])),
  }));
  return { format: "csv", total: Math.max(0, total), columns, guess: guessColumns(names), people: [] };
}

function previewVcards(text: string): Found {
  const people: Found["people"] = [];
  let total = 0;
  for (const values of readVcards(text)) {
    total++;
    const read = people.length < SHOWN ? importedContact(values) : { problems: [] };
    if ("contact" in read) people.push(read.contact);
    if (total > LIMITS.contactImportRows) break;
  }
  return { format: "vcard", total, columns: [], guess: {}, people };
}
