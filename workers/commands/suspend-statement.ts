/** The form of every page's address; nothing else gets into the statement. */
const SLUG = /^[a-z0-9](?:[a-z0-9-]{1,48})[a-z0-9]$/;

/**
 * @returns the SQL that takes the page at an address off the site, or puts it back; it answers the page's id, if there
 * is one. A trigger tells the site, so visitors see it within a minute.
 * @throws Error when the address is none
 */
export function suspendStatement(slug: string, isLifted: boolean): string {
  if (!SLUG.test(slug)) throw new Error(`"${slug}" is no page's address`);
  const value = isLifted ? "NULL" : "unixepoch() * 1000";
  return `UPDATE pages SET suspended_at = ${value} WHERE slug = '${slug}' AND deleted_at IS NULL RETURNING id`;
}

/** An address without anything that SQL would read as more than text. */
const EMAIL = /^[a-z0-9.!#$%&*+/=?^_{|}~-]+@[a-z0-9.-]+$/;

/**
 * @returns the SQL that blocks an account with all its pages, cards and codes, or lets it in again; it answers the
 * account's id, if there is one. Triggers tell the site, phones that hold passes and Google Wallet.
 * @throws Error when the e-mail address is none
 */
export function blockStatement(email: string, isLifted: boolean): string {
  const address = email.toLowerCase();
  if (!EMAIL.test(address)) throw new Error(`"${email}" is no e-mail address`);
  return `UPDATE users SET is_enabled = ${isLifted ? 1 : 0}, updated_at = unixepoch() * 1000 WHERE email = '${address}' RETURNING id`;
}
