import { sql } from "drizzle-orm";
import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./columns.server";

const provider = (name = "provider") => text(name, { enum: ["google", "apple"] });

/** Accounts of identity providers that sign a user in: known by provider and subject, never by e-mail address. */
export const identities = sqliteTable(
  "identities",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    provider: provider().notNull(),
    subject: text("subject").notNull(),
    /** As the provider told it last: for the account's screen alone. */
    email: text("email"),
    /** Apple's, encrypted: it is revoked when the identity goes. */
    refreshToken: text("refresh_token"),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.provider, table.subject),
    index("identities_user").on(table.userId),
  ],
);

/** A way to a provider that was begun: used once, for ten minutes. */
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
    /** What it is for: to sign in, to link the account that is signed in, or to prove anew who is there. */
    purpose: text("purpose", { enum: ["sign-in", "link", "confirm"] }).notNull(),
    userId: text("user_id"),
    sessionId: text("session_id"),
    /** The origin where it was begun and the provider returns to; a program's own address instead. */
    origin: text("origin").notNull(),
    redirect: text("redirect"),
    language: text("language").notNull(),
    route: text("route", { mode: "json" }),
    /** What the browser brought: ids of anonymous drafts, and where its person first came from. */
    brought: text("brought", { mode: "json" }),
    /** What Apple posts before the browser comes back: the code, encrypted, and the name that it tells once. */
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

/** A person whom a provider proved, and who must prove a mailbox or an account before they are signed in. */
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
    /** The account that it is to be linked to, where one has the address. */
    userId: text("user_id"),
    language: text("language").notNull(),
    route: text("route", { mode: "json" }),
    /** What the browser brought: ids of anonymous drafts, and where its person first came from. */
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
    /** In base64url, as WebAuthn tells it. */
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

/** What a passkey is asked to sign: used once, for five minutes. */
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

/** A changed e-mail address: it counts once it is proved; the old one is held for a week and can undo it. */
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
    /** Nobody else gets the old address until then. */
    heldUntil: instant("held_until"),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("email_changes_user").on(table.userId, table.createdAt),
    index("email_changes_held").on(table.oldEmail, table.heldUntil).where(sql`held_until IS NOT NULL`),
  ],
);
