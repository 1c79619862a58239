import { users } from "./schema/accounts.server";

/** The columns of an owner that determine the zone of their visits. */
export const ownerZone = { timeZone: users.timeZone, heldDay: users.heldDay };
