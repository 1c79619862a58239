import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/** Devices that hold a pass of ours, by the name they give themselves, and where a push for them goes. */
export const passDevices = sqliteTable("pass_devices", {
  id: text("id").primaryKey(),
  pushToken: text("push_token").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Which device holds the pass of which card. */
export const passRegistrations = sqliteTable(
  "pass_registrations",
  {
    deviceId: text("device_id").notNull(),
    cardId: text("card_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.cardId] }),
    index("pass_registrations_card").on(table.cardId),
  ],
);

/** The objects that were made at Google Wallet, one a card, and which version of the card each of them shows. */
export const googlePasses = sqliteTable("google_passes", {
  cardId: text("card_id").primaryKey(),
  state: text("state", { enum: ["active", "inactive"] }).notNull(),
  /** The card's version that was sent last. */
  version: integer("version").notNull(),
  sentAt: instant("sent_at").notNull(),
});
