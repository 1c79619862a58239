import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Dimensions } from "~/domain/visits/dimensions";
import type { ReportThing } from "~/domain/visits/thing";
import { instant } from "../schema/columns.server";

/** The stored data of a thing's day or month: counts, these by hour or by date, and where visits came from. */
const counted = {
  views: integer("views").notNull(),
  visitors: integer("visitors").notNull(),
  clicks: integer("clicks").notNull(),
  saves: integer("saves").notNull(),
  scans: integer("scans").notNull(),
  contacts: integer("contacts").notNull(),
  parts: text("parts", { mode: "json" }).$type<Record<string, number[]>>().notNull(),
  dimensions: text("dimensions", { mode: "json" }).$type<Dimensions>().notNull(),
};

/** One row per owner, thing and day; `thing` is `all` for everything of the owner together. */
export const visitDays = sqliteTable(
  "visit_days",
  {
    owner: text("owner").notNull(),
    thing: text("thing").$type<ReportThing>().notNull(),
    /** In the owner's zone. */
    day: text("day").notNull(),
    /** Numbers are absolute: of two writes the one with the higher sequence stays. */
    sequence: integer("sequence").notNull(),
    ...counted,
  },
  (table) => [primaryKey({ columns: [table.owner, table.thing, table.day] })],
);

/** Days older than the retention of single days, merged into months. */
export const visitMonths = sqliteTable(
  "visit_months",
  {
    owner: text("owner").notNull(),
    thing: text("thing").$type<ReportThing>().notNull(),
    /** `YYYY-MM` */
    month: text("month").notNull(),
    ...counted,
  },
  (table) => [primaryKey({ columns: [table.owner, table.thing, table.month] })],
);

/** Deleted owners: late visits for them are dropped inside the write. */
export const goneOwners = sqliteTable("gone_owners", {
  owner: text("owner").primaryKey(),
  at: instant("at").notNull(),
});
