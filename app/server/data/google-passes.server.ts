import { eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { shownVersion } from "./card-templates.server";
import { insertWhere } from "./insert-where.server";
import { googlePasses } from "./schema/passes.server";

export type GooglePassRow = typeof googlePasses.$inferSelect;

export async function findGooglePass(db: Database, cardId: string): Promise<GooglePassRow | undefined> {
  const [row] = await db.select().from(googlePasses).where(eq(googlePasses.cardId, cardId));
  return row;
}

/** Stores what was sent; a record of a newer version of the card stays. */
export function upsertGooglePass(row: GooglePassRow) {
  return insertWhere(googlePasses, row, sql`true`, {
    target: ["cardId"],
    set: "new",
    where: sql`excluded.version >= google_passes.version`,
  });
}

/** The condition that a card differs from what was sent. */
export const isCardBeyond = ({
  cardId,
  version,
  state,
}: Pick<GooglePassRow, "cardId" | "version" | "state">) =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId}
    AND (${shownVersion} <> ${version} OR (deleted_at IS NOT NULL AND ${state} = 'active')))`;
