import { env } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { newId } from "~/domain/ids";
import { isCardIn, listOwnCardNames, listOwnCards } from "~/server/data/cards.server";
import { syncChanges } from "~/server/data/change-log.server";
import { changesFor, moveCursor } from "~/server/data/changes.server";
import {
  findCode,
  findCodeFile,
  insertCardCode,
  listCodesOfCard,
  removeCodeOfCard,
} from "~/server/data/codes.server";
import { listDeadJobs } from "~/server/data/dead-jobs.server";
import { listDeletedCardRows } from "~/server/data/deleted-cards.server";
import { findDeletedPage, listDeletedPageRows } from "~/server/data/deleted-pages.server";
import { findPendingChange, isHeldEmail } from "~/server/data/email-changes.server";
import { imageKeysAfter } from "~/server/data/export-content.server";
import { findDoneSteps } from "~/server/data/first-steps.server";
import { findGooglePass, isCardBeyond, upsertGooglePass } from "~/server/data/google-passes.server";
import {
  findBlockImages,
  findCardImages,
  findPageImages,
  findUserImages,
} from "~/server/data/images/find-images.server";
import { usedImageKeys } from "~/server/data/images/held-images.server";
import { hiddenImageKeys } from "~/server/data/images/hidden-images.server";
import {
  countUnreadNotifications,
  listNotificationRows,
  listUndigested,
} from "~/server/data/notifications.server";
import { dueJobs, enqueue, nextJobAt, overdueShards } from "~/server/data/outbox.server";
import {
  findListedPageTemplate,
  findPageTemplate,
  followingPages,
} from "~/server/data/page-templates.server";
import { countOwnPages, findOwnPage, listOwnPages } from "~/server/data/pages.server";
import {
  changedPasses,
  devicesOfCard,
  passCardsAmong,
  passCardsOfOwner,
  passOwners,
} from "~/server/data/passes.server";
import { findCardVersion, findPublicCard } from "~/server/data/public-card.server";
import {
  findPageVersion,
  findPublicPage,
  findPublicPageByShareImage,
} from "~/server/data/public-page.server";
import { findReportedSubjects, listNewestReports, summarizeReports } from "~/server/data/reported.server";
import { findReport } from "~/server/data/reports.server";
import { findLiveSession, hasSessionBefore, listLiveSessions } from "~/server/data/sessions.server";
import { listedPages, listedStarts } from "~/server/data/sitemap.server";
import { findHold, findSlugOwner, freeOldHolds } from "~/server/data/slug-holds.server";
import { toldEvents } from "~/server/data/user-events.server";
import { findUserByEmail } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPlatform } from "~/server/platform/platform.server";
import { googleSync } from "~/server/services/passes/pass-jobs.server";
import { countedDatabase } from "../support/counted-database";
import { listOwnContacts } from "../support/own-contacts";

const ROWS = 10_000;
const OWNED = 25;
const bindings = env as unknown as Bindings & { BENCH?: unknown };
const counter = { read: 0 };
const { db } = createPlatform(
  { ...bindings, DB: countedDatabase(bindings.DB, counter) },
  { requestId: newId("req"), ip: "127.0.0.1", waitUntil: () => undefined },
);

