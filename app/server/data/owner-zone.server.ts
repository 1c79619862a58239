import { users } from "./schema/accounts.server";

/** What a query reads of an owner to tell in which zone their visits are counted. */
export const ownerZone = { timeZone: users.timeZone, heldDay: users.heldDay };
