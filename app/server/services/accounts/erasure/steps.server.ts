import { addDays } from "~/domain/visits/zone-day";
import { clearOwnerOf, clearSomeOf } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import {
  cardsToErase,
  draftsToErase,
  emptyCards,
  eraseContacts,
  eraseDrafts,
  eraseEvents,
  erasePages,
  erasePerson,
  eraseSessions,
  freeHolds,
  pagesToErase,
  templatesToErase,
} from "~/server/data/erasure.server";
import { listIdentities } from "~/server/data/identities.server";
import { deleteEveryImageOf } from "~/server/data/images/held-images.server";
import type { DeletedAccountRow } from "~/server/data/leaving.server";
import { paidHolder } from "~/server/data/paid-versions.server";
import { writeVisits } from "~/server/data/visits/visit-days.server";
import { eraseVisits, markGone } from "~/server/data/visits/visit-months.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { visitDayStub } from "~/server/platform/visit-buffer.server";
import { eraseExports } from "~/server/services/accounts/exports/erase-exports.server";
import { revocationsOf } from "~/server/services/accounts/social/revoke.server";
import { deleteImportFiles } from "~/server/services/contacts/import/import-file.server";
import { eraseObjectsOf, eraseShareImages } from "./objects.server";

/** Erases some of a deleted account's data. Idempotent. @returns whether some is left */
export type ErasureStep = (platform: Platform, account: DeletedAccountRow) => Promise<boolean>;

/** Batch sizes of one run: a page has up to a hundred images. */
const PAGES = 5;
const CARDS = 20;
const DRAFTS = 5;
const CONTACTS = 500;
const SESSIONS = 100;
const EVENTS = 500;
const ENTRIES = 500;
const VISIT_ROWS = 2_000;

const ofPages: ErasureStep = async (platform, { userId }) => {
  const pages = await pagesToErase(platform.db, userId, PAGES);
  if (pages.length === 0) return false;
  const ids = pages.map(({ id }) => id);
  const holders = [...ids, ...ids.map(paidHolder)];
  await eraseObjectsOf(platform, holders);
  for (const { shareImageKey } of pages) {
    if (shareImageKey) await eraseShareImages(platform, shareImageKey);
  }
  await writeAll(platform.db, [...deleteEveryImageOf(holders), clearOwnerOf(ids), ...erasePages(pages)]);
  return pages.length === PAGES;
};

const ofCards: ErasureStep = async (platform, { userId }) => {
  const ids = await cardsToErase(platform.db, userId, CARDS);
  if (ids.length === 0) return false;
  await eraseObjectsOf(platform, ids);
  await writeAll(platform.db, [
    ...deleteEveryImageOf(ids),
    clearOwnerOf(ids),
    ...emptyCards(ids, platform.now()),
  ]);
  return ids.length === CARDS;
};

const ofTemplates: ErasureStep = async (platform, { userId }) => {
  const ids = await templatesToErase(platform.db, userId);
  if (ids.length === 0) return false;
  await eraseObjectsOf(platform, ids);
  await writeAll(platform.db, deleteEveryImageOf(ids));
  return false;
};

const ofDrafts: ErasureStep = async (platform, { userId }) => {
  const ids = await draftsToErase(platform.db, userId, DRAFTS);
  if (ids.length === 0) return false;
  await eraseObjectsOf(platform, ids);
  await writeAll(platform.db, [...deleteEveryImageOf(ids), ...eraseDrafts(ids)]);
  return ids.length === DRAFTS;
};

const ofContacts: ErasureStep = async (platform, { userId }) => {
  await deleteImportFiles(platform, userId);
  const [erased = 0] = await writeAll(platform.db, eraseContacts(userId, CONTACTS));
  return erased >= CONTACTS;
};

/**
 * First marks the owner as deleted, so that later writes are dropped; then erases what is stored, and the running days.
 */
const ofVisits: ErasureStep = async (platform, { userId }) => {
  const { visits } = platform;
  const now = platform.realNow();
  const [, ...erased] = await writeVisits(visits, [
    markGone(visits, userId, now),
    ...eraseVisits(userId, VISIT_ROWS),
  ]);
  if (erased.some((rows) => rows >= VISIT_ROWS)) return true;
  const today = now.toISOString().slice(0, 10);
  // In any time zone: dates that may be the owner's today, and the ones before that may not be written yet.
  const days = [-2, -1, 0, 1].map((offset) => addDays(today, offset));
  await Promise.all(days.map((day) => visitDayStub(platform, userId, day).erase()));
  return false;
};

const ofSessions: ErasureStep = async (platform, { userId }) => {
  const [, erased = 0] = await writeAll(platform.db, eraseSessions(userId, SESSIONS));
  return erased >= SESSIONS;
};

const ofEvents: ErasureStep = async (platform, { userId }) => {
  const [erased = 0] = await writeAll(platform.db, [eraseEvents(userId, EVENTS)]);
  return erased >= EVENTS;
};

/** The entries stay: action, time and actor. User and reason are removed. */
const ofAudit: ErasureStep = async (platform, { userId }) => {
  const [changed = 0] = await writeAll(platform.db, [clearSomeOf(userId, ENTRIES)]);
  return changed >= ENTRIES;
};

const ofPerson: ErasureStep = async (platform, { userId }) => {
  await eraseObjectsOf(platform, [userId]);
  // One that was linked during the deletion has its token revoked too.
  const identities = await listIdentities(platform.db, userId);
  await writeAll(platform.db, [
    ...revocationsOf(platform, identities),
    ...deleteEveryImageOf([userId]),
    ...erasePerson(userId),
    freeHolds(userId, platform.now()),
  ]);
  if (identities.length > 0) startJobs(platform, userId);
  return false;
};

/**
 * The steps of an erasure, in this order. Those that notify other services of the account's end (a subscription to be
 * cancelled) come first: they need rows that later steps erase. A provider's token is revoked by a job that holds it,
 * sealed; one that failed permanently is removed in a later phase.
 */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  eraseExports,
  ofPages,
  ofCards,
  ofTemplates,
  ofDrafts,
  ofContacts,
  ofVisits,
  ofEvents,
  ofSessions,
  ofAudit,
  ofPerson,
];
