import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PERMISSIONS } from "~/domain/team/permission";
import { instant } from "./columns.server";

/** Who is, or is invited to be, in the team of an owner. A card names its member; a member uses no seat of their own. */
export const members = sqliteTable(
  "members",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** The address that is invited, lower case. */
    email: text("email").notNull(),
    /** Whose account accepted; null while the invitation is open. */
    userId: text("user_id"),
    permission: text("permission", { enum: PERMISSIONS }).notNull(),
    /** Of the link in the mail that was sent last. */
    tokenHash: text("token_hash"),
    /** Until when the invitation can be accepted. */
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    acceptedAt: instant("accepted_at"),
    /** Removed by the owner, left, or the invitation was revoked; the row says whose contacts were whose. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    uniqueIndex("members_email").on(table.ownerId, table.email).where(sql`removed_at IS NULL`),
    uniqueIndex("members_account")
      .on(table.ownerId, table.userId)
      .where(sql`removed_at IS NULL AND user_id IS NOT NULL`),
    uniqueIndex("members_token").on(table.tokenHash),
    index("members_owner").on(table.ownerId, table.createdAt, table.id),
    index("members_user").on(table.userId),
    index("members_invited").on(table.email).where(sql`removed_at IS NULL AND user_id IS NULL`),
  ],
);
