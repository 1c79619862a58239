import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "~/domain/accounts/actor";
import type { LanguageCode } from "~/domain/languages";
import type { HeldDay } from "~/domain/visits/zone-day";
import { flag, instant } from "./columns.server";

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** Lower case, normalised by the domain's schema. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** scrypt with its parameters, see platform/passwords; absent for accounts of identity providers. */
    passwordHash: text("password_hash"),
    roles: text("roles", { mode: "json" }).$type<Role[]>().notNull().default([]),
    isEnabled: flag("is_enabled").notNull().default(true),
    locale: text("locale").$type<LanguageCode>().notNull().default("en"),
    emailVerifiedAt: instant("email_verified_at"),
    /** When the onboarding questions were answered or dismissed. */
    questionsAt: instant("questions_at"),
    /** The next onboarding question, from 0. */
    questionsStep: integer("questions_step").notNull().default(0),
    /** When the dashboard's first steps were done or dismissed. */
    firstStepsAt: instant("first_steps_at"),
    /** An IANA name such as Europe/Berlin; absent until chosen or sent by the browser. */
    timeZone: text("time_zone"),
    /** The day of a change of zones: its visits are counted in the zone in which it began. */
    heldDay: text("held_day", { mode: "json" }).$type<HeldDay>(),
    position: text("position"),
    website: text("website"),
    /** Ids of closed lists in domain/accounts/profile. */
    industry: text("industry"),
    usePurpose: text("use_purpose"),
    teamSize: text("team_size"),
    emailClient: text("email_client"),
    /** The networks chosen first, at most three. */
    networks: text("networks", { mode: "json" }).$type<string[]>(),
    firstTouch: text("first_touch", { mode: "json" }).$type<Record<string, string>>(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_blocked").on(table.isEnabled).where(sql`is_enabled = 0`),
  ],
);

/** A user's plan: one row per user, absent for the free plan. */
export const entitlements = sqliteTable("entitlements", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: ["free", "pro"] }).notNull(),
  status: text("status").notNull(),
  cycle: text("cycle", { enum: ["monthly", "yearly"] }),
  seats: integer("seats").notNull().default(0),
  endsAt: instant("ends_at"),
  updatedAt: instant("updated_at").notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** How the user signed in. */
    method: text("method", { enum: ["password", "google", "apple", "passkey", "acting"] }),
    /** The class of the device and its browser, as `phone:Safari`; its place, from Cloudflare. */
    device: text("device"),
    country: text("country"),
    city: text("city"),
    lastSeenAt: instant("last_seen_at"),
    /** When its user last reauthenticated; sensitive steps require it. */
    confirmedAt: instant("confirmed_at"),
    /** When that was last done by a passkey, the sign-in included. */
    passkeyAt: instant("passkey_at"),
    /** For an admin acting as the user: the admin, the reason, and the end. Null for every other session. */
    actedBy: text("acted_by"),
    actReason: text("act_reason"),
    expiresAt: instant("expires_at"),
    /**
     * A session ends permanently: by logout, reuse of a token, a new password, newer sessions or a disabled account.
     */
    endedAt: instant("ended_at"),
    endReason: text("end_reason"),
  },
  (table) => [index("sessions_user").on(table.userId, table.endedAt)],
);

export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    id: text("id").primaryKey(),
    sessionId: text("session_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("refresh_tokens_hash").on(table.tokenHash),
    index("refresh_tokens_session").on(table.sessionId),
    index("refresh_tokens_expiry").on(table.expiresAt),
  ],
);

/** Tokens sent by mail: used once, bound to a purpose, stored only as a hash. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    purpose: text("purpose", {
      enum: ["reset-password", "verify-email", "change-email", "undo-email"],
    }).notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("mail_tokens_hash").on(table.tokenHash),
    index("mail_tokens_user").on(table.userId, table.purpose),
  ],
);

/** A user's profile image, as uploaded and as shown; the same columns as every table of images. */
export const userImages = sqliteTable(
  "user_images",
  {
    holderId: text("holder_id").notNull(),
    slot: text("slot", { enum: ["original", "cropped"] }).notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.slot] }), index("user_images_key").on(table.key)],
);

/** Events reported by screens: steps of a flow and others, for the operators' own figures. */
export const userEvents = sqliteTable(
  "user_events",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    /** `flow` for a step, `event` for anything else. */
    kind: text("kind", { enum: ["flow", "event"] }).notNull(),
    name: text("name").notNull(),
    data: text("data", { mode: "json" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("user_events_user").on(table.userId, table.createdAt)],
);
