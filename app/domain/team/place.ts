import { AS_MEMBER, type Permission } from "./permission";

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

type Place = Pick<PlaceView, "card" | "isPaused" | "permission">;

/** Whether the member may make their card there themselves. */
export const mayMakeCard = ({ card, isPaused, permission }: Place): boolean =>
  !card && !isPaused && (AS_MEMBER[permission].card ?? []).includes("create");

/** Whether the member has no card there yet, and the team makes it. */
export const isAwaitingCard = (place: Place): boolean =>
  !place.card && !place.isPaused && !mayMakeCard(place);

/** The path on which a member makes their card in a team. */
export const makeCardPath = ({ team }: Pick<PlaceView, "team">): string =>
  `/editor-business-card?${new URLSearchParams({ team: team.id })}`;
