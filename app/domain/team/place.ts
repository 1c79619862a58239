import type { Permission } from "./permission";

/** A team, as returned to one of its members. */
export interface PlaceView {
  /** Its owner. */
  team: { id: string; name: string };
  permission: Permission;
  /** The owner's plan has ended. */
  isPaused: boolean;
  /** The card that is assigned to them in it. */
  card?: { hash: string; title: string };
}
