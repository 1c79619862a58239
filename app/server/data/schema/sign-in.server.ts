import { sql } from "drizzle-orm";
import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./columns.server";

const provider = (name = "provider") => text(name, { enum: ["google", "apple"] });

/** Accounts of identity providers that sign a user in: identified by provider and subject, never by e-mail address. */
export const identities = sqliteTable(
  "identities",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    provider: provider().notNull(),
    subject: text("subject").notNull(),
    /** As the provider last reported it: for the account's screen alone. */
    email: text("email"),
    /** Apple's, encrypted: it is revoked when the identity is removed. */
    refreshToken: text("refresh_token"),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.provider, table.subject),
    index("identities_user").on(table.userId),
  ],
);

/** A started sign-in at a provider: used once, for ten minutes. */
export const socialStates = sqliteTable(
  "social_states",
  {
    id: text("id").primaryKey(),
    stateHash: text("state_hash").notNull(),
    /** Of the cookie's own random value; absent for a program, which brings its verifier. */
    cookieHash: text("cookie_hash"),
    provider: provider().notNull(),
    nonce: text("nonce").notNull(),
    /** Encrypted. */
    verifier: text("verifier"),
    /** Its purpose: to sign in, to link the signed-in account, or to reauthenticate. */
    purpose: text("purpose", { enum: ["sign-in", "link", "confirm"] }).notNull(),
    userId: text("user_id"),
    sessionId: text("session_id"),
    /** The origin where it began and to which the provider returns; for a program its own address. */
    origin: text("origin").notNull(),
    redirect: text("redirect"),
    language: text("language").notNull(),
    route: text("route", { mode: "json" }),
    /** From the browser: ids of anonymous drafts, and the user's first touch. */
    brought: text("brought", { mode: "json" }),
    /** What Apple posts before the browser returns: the code, encrypted, and the name, which it sends only once. */
    code: text("code"),
    name: text("name"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("social_states_hash").on(table.stateHash),
    index("social_states_expiry").on(table.expiresAt),
  ],
);

/** An identity that a provider proved, pending proof of a mailbox or an account before sign-in. */
export const socialProofs = sqliteTable(
  "social_proofs",
  {
    id: text("id").primaryKey(),
    secretHash: text("secret_hash").notNull(),
    provider: provider().notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    isEmailProved: flag("is_email_proved").notNull(),
    name: text("name"),
    /** Encrypted. */
    refreshToken: text("refresh_token"),
    /** The account to link it to, where one has the address. */
    userId: text("user_id"),
    language: text("language").notNull(),
    route: text("route", { mode: "json" }),
    /** From the browser: ids of anonymous drafts, and the user's first touch. */
    brought: text("brought", { mode: "json" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("social_proofs_hash").on(table.secretHash),
    index("social_proofs_expiry").on(table.expiresAt),
  ],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    /** In base64url, as in WebAuthn. */
    credentialId: text("credential_id").notNull(),
    publicKey: blob("public_key", { mode: "buffer" }).notNull(),
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<string[]>(),
    isBackedUp: flag("is_backed_up").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("passkeys_credential").on(table.credentialId),
    index("passkeys_user").on(table.userId),
  ],
);

/** What a passkey has to sign: used once, for five minutes. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    id: text("id").primaryKey(),
    challengeHash: text("challenge_hash").notNull(),
    purpose: text("purpose", { enum: ["add", "sign-in", "confirm"] }).notNull(),
    userId: text("user_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("passkey_challenges_hash").on(table.challengeHash),
    index("passkey_challenges_expiry").on(table.expiresAt),
  ],
);

/** A change of e-mail address: it takes effect once it is proved; the old one is held for a week and can undo it. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    provedAt: instant("proved_at"),
    /** Until then the old address is reserved. */
    heldUntil: instant("held_until"),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("email_changes_user").on(table.userId, table.createdAt),
    index("email_changes_held").on(table.oldEmail, table.heldUntil).where(sql`held_until IS NOT NULL`),
  ],
);
