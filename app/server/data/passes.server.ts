import { and, eq, type SQL, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { shownSince, shownVersion } from "./card-templates.server";
import type { GooglePassRow } from "./google-passes.server";
import { insertWhere } from "./insert-where.server";
import { passDevices, passRegistrations } from "./schema/passes.server";

export interface PassDevice {
  id: string;
  pushToken: string;
}

/** @returns whether a device holds the pass of a card */
export async function isRegistered(db: Database, deviceId: string, cardId: string): Promise<boolean> {
  const [row] = await db
    .select({ deviceId: passRegistrations.deviceId })
    .from(passRegistrations)
    .where(and(eq(passRegistrations.deviceId, deviceId), eq(passRegistrations.cardId, cardId)));
  return row !== undefined;
}

/**
 * Registers a device for the pass of a card, once, and updates its push token. Ignored for an unknown card, or one with
 * the maximum of devices.
 * @returns two writes; the second changes one row when the device is new to the pass, else none
 */
export function registerDevice(device: PassDevice, cardId: string, now: Date): Write[] {
  const isCard = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId})`;
  const hasRoom = sql`(SELECT count(*) FROM (SELECT 1 FROM pass_registrations WHERE card_id = ${cardId}
    LIMIT ${LIMITS.devicesPerPass})) < ${LIMITS.devicesPerPass}`;
  return [
    insertWhere(passDevices, { ...device, createdAt: now, updatedAt: now }, isCard, {
      target: ["id"],
      set: { pushToken: "new", updatedAt: "new" },
      where: sql`push_token <> excluded.push_token`,
    }),
    insertWhere(
      passRegistrations,
      { deviceId: device.id, cardId, createdAt: now },
      sql`${isCard} AND ${hasRoom}`,
      { target: ["deviceId", "cardId"] },
    ),
  ];
}

/** Unregisters a device from the pass of a card; a device without passes is deleted. */
export function unregisterDevice(db: Database, deviceId: string, cardId: string): Write[] {
  return [
    db
      .delete(passRegistrations)
      .where(and(eq(passRegistrations.deviceId, deviceId), eq(passRegistrations.cardId, cardId))),
    statement(sql`
      DELETE FROM pass_devices WHERE id = ${deviceId}
        AND NOT EXISTS (SELECT 1 FROM pass_registrations WHERE device_id = ${deviceId})`),
  ];
}

/** Deletes a device with all its passes, unless its push token has changed. */
export function deleteDevice({ id, pushToken }: PassDevice): Write[] {
  const isSame = sql`EXISTS (SELECT 1 FROM pass_devices WHERE id = ${id} AND push_token = ${pushToken})`;
  return [
    statement(sql`DELETE FROM pass_registrations WHERE device_id = ${id} AND ${isSame}`),
    statement(sql`DELETE FROM pass_devices WHERE id = ${id} AND push_token = ${pushToken}`),
  ];
}

/** A card with its issued passes. */
export interface PassCard {
  id: string;
  ownerId: string;
  /** The version of what it shows. */
  version: number;
  isDeleted: boolean;
  /** Whether a device holds its pass. */
  isRegistered: boolean;
  /** The state sent to Google; null without a pass there. */
  google: Pick<GooglePassRow, "state" | "version"> | null;
}

/** The condition that a card has a pass on a device or in Google Wallet. */
const isOut = sql`(EXISTS (SELECT 1 FROM pass_registrations WHERE card_id = cards.id)
  OR EXISTS (SELECT 1 FROM google_passes WHERE card_id = cards.id))`;

const passCards = (condition: SQL) => sql`
  SELECT cards.id AS id, cards.owner_id AS ownerId, ${shownVersion} AS version, cards.deleted_at AS deletedAt,
    EXISTS (SELECT 1 FROM pass_registrations WHERE card_id = cards.id) AS isRegistered,
    google_passes.state AS googleState, google_passes.version AS googleVersion
  FROM cards LEFT JOIN google_passes ON google_passes.card_id = cards.id
  WHERE ${condition} AND ${isOut}`;

interface RawPassCard extends Pick<PassCard, "id" | "ownerId" | "version"> {
  deletedAt: number | null;
  isRegistered: number;
  googleState: GooglePassRow["state"] | null;
  googleVersion: number | null;
}

async function readPassCards(db: Database, query: SQL): Promise<PassCard[]> {
  const rows = await db.all<RawPassCard>(query);
  return rows.map(({ deletedAt, isRegistered, googleState, googleVersion, ...card }) => ({
    ...card,
    isDeleted: deletedAt !== null,
    isRegistered: isRegistered === 1,
    google: googleState ? { state: googleState, version: googleVersion ?? 0 } : null,
  }));
}

const MAX_CARDS = 1_000;

/** @returns an owner's cards that have passes */
export function passCardsOfOwner(db: Database, ownerId: string): Promise<PassCard[]> {
  const isOwn = sql`cards.owner_id = ${ownerId} AND cards.deleted_at IS NULL`;
  return readPassCards(db, sql`${passCards(isOwn)} LIMIT ${MAX_CARDS}`);
}

/** @returns the cards that follow a template and have passes */
export function passCardsOfTemplate(db: Database, templateId: string): Promise<PassCard[]> {
  const follows = sql`cards.template_id = ${templateId} AND cards.deleted_at IS NULL`;
  return readPassCards(db, sql`${passCards(follows)} LIMIT ${MAX_CARDS}`);
}

/** @returns those of some cards that have passes, including deleted ones */
export function passCardsAmong(db: Database, cardIds: readonly string[]): Promise<PassCard[]> {
  const isOne = sql`cards.id IN (SELECT value FROM json_each(${JSON.stringify(cardIds)}))`;
  return readPassCards(db, passCards(isOne));
}

/** What an owner's passes depend on beside the cards. */
export interface PassOwner {
  id: string;
  /** Whether any of their cards has a pass. */
  hasPasses: boolean;
  /** When their plan ends, in milliseconds since the epoch, if known. */
  endsAt: number | null;
}

/** @returns what the passes of some owners depend on */
export async function passOwners(db: Database, ownerIds: readonly string[]): Promise<PassOwner[]> {
  const rows = await db.all<Omit<PassOwner, "hasPasses"> & { hasPasses: number }>(sql`
    SELECT owner.value AS id, entitlements.ends_at AS endsAt, EXISTS (
      SELECT 1 FROM cards WHERE owner_id = owner.value AND deleted_at IS NULL AND ${isOut}) AS hasPasses
    FROM json_each(${JSON.stringify(ownerIds)}) AS owner
    LEFT JOIN entitlements ON entitlements.user_id = owner.value`);
  return rows.map((row) => ({ ...row, hasPasses: row.hasPasses === 1 }));
}

/** A device in a run of pushes; the next run continues at `place`. */
export type PlacedDevice = PassDevice & { place: number };

/** @returns the devices that hold a card's pass, in order of registration, starting after a place */
export function devicesOfCard(
  db: Database,
  cardId: string,
  after: number,
  limit: number,
): Promise<PlacedDevice[]> {
  return db.all<PlacedDevice>(sql`
    SELECT pass_registrations.rowid AS place, pass_devices.id AS id, pass_devices.push_token AS pushToken
    FROM pass_registrations JOIN pass_devices ON pass_devices.id = pass_registrations.device_id
    WHERE pass_registrations.card_id = ${cardId} AND pass_registrations.rowid > ${after}
    ORDER BY pass_registrations.rowid LIMIT ${limit}`);
}

/**
 * @returns a device's passes whose content changed since `since` (milliseconds since the epoch): because of the card,
 *   its owner's plan or a block
 */
export async function changedPasses(
  db: Database,
  deviceId: string,
  since: number,
  now: Date,
): Promise<{ hash: string; changedAt: number }[]> {
  const at = now.getTime();
  return db.all<{ hash: string; changedAt: number }>(sql`
    SELECT hash, changedAt FROM (
      SELECT cards.hash AS hash,
        max(${shownSince}, coalesce(users.updated_at, 0), coalesce(entitlements.updated_at, 0),
          iif(entitlements.ends_at <= ${at}, entitlements.ends_at, 0)) AS changedAt
      FROM pass_registrations
      JOIN cards ON cards.id = pass_registrations.card_id
      LEFT JOIN users ON users.id = cards.owner_id
      LEFT JOIN entitlements ON entitlements.user_id = cards.owner_id
      WHERE pass_registrations.device_id = ${deviceId})
    WHERE changedAt > ${since}`);
}

/** The condition of a push: a device holds the card's pass. */
export const isPassHeld = (cardId: string) =>
  sql`EXISTS (SELECT 1 FROM pass_registrations WHERE card_id = ${cardId})`;
