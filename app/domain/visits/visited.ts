import type { Thing } from "./thing";
import type { HeldDay, OwnZone } from "./zone-day";

/** Owner and thing of a response: stored with it, so that cached responses are counted like rendered ones. */
export interface Visited extends OwnZone {
  owner: string;
  /** Absent if a code has no target any more. */
  thing?: Thing;
  /** Of the response to a code. */
  code?: string;
}

/** The zone columns of an owner's row. */
export interface ZoneRow {
  timeZone: string | null;
  heldDay: HeldDay | null;
}

/** @returns the zone that an owner's days are counted in: theirs, UTC without one */
export const ownZone = (row: ZoneRow | null): OwnZone => ({
  zone: row?.timeZone ?? "UTC",
  ...(row?.heldDay && { held: row.heldDay }),
});
