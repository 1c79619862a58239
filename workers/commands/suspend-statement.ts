import { cancelStatement } from "./cancel-statement.ts";

/** The form of every page's address; nothing else gets into the statement. */
const SLUG = /^[a-z0-9](?:[a-z0-9-]{1,48})[a-z0-9]$/;

/**
 * @returns the SQL that suspends the page at an address, or restores it; it returns the page's id, if there is one. A
 * trigger logs the change, so visitors see it within a minute.
 * @throws Error if the address is invalid
 */
export function suspendStatement(slug: string, isLifted: boolean): string {
  if (!SLUG.test(slug)) throw new Error(`"${slug}" is no page's address`);
  const value = isLifted ? "NULL" : "unixepoch() * 1000";
  return `UPDATE pages SET suspended_at = ${value} WHERE slug = '${slug}' AND deleted_at IS NULL RETURNING id`;
}

/** An address without anything that SQL would read as more than text. */
export const EMAIL = /^[a-z0-9.!#$%&*+/=?^_{|}~-]+@[a-z0-9.-]+$/;

/** A card's address on the site, `c/{hash}`, as a report names it. */
const CARD = /^c\/([0-9a-hjkmnp-tv-z]{16})$/;

/**
 * @param account its e-mail address, or the address `c/{hash}` of one of its cards
 * @returns the SQL that blocks an account with all its pages, cards and codes, or unblocks it; it returns the account's
 * id, if there is one. A trigger logs the change; the site, phones with passes and Google Wallet follow it.
 * @throws Error if it is neither
 */
export function blockStatement(account: string, isLifted: boolean): string {
  const value = isLifted ? 1 : 0;
  return `UPDATE users SET is_enabled = ${value}, updated_at = unixepoch() * 1000 WHERE ${accountOf(account, "id")} RETURNING id`;
}

/**
 * @param account as {@link blockStatement} takes it
 * @returns the SQL that enqueues the job that expires open Checkouts: a blocked account cannot buy. A payment made just
 * before is refunded by the sync that finds it.
 */
export const endPurchasesStatement = (account: string): string =>
  cancelStatement(accountOf(account, "user_id"), "purchases");

/** @returns the condition that a column is the id of an account @throws Error when it is none */
function accountOf(account: string, column: "id" | "user_id"): string {
  const name = account.toLowerCase();
  const hash = CARD.exec(name)?.[1];
  if (!hash && !EMAIL.test(name)) throw new Error(`"${account}" is no e-mail address and no card's`);
  return hash
    ? `${column} = (SELECT owner_id FROM cards WHERE hash = '${hash}')`
    : `${column} = (SELECT id FROM users WHERE email = '${name}')`;
}
