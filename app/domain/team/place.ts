import type { Permission } from "./permission";

/** A team that somebody is a member of, as they read it. */
export interface PlaceView {
  /** Its owner. */
  team: { id: string; name: string };
  permission: Permission;
  /** The owner's plan is over. */
  isPaused: boolean;
  /** The card they have of it. */
  card?: { hash: string; title: string };
}
