import { crc32 } from "node:zlib";
import { z } from "zod";
import { EXPORT_KEPT_MS } from "~/domain/accounts/export";
import type { JobPayload } from "~/domain/jobs";
import { centralRecord, localHeader, zipEnd } from "~/domain/zip";
import { writeAll } from "~/server/data/batch.server";
import { countExported } from "~/server/data/export-content.server";
import {
  advanceExport,
  type ExportRow,
  findExportToMake,
  finishExport,
  isExportAt,
  isExportReady,
} from "~/server/data/exports.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf } from "~/server/services/accounts/account-mail.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { CONTACTS_PER_FILE, type ExportFile, exportItems, PHASES } from "./export-entries.server";
import { deleteWorkFiles, exportShard, workKey } from "./export-files.server";
import { abortUpload, PartWriter } from "./part-writer.server";

/**
 * The most objects and bytes that one run packs. An item is packed whole, and ends a run that it fills; a page's own
 * limit is `INLINED_BYTES`.
 */
const MAX_OBJECTS = 200;
const MAX_BYTES = 64 * 1024 * 1024;

const progressSchema = z.object({
  /** Finished runs. */
  step: z.number().int(),
  uploadId: z.string(),
  parts: z.array(z.object({ partNumber: z.number().int(), etag: z.string() })),
  position: z.number().int(),
  /** Files of the zip so far. */
  files: z.number().int(),
  place: z.object({ phase: z.enum(PHASES), after: z.string() }),
});

type Progress = z.output<typeof progressSchema>;

/**
 * The job `makeExport`: packs some of an account's content and enqueues itself for the rest. Its position is in the
 * export's row, and is stored when the run is over: an interrupted run is repeated, and writes the same parts. An
 * export that was ended meanwhile is aborted.
 */
export async function makeExport(
  platform: Platform,
  { exportId, step }: JobPayload<"makeExport">,
): Promise<void> {
  const row = await findExportToMake(platform.db, exportId);
  const user = row && (await findUser(platform.db, row.userId));
  if (!row || !user?.isEnabled || (row.state !== "waiting" && row.state !== "running"))
    return giveUp(platform, row);
  const progress = row.progress ? progressSchema.parse(row.progress) : await begin(platform, row);
  // A finished run that was enqueued again.
  if (progress.step !== step) return;
  // Interrupted between the file's completion and its record.
  const made = await platform.bucket.head(row.key);
  if (made) return finish(platform, row, user, step, made.size);
  await pack(platform, row, user, progress);
}

async function begin(platform: Platform, row: ExportRow): Promise<Progress> {
  const httpMetadata = { contentType: "application/zip" };
  const { uploadId } = await platform.bucket.createMultipartUpload(row.key, { httpMetadata });
  return { step: 0, uploadId, parts: [], position: 0, files: 0, place: { phase: "user", after: "" } };
}

async function pack(platform: Platform, row: ExportRow, user: UserRow, from: Progress): Promise<void> {
  const { bucket } = platform;
  const work = (step: number, what: "rest" | "entries") => workKey(row.userId, row.id, step, what);
  const rest = from.step > 0 ? await bucket.get(work(from.step, "rest")) : null;
  if (from.step > 0 && !rest) throw new Error("the rest of an export's run is gone");
  const upload = bucket.resumeMultipartUpload(row.key, from.uploadId);
  const writer = new PartWriter(
    upload,
    from,
    rest ? new Uint8Array(await rest.arrayBuffer()) : new Uint8Array(),
  );
  const records: Uint8Array[] = [];
  let { place } = from;
  let items = 0;
  let objects = 0;
  let isDone = true;
  for await (const item of exportItems(platform, user, place)) {
    for (const file of item.files) {
      records.push(await packFile(writer, file));
      objects += file.objects ?? 1;
    }
    place = item.place;
    items++;
    if (objects < MAX_OBJECTS && writer.position - from.position < MAX_BYTES) continue;
    isDone = false;
    break;
  }
  await bucket.put(work(from.step, "entries"), new Blob(records as BlobPart[]));
  const files = from.files + records.length;
  if (isDone) return complete(platform, row, user, { ...from, files }, writer);
  const step = from.step + 1;
  await bucket.put(work(step, "rest"), writer.rest());
  const total = row.total || (await countExported(platform.db, user.id, CONTACTS_PER_FILE));
  const progress: Progress = { ...from, step, parts: writer.parts, position: writer.position, files, place };
  const [moved = 0] = await writeAll(platform.db, [
    advanceExport({ id: row.id, done: row.done + items, total, progress }, from.step),
    enqueue(
      { name: "makeExport", shard: exportShard(user.id), payload: { exportId: row.id, step } },
      platform.now(),
      { when: isExportAt(row.id, step) },
    ),
  ]);
  // Ended meanwhile: what this run wrote is deleted with the rest.
  if (moved === 0) return giveUp(platform, { ...row, progress });
  startJobs(platform, exportShard(user.id));
}

