import { and, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Further words of a search are ignored. */
const MAX_WORDS = 5;

/**
 * The condition that each word of a search is in one of the texts; ASCII letters are case-insensitive. By position, as
 * D1 takes no pattern of LIKE over 50 bytes.
 */
export function hasWords(
  search: string | undefined,
  texts: readonly (SQL | SQLiteColumn)[],
): SQL | undefined {
  const words = (search ?? "").trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  return and(
    ...words.map((word) => {
      const found = texts.map((text) => sql`instr(lower(${text}), lower(${word})) > 0`);
      return sql`(${sql.join(found, sql` OR `)})`;
    }),
  );
}
