import { and, eq, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { insertJobWhere } from "./outbox.server";
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
 * Notes that a device holds the pass of a card, once, and where a push reaches it now. Nothing of a card that never was,
 * or that so many devices hold already.
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

/** Takes the pass of a card off a device; a device without passes is forgotten. */
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

/** Forgets a device with all its passes, unless it has another push token by now. */
export function forgetDevice({ id, pushToken }: PassDevice): Write[] {
  const isSame = sql`EXISTS (SELECT 1 FROM pass_devices WHERE id = ${id} AND push_token = ${pushToken})`;
  return [
    statement(sql`DELETE FROM pass_registrations WHERE device_id = ${id} AND ${isSame}`),
    statement(sql`DELETE FROM pass_devices WHERE id = ${id} AND push_token = ${pushToken}`),
  ];
}

const MAX_CARDS = 1_000;

/** @returns the ids of an owner's cards that somebody may hold a pass of */
export function cardsWithPasses(db: Database, ownerId: string): Promise<{ id: string }[]> {
  return db.all<{ id: string }>(sql`
    SELECT id FROM cards WHERE owner_id = ${ownerId} AND deleted_at IS NULL
      AND (EXISTS (SELECT 1 FROM pass_registrations WHERE card_id = cards.id)
        OR EXISTS (SELECT 1 FROM google_passes WHERE card_id = cards.id))
    LIMIT ${MAX_CARDS}`);
}

/** A device as a run of pushes meets it; `place` is where the next run goes on. */
export type PlacedDevice = PassDevice & { place: number };

/** @returns the devices that hold a card's pass, in the order in which they registered, from after a place on */
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
 * @returns the passes of a device that read differently since `since` (milliseconds since the epoch): because of the
 * card, of its owner's plan or of a block
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
        max(cards.updated_at, users.updated_at, coalesce(entitlements.updated_at, 0),
          iif(entitlements.ends_at <= ${at}, entitlements.ends_at, 0)) AS changedAt
      FROM pass_registrations
      JOIN cards ON cards.id = pass_registrations.card_id
      JOIN users ON users.id = cards.owner_id
      LEFT JOIN entitlements ON entitlements.user_id = cards.owner_id
      WHERE pass_registrations.device_id = ${deviceId})
    WHERE changedAt > ${since}`);
}

/** A card as a push about it names it. */
export interface PushedCard {
  id: string;
  ownerId: string;
}

/** How long changes of a card are gathered for one push, and how much longer it waits for late ones to be stored. */
const GATHERED_MS = 5_000;
const SLACK_MS = 2_000;

/**
 * The job that tells devices of a card's change, for the batch that makes it; none when no device holds its pass. All
 * changes of the same five seconds are one push, which is sent when they are over.
 */
export function insertPassPush(card: PushedCard, now: Date): Write {
  const slot = Math.floor(now.getTime() / GATHERED_MS);
  return insertJobWhere(
    {
      name: "pushPass",
      shard: card.ownerId,
      payload: { cardId: card.id, slot, after: 0 },
      runAt: new Date((slot + 1) * GATHERED_MS + SLACK_MS),
    },
    now,
    sql`EXISTS (SELECT 1 FROM pass_registrations WHERE card_id = ${card.id})`,
  );
}
