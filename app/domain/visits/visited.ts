import type { Thing } from "./thing";
import type { HeldDay, OwnZone } from "./zone-day";

/** Whose and what a response shows: stored with it, so that what comes from a cache is counted like what is drawn. */
export interface Visited extends OwnZone {
  owner: string;
  /** Absent where a code leads to nothing any more. */
  thing?: Thing;
  /** Of the response to a code. */
  code?: string;
}

/** What an owner's row says of their zone. */
export interface ZoneRow {
  timeZone: string | null;
  heldDay: HeldDay | null;
}

/** @returns the zone that an owner's days are counted in: theirs, UTC without one */
export const ownZone = (row: ZoneRow | null): OwnZone => ({
  zone: row?.timeZone ?? "UTC",
  ...(row?.heldDay && { held: row.heldDay }),
});