beforeAll(async () => {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS - 1})`;
  const content = JSON.stringify({ profile: { title: "", bio: "" }, blocks: [] });
  const owner = `'usr_' || (i / ${OWNED})`;
  await bindings.DB.batch([
    bindings.DB.prepare(`${numbers} INSERT INTO users (id, email, name, is_enabled, created_at, updated_at)
      SELECT 'usr_' || i, i || '@visita.example', 'N', i <> 399, 0, 0 FROM n`),
    bindings.DB.prepare(
      `${numbers} INSERT INTO sessions (id, user_id, created_at) SELECT 'ses_' || i, 'usr_' || i, 0 FROM n`,
    ),
    bindings.DB.prepare(`${numbers} INSERT INTO pages (id, owner_id, slug, code, content, published, share_image_key, created_at, updated_at)
      SELECT 'pg_' || i, ${owner}, 'slug-' || i, 'P' || i, ?, 1, 's/' || i, i, i FROM n`).bind(content),
    bindings.DB.prepare(`${numbers} INSERT INTO page_images (page_id, type, key, width, height, bytes, created_at)
      SELECT 'pg_' || i, 2, 'i/' || i, 1, 1, 1, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO contacts (id, owner_id, page_id, name, source, consent, created_at)
      SELECT 'cnt_' || i, ${owner}, 'pg_' || i, 'N', 'page', '{}', i FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO reports (id, page_id, slug, reason, locale, created_at)
      SELECT 'rpt_' || i, 'pg_' || i, 'slug-' || i, 'spam', 'en', i FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO block_images (holder_id, block_key, key, width, height, bytes, created_at)
      SELECT 'pg_' || i, 'k', 'i/b' || i, 1, 1, 1, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO cards (id, hash, owner_id, code, page_id, title, content, created_at, updated_at)
      SELECT 'crd_' || i, 'hash' || i, ${owner}, 'C' || i, 'pg_' || i, 'T', '{}', i, i FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO pages (id, owner_id, slug, code, content, created_at, updated_at, deleted_at, restorable_since)
      SELECT 'pg_gone_' || i, ${owner}, 'gone-' || i, 'G' || i, ?, i, i, 1, 9e12 + i FROM n WHERE i % ${OWNED} = 0 AND i < 9900`).bind(
      content,
    ),
    bindings.DB.prepare(`${numbers} INSERT INTO cards (id, hash, owner_id, code, title, content, created_at, updated_at, deleted_at, given_back_at)
      SELECT 'crd_gone_' || i, 'gone' || i, ${owner}, 'H' || i, 'T', '{}', i, i, 1, 9e12 + i FROM n WHERE i % ${OWNED} = 0 AND i < 9900`),
    bindings.DB.prepare(`${numbers} INSERT INTO codes (code, owner_id, card_id, created_at)
      SELECT 'C' || i, ${owner}, 'crd_' || i, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO pass_devices (id, push_token, created_at, updated_at)
      SELECT 'dev_' || i, i, 0, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO pass_registrations (device_id, card_id, created_at)
      SELECT 'dev_' || i, 'crd_' || (i / ${OWNED}), 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO card_images (holder_id, slot, key, width, height, bytes, created_at)
      SELECT 'crd_' || i, 'photo', 'i/c' || i, 1, 1, 1, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO user_images (holder_id, slot, key, width, height, bytes, created_at)
      SELECT 'usr_' || i, 'cropped', 'i/u' || i, 1, 1, 1, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO user_events (id, user_id, kind, name, created_at)
      SELECT 'evt_' || i, 'usr_' || i, 'event', 'linkCopied', 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO email_changes (id, user_id, old_email, new_email, created_at, expires_at, held_until)
      SELECT 'tok_' || i, 'usr_' || i, 'old-' || i, 'new-' || i, 0, 9e15, 9e15 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO google_passes (card_id, state, version, sent_at)
      SELECT 'crd_' || i, 'active', 0, i FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO slug_holds (slug, page_id, owner_id, kind, until)
      SELECT 'held-' || i, 'pg_' || i, ${owner}, 'moved', 9e15 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO outbox (id, key, name, version, payload, shard, state, run_at, created_at)
      SELECT 'job_' || i, i, 'x', 1, '{}', 'usr_' || i, iif(i % 100, 'done', 'pending'), i, 0 FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO reports (id, page_id, slug, reason, locale, created_at)
      SELECT 'rpt_of_one_' || i, 'pg_5299', 'slug-5299', 'spam', 'en', 5299 FROM n WHERE i < 300`),
    bindings.DB.prepare(`${numbers} INSERT INTO notifications (id, user_id, kind, dedupe_key, payload, created_at, read_at, mailed_at)
      SELECT 'ntf_' || i, 'usr_' || (i / 500), 'joined', i, '{}', i, iif(i % 100, 1, NULL), iif(i % 50, 1, NULL) FROM n`),
    bindings.DB.prepare(`${numbers} INSERT INTO page_templates (id, owner_id, name, content, version, created_at, updated_at)
      SELECT 'ptp_' || i, 'usr_' || i, 'House', '{}', 1, 0, 0 FROM n`),
    bindings.DB.prepare("UPDATE pages SET template_id = 'ptp_224' WHERE owner_id = 'usr_224'"),
    bindings.DB.prepare("UPDATE outbox SET state = 'dead', finished_at = run_at WHERE run_at % 50 = 1"),
    bindings.DB.prepare("UPDATE pages SET suspended_at = 1 WHERE id = 'pg_9'"),
  ]);
});

const now = new Date();
const someIds = Array.from({ length: 25 }, (_, number) => `pg_${number + 100}`);

async function newChanges(): Promise<void> {
  await syncChanges(db);
  counter.read = 0;
  await syncChanges(db);
}

const lateSync = googleSync({ id: "crd_5000", ownerId: "usr_200" }, "after:0:active");
const variant = { code: "V5000", ownerId: "usr_200", cardId: "crd_5000" };
const limits = { limit: 50, ever: 500 };
const held = isCardIn({ ownerId: "usr_200", memberId: "mbr_1" }, "crd_5000");

test.each([
  ["a page by its address, with an image of its own and a block's", 4, () => findPublicPage(db, "slug-5000")],
  ["a page that follows a look, by its address", 5, () => findPublicPage(db, "slug-5600")],
  ["the look of a page", 1, () => findPageTemplate(db, "usr_224", "ptp_224")],
  ["a look with how many pages follow it", OWNED + 1, () => findListedPageTemplate(db, "usr_224", "ptp_224")],
  ["the pages that follow a look", 2 * OWNED, () => followingPages(db, "ptp_224", "", 50)],
  ["an address that nobody has", 1, () => findPublicPage(db, "nobody")],
  ["an address that is held", 1, () => findHold(db, "held-5000", now)],
  ["a page's images", 1, () => findPageImages(db, "pg_5000")],
  ["the images of a page's blocks", 1, () => findBlockImages(db, "pg_5000")],
  ["a page by its share image", 5, () => findPublicPageByShareImage(db, "s/5000")],
  ["what a code answers", 5, () => findCode(db, "C5000")],
  ["a code that nobody has", 1, () => findCode(db, "nobody")],
  ["what a code's files show", 3, () => findCodeFile(db, "C5000")],
  ["a card's codes for its owner", 1, () => listCodesOfCard(db, "usr_200", "crd_5000")],
  ["a card's pass in Google Wallet", 1, () => findGooglePass(db, "crd_5000")],
  ["a card by its hash", 3, () => findPublicCard(db, "hash5000")],
  ["a card's images", 1, () => findCardImages(db, "crd_5000")],
  ["a phone's changed passes", 4, () => changedPasses(db, "dev_5000", 0, now)],
  ["the 25 phones with a card's pass", 2 * OWNED, () => devicesOfCard(db, "crd_200", 0, 200)],
  ["ten of them", 20, () => devicesOfCard(db, "crd_200", 0, 10)],
  ["who has an address", 1, () => findSlugOwner(db, "slug-5000")],
  ["the version of a page at an address", 1, () => findPageVersion(db, "slug-5000")],
  ["the version of a card", 1, () => findCardVersion(db, "hash5000")],
  ["an owner's page", 1, () => findOwnPage(db, "usr_200", "pg_5000")],
  ["an owner's 25 pages", OWNED, () => listOwnPages(db, "usr_200", 50)],
  ["an owner's first ten pages", 10, () => listOwnPages(db, "usr_200", 10)],
  ["an owner's 25 cards", OWNED, () => listOwnCards(db, "usr_200", 50)],
  [
    "an owner's pages that a search finds",
    OWNED,
    () => listOwnPages(db, "usr_200", 50, undefined, { search: "1" }),
  ],
  ["an owner's deleted pages", 1, () => listDeletedPageRows(db, "usr_200", now, 50)],
  ["an owner's deleted page", 1, () => findDeletedPage(db, "usr_200", "pg_gone_5000", now)],
  ["an owner's deleted cards", 1, () => listDeletedCardRows(db, "usr_200", now, 50)],
  ["the names of an owner's 25 cards", OWNED, () => listOwnCardNames(db, "usr_200", 50)],
  // For each card one row of its devices and one of Google shows whether it has a pass.
  ["an owner's cards with passes", 3 * OWNED, () => passCardsOfOwner(db, "usr_200")],
  [
    "two cards with passes, and one that is none",
    12,
    () => passCardsAmong(db, ["crd_1", "crd_5000", "none"]),
  ],
  ["what an owner's passes depend on", 4, () => passOwners(db, ["usr_200"])],
  ["the next two hundred changes of twenty thousand", 202, () => changesFor(db, "passes", 200)],
  // The end of the log and the change at the position, by which a restored database is noticed.
  ["what is new in the change log for an isolate that has read it", 3, newChanges],
  ["how many pages an owner has", OWNED, () => countOwnPages(db, "usr_200")],
  ["a user by e-mail", 1, () => findUserByEmail(db, "5000@visita.example")],
  ["a user's picture", 1, () => findUserImages(db, "usr_5000")],
  ["where a user is signed in", 2, () => listLiveSessions(db, "usr_5000", new Date(-1), 50)],
  ["whether a user ever had a session", 1, () => hasSessionBefore(db, "usr_5000", {})],
  ["a user's address that waits to be proved", 2, () => findPendingChange(db, "usr_5000", now)],
  ["whether an address is held", 2, () => isHeldEmail(db, "old-5000", now)],
  ["what a user's screens told", 6, () => toldEvents(db, "usr_5000", ["linkCopied", "linkShared"])],
  ["the first steps of an owner with 25 pages", 3 * OWNED, () => findDoneSteps(db, "usr_200", 5)],
  ["a session with its user", 3, () => findLiveSession(db, "ses_5000", "usr_5000")],
  ["a shard's due jobs", 1, () => dueJobs(db, "usr_5000", now, 20)],
  ["a shard's next job", 1, () => nextJobAt(db, "usr_5000")],
  // The hundred late rows, read again to be grouped and once to be sorted.
  ["the shards that are late", 300, () => overdueShards(db, now, 10)],
  ["an owner's 25 contacts", OWNED, () => listOwnContacts(db, "usr_200", 50)],
  ["how many of 500 notifications are unread", 5, () => countUnreadNotifications(db, "usr_5", 100)],
  ["the newest 21 of 500 notifications", 21, () => listNotificationRows(db, "usr_5", 21)],
  [
    "the 21 behind one of them",
    21,
    () => listNotificationRows(db, "usr_5", 21, { createdAt: new Date(2_900), id: "ntf_2900" }),
  ],
  [
    "what a digest tells of",
    10,
    () => listUndigested(db, "usr_5", { kinds: ["joined"], since: new Date(0), limit: 101 }),
  ],
  ["a report", 1, () => findReport(db, "rpt_5000")],
  // Each from its index and its table, and a look for a newer one of its page.
  ["the 25 pages that were reported last", 26 * 3, () => listNewestReports(db, 26)],
  [
    "the 25 pages behind one that was reported 300 times",
    300 * 2 + 26 * 3,
    () => listNewestReports(db, 26, { createdAt: new Date(5_300), id: "rpt" }),
  ],
  [
    "what is reported of 25 pages",
    // Each by its name, as it is counted and grouped, and its text with the table's row; none had no room.
    25 * 7,
    () => summarizeReports(db, someIds, { counted: 500, texts: 5 }),
  ],
  ["25 reported pages and their owners", 25 * 4, () => findReportedSubjects(db, someIds, new Date())],
  // From their index and their table, and the row that ends those of one instant.
  ["the 25 jobs that failed last", 26 * 2 + 1, () => listDeadJobs(db, 26)],
  ["a hundred pages of the sitemap", 200, () => listedPages(db, {}, 100)],
  [
    "a hundred pages of the sitemap's end",
    200,
    () => listedPages(db, { from: "slug-9900", before: "slug-999" }, 100),
  ],
  ["where the sitemap's files begin, of a thousand pages", 1_030, () => listedStarts(db, 100, 10)],
  // One suspended page and the 25 pages and cards of a blocked account, deleted ones asked for too, and whether each page
  // has a paid version.
  ["the images that are hidden", 922 + 26, () => hiddenImageKeys(db)],
  // The 52 pages and cards of an owner, each looked up in five tables.
  ["what an account exports of images", 634, () => imageKeysAfter(db, "usr_200", "", 50)],
  ["which of two images are used", 27, () => usedImageKeys(db, ["i/5000", "i/nobody"])],
])("%s reads at most %i rows", async (name, most, query) => {
  counter.read = 0;
  await query();
  if (bindings.BENCH) console.info(`rows ${String(counter.read).padStart(4)}  ${name}`);
  // An index is read once more to find that nothing follows the last row.
  expect(counter.read).toBeLessThanOrEqual(most + 2);
});

test.each([
  [
    "the job that makes up for a change of a card",
    () => enqueue(lateSync, now, { when: isCardBeyond({ cardId: "crd_5000", version: 0, state: "active" }) }),
  ],
  ["the place of who reads the change log", () => moveCursor("passes", 0, 1)],
  [
    "what was sent of a card",
    () => upsertGooglePass({ cardId: "crd_5000", state: "active", version: 1, sentAt: now }),
  ],
  [
    "a card's further code",
    () => insertCardCode({ ...variant, name: "N", style: null, createdAt: now }, limits, held),
  ],
  ["a code that is taken off the list", () => removeCodeOfCard(db, variant, now, held)],
  ["an owner without holds to free", () => freeOldHolds("nobody", 10)],
])("%s reads a few rows", async (_name, write) => {
  const { sql, params } = write().toSQL();
  const { meta } = await bindings.DB.prepare(sql)
    .bind(...params)
    .run();
  // Triggers that read the row before and after it count it again.
  expect(meta.rows_read).toBeLessThanOrEqual(7);
});
