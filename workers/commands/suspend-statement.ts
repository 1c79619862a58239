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
