import type { UserActor } from "~/domain/accounts/actor";
import { EXPORT_LATEST_MS, type ExportSummary, type ExportView } from "~/domain/accounts/export";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { type ExportRow, findExport, listExports } from "~/server/data/exports.server";
import type { Platform } from "~/server/platform/platform.server";

/** An export's current state: decided on read, so that no late job shows an expired one or blocks the next. */
export function exportState(row: ExportRow, now: Date): ExportSummary["state"] {
  if (row.state === "ready" && row.expiresAt && row.expiresAt <= now) return "gone";
  const isLate = row.createdAt.getTime() < now.getTime() - EXPORT_LATEST_MS;
  return isLate && (row.state === "waiting" || row.state === "running") ? "failed" : row.state;
}

/** The download path of an export's file. */
export const exportFilePath = (id: string) => `/account/export/${id}/file`;

/** @throws AppError not_found, gone for an expired one */
export async function getExport(platform: Platform, actor: UserActor, id: string): Promise<ExportView> {
  const row = await requireExport(platform, actor, id);
  const state = exportState(row, platform.now());
  if (state === "gone") throw new AppError("gone");
  const url = `${platform.config.origins.app}${exportFilePath(id)}`;
  return { state, done: row.done, total: row.total, ...(state === "ready" ? { url } : {}) };
}

/** The actor's exports, newest first. */
export async function listOwnExports(platform: Platform, actor: UserActor): Promise<ExportSummary[]> {
  assertCan(actor, "export", ownOf(actor, "account"));
  const now = platform.now();
  return (await listExports(platform.db, actor.userId)).map((row) => ({
    id: row.id,
    state: exportState(row, now),
    done: row.done,
    total: row.total,
    createdAt: row.createdAt.toISOString(),
    ...(row.bytes ? { bytes: row.bytes } : {}),
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
  }));
}

/**
 * Opens an export's file.
 * @throws AppError not_found, gone for one that is expired or not ready
 */
export async function openExport(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<{ body: ReadableStream; size: number; name: string }> {
  const row = await requireExport(platform, actor, id);
  if (exportState(row, platform.now()) !== "ready") throw new AppError("gone");
  const object = await platform.bucket.get(row.key);
  if (!object) throw new AppError("gone");
  return {
    body: object.body,
    size: object.size,
    name: `export-${row.createdAt.toISOString().slice(0, 10)}.zip`,
  };
}

async function requireExport(platform: Platform, actor: UserActor, id: string): Promise<ExportRow> {
  assertCan(actor, "export", ownOf(actor, "account"));
  const row = await findExport(platform.db, actor.userId, id);
  if (!row) throw new AppError("not_found");
  return row;
}
