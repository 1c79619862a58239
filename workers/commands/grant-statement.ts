import { EMAIL } from "./suspend-statement.ts";

const ROLES = ["ROLE_SUPER_ADMIN"];

/**
 * @returns the SQL that grants or revokes a role; it returns the account's id, if the account exists. It applies from
 * the account's next request.
 * @throws Error if the address is invalid or the role is unknown
 */
export function grantStatement(account: string, role: string, isTaken: boolean): string {
  const email = account.toLowerCase();
  if (!EMAIL.test(email)) throw new Error(`"${account}" is no e-mail address`);
  if (!ROLES.includes(role)) throw new Error(`"${role}" is none of ${ROLES.join(", ")}`);
  const without = `SELECT value FROM json_each(roles) WHERE value <> '${role}'`;
  const wanted = isTaken ? without : `${without} UNION ALL SELECT '${role}'`;
  return `UPDATE users SET roles = (SELECT json_group_array(value) FROM (${wanted})), updated_at = unixepoch() * 1000 WHERE email = '${email}' RETURNING id`;
}
