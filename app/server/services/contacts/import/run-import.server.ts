import { personKeyOf } from "~/domain/contacts/contact";
import { type ImportedContact, importedContact, whoIs } from "~/domain/contacts/import/row";
import type { ImportOptions, RefusedRow } from "~/domain/contacts/import/view";
import { derivedId } from "~/domain/ids";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import {
  advanceImport,
  dropImport,
  failImport,
  findImportToRun,
  insertImported,
  isImportAt,
  type RowToStore,
} from "~/server/data/contact-imports.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  importKey,
  importShard,
  type ReadRow,
  readCsvValues,
  readImportFile,
  readPeople,
} from "./import-file.server";

/** Rows stored per run. */
const PER_RUN = 500;

/**
 * The job `importContacts`: stores some rows of a file and enqueues itself for the rest. The number of rows read is in
 * the import's row, which is updated in the batch that stores them: an interrupted run is repeated.
 */
export async function importContacts(
  platform: Platform,
  { importId, read, at, options }: JobPayload<"importContacts">,
): Promise<void> {
  const row = await findImportToRun(platform.db, importId);
  if (row?.state !== "running" || row.read !== read) return;
  const now = platform.now();
  const text = await readImportFile(platform, row.ownerId, importId);
  if (text === undefined) {
    await writeAll(platform.db, [failImport(importId, now)]);
    return;
  }
  const found =
    row.format === "csv" ? readCsvValues(text, row.columns, at, PER_RUN) : readPeople(text, at, PER_RUN);
  const { rows, errors } = sorted(found.rows, importId, read, options);
  const shard = importShard(row.ownerId);
  const looked = found.rows.length;
  const ids = rows.map(({ id }) => id);
  const run = { looked, ids, refused: errors.length, errors, isLast: found.isLast };
  const next = { importId, read: read + looked, at: found.at, options };
  await writeAll(platform.db, [
    insertImported(row, rows, { skipsKnown: options.skipsKnown, now }),
    advanceImport(row, run, now),
    enqueue({ name: "importContacts", shard, payload: next }, now, { when: isImportAt(importId, next.read) }),
  ]);
  if (found.isLast) await platform.bucket.delete(importKey(row.ownerId, importId));
  else startJobs(platform, shard);
}

/** Splits rows into those to store and those refused. A person twice in a run counts once, if requested. */
function sorted(
  read: readonly ReadRow[],
  importId: string,
  from: number,
  { tag, skipsKnown }: ImportOptions,
) {
  const rows: RowToStore[] = [];
  const errors: RefusedRow[] = [];
  const people = new Set<string>();
  read.forEach(({ values, line }, n) => {
    const one = importedContact(values);
    if ("problems" in one) {
      errors.push({ row: line, name: whoIs(values), problems: one.problems });
      return;
    }
    const personKey = personKeyOf(one.contact);
    if (skipsKnown && personKey && people.has(personKey)) return;
    if (personKey) people.add(personKey);
    rows.push({
      ...one.contact,
      tags: tagged(one.contact, tag),
      personKey,
      id: derivedId("cnt", importId, from + n),
    });
  });
  return { rows, errors };
}

const tagged = ({ tags }: ImportedContact, tag: string | undefined): string[] =>
  tag && !tags.includes(tag) ? [...tags, tag].slice(-LIMITS.contactTags) : tags;

/** The job `removeContactImport`: deletes what is left of a file, and an import that was not started. */
export async function removeContactImport(
  platform: Platform,
  { importId }: JobPayload<"removeContactImport">,
): Promise<void> {
  const row = await findImportToRun(platform.db, importId);
  if (!row) return;
  await platform.bucket.delete(importKey(row.ownerId, importId));
  await writeAll(platform.db, [dropImport(row.ownerId, importId), failImport(importId, platform.now())]);
}
