import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ErrorCode } from "~/domain/errors";
import { instant } from "./columns.server";

/** Drafts made without an account: kept for seven days, until their maker signs up. */
export const temporaryEntities = sqliteTable(
  "temporary_entities",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: ["page", "business-card"] }).notNull(),
    entity: text("entity", { mode: "json" }).notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The account it is bound to since a sign-in; no other account can claim it. */
    ownerId: text("owner_id"),
    /** Why it could not be converted for that account yet: an error code. */
    refusal: text("refusal").$type<ErrorCode>(),
  },
  (table) => [
    index("temporary_entities_expiry").on(table.expiresAt),
    index("temporary_entities_owner").on(table.ownerId, table.expiresAt).where(sql`owner_id IS NOT NULL`),
  ],
);

export const temporaryImages = sqliteTable(
  "temporary_images",
  {
    id: text("id").primaryKey(),
    temporaryId: text("temporary_id").notNull(),
    type: integer("type").notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("temporary_images_type").on(table.temporaryId, table.type),
    index("temporary_images_key").on(table.key),
  ],
);

/** Pending side effects, written in the same batch as the change that needs them. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    /** Enqueueing is idempotent by this key. */
    key: text("key").notNull(),
    name: text("name").notNull(),
    version: integer("version").notNull(),
    payload: text("payload", { mode: "json" }).notNull(),
    /** The name of the queue object that processes it: the user's id, or "system". */
    shard: text("shard").notNull(),
    state: text("state", { enum: ["pending", "done", "dead"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    runAt: instant("run_at").notNull(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    uniqueIndex("outbox_key").on(table.key),
    index("outbox_shard").on(table.shard, table.runAt).where(sql`state = 'pending'`),
    // With the shard in it the watchdog reads this index alone.
    index("outbox_due").on(table.runAt, table.shard).where(sql`state = 'pending'`),
    index("outbox_dead").on(table.finishedAt).where(sql`state = 'dead'`),
  ],
);

export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    thing: text("thing").notNull(),
    detail: text("detail", { mode: "json" }),
    requestId: text("request_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("audit_log_thing").on(table.thing, table.createdAt)],
);

/** The responses to creating calls that carried an Idempotency-Key, for 24 hours. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    /** Hash of caller, method, path and key. */
    key: text("key").primaryKey(),
    /** Hash of the body: the same key with another body is refused. */
    fingerprint: text("fingerprint").notNull(),
    /** 0 while the first call is under way. */
    status: integer("status").notNull().default(0),
    body: text("body"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("idempotency_keys_expiry").on(table.expiresAt)],
);
