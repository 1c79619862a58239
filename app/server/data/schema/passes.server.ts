import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/** Devices that hold a pass of ours, by their own id, with their push token. */
export const passDevices = sqliteTable("pass_devices", {
  id: text("id").primaryKey(),
  pushToken: text("push_token").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Which devices hold the passes of which cards. */
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

/** Objects created at Google Wallet, one per card, with the card's version that each shows. */
export const googlePasses = sqliteTable("google_passes", {
  cardId: text("card_id").primaryKey(),
  state: text("state", { enum: ["active", "inactive"] }).notNull(),
  /** The card's version last sent. */
  version: integer("version").notNull(),
  sentAt: instant("sent_at").notNull(),
});