/** Writes a file into the zip. @returns its directory entry for the zip's end */
async function packFile(writer: PartWriter, { name, bytes }: ExportFile): Promise<Uint8Array> {
  const offset = writer.position;
  const entry = { name, crc: 0, size: 0 };
  const chunks = typeof bytes === "function" ? bytes : () => [bytes];
  for await (const chunk of chunks()) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
  }
  await writer.write(localHeader(entry));
  let written = 0;
  for await (const chunk of chunks()) {
    await writer.write(chunk);
    written += chunk.length;
  }
  if (written !== entry.size) throw new Error(`${name} changed while it was packed`);
  return centralRecord(entry, offset);
}

/** Writes the zip's end, from the entries of each run, and completes the file. */
async function complete(
  platform: Platform,
  row: ExportRow,
  user: UserRow,
  { step, files }: Progress,
  writer: PartWriter,
): Promise<void> {
  const start = writer.position;
  for (let run = 0; run <= step; run++) {
    const entries = await platform.bucket.get(workKey(row.userId, row.id, run, "entries"));
    if (!entries) throw new Error("what an export's run noted of its files is gone");
    await writer.write(new Uint8Array(await entries.arrayBuffer()));
  }
  await writer.write(zipEnd(files, start, writer.position - start));
  await writer.complete();
  await finish(platform, row, user, step, writer.position);
}

/** Marks the file as ready, mails it, and schedules its deletion. */
async function finish(
  platform: Platform,
  row: ExportRow,
  user: UserRow,
  step: number,
  bytes: number,
): Promise<void> {
  const now = platform.now();
  const expiresAt = new Date(now.getTime() + EXPORT_KEPT_MS);
  const when = isExportReady(row.id);
  const params = { name: user.name, at: expiresAt.toISOString() };
  const mail = { ...envelopeOf(user), kind: "exportReady" as const, params };
  const over = { userId: user.id, slot: `over:${row.id}` };
  const told = { userId: user.id, mailId: `export:${row.id}`, mail, when };
  const total = row.total || (await countExported(platform.db, user.id, CONTACTS_PER_FILE));
  const [, ready = 0] = await writeAll(platform.db, [
    advanceExport({ id: row.id, done: total, total, progress: { ...Object(row.progress), step } }, step),
    finishExport(row.id, step, bytes, expiresAt, now),
    enqueue({ name: "sendMail", shard: user.id, payload: { mailId: told.mailId, mail } }, now, {
      when,
    }),
    ...notifyBesideMail(platform, told),
    enqueue({ name: "removeExports", shard: exportShard(user.id), payload: over, runAt: expiresAt }, now, {
      when,
    }),
  ]);
  if (ready === 0) return giveUp(platform, row);
  startJobs(platform, user.id);
  startJobs(platform, exportShard(user.id));
  await deleteWorkFiles(platform, row.userId, row.id);
}

/** Deletes everything of an export that was ended while it was made. */
async function giveUp(platform: Platform, row: ExportRow | undefined): Promise<void> {
  if (!row || row.state === "ready") return;
  await abortUpload(platform, row);
  await platform.bucket.delete(row.key);
  await deleteWorkFiles(platform, row.userId, row.id);
}
