/**
 * The data stored for an account, by table and prefix: its handling when the account is deleted, in an export, and by
 * an admin who acts as the user. A test fails if a table of the schema or a prefix of the bucket is missing here; each
 * noun registers its own.
 */
export interface RegisterEntry {
  /** `erased` with the account, or the `kept` part and the reason. */
  deletion: "erased" | { kept: string };
  /** The file or folder of the export that contains it, or why it is not exported. */
  exported: { in: string } | { not: string };
  /** Access of an admin who acts as the user: none, reading, reading with the details masked, or changing too. */
  acting: "nothing" | "read" | "masked" | "change";
}

const SECRET = { not: "a secret, or the hash of one" };
const OURS = { not: "how the service runs; nothing that the person made" };
const COUNTED = { not: "counted from what is exported" };
const NOBODYS = { kept: "of no account" };
const WITHIN_A_DAY = "deleted by itself within a day and an hour";

export const STORED_TABLES = {
  users: { deletion: "erased", exported: { in: "user.json" }, acting: "read" },
  entitlements: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  sessions: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  refresh_tokens: { deletion: "erased", exported: SECRET, acting: "nothing" },
  mail_tokens: { deletion: "erased", exported: SECRET, acting: "nothing" },
  user_images: { deletion: "erased", exported: { in: "images/" }, acting: "read" },
  user_events: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  identities: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  social_states: { deletion: "erased", exported: SECRET, acting: "nothing" },
  social_proofs: { deletion: "erased", exported: SECRET, acting: "nothing" },
  passkeys: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  passkey_challenges: { deletion: "erased", exported: SECRET, acting: "nothing" },
  email_changes: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  exports: { deletion: "erased", exported: { not: "an export is not part of the next" }, acting: "nothing" },
  deleted_accounts: {
    deletion: { kept: "that an account was deleted, when and why, without its name" },
    exported: { not: "only of accounts that are gone" },
    acting: "nothing",
  },
  billing_customers: {
    deletion: {
      kept: "the customer's id at Stripe, so that nothing goes on being charged and money can be given back",
    },
    exported: OURS,
    acting: "nothing",
  },
  subscriptions: {
    deletion: { kept: "what was bought and when, without its person's name, as long as the law asks" },
    exported: { in: "user.json" },
    acting: "nothing",
  },
  invoices: {
    deletion: { kept: "numbers and amounts, without their person's name, as long as the law asks" },
    exported: { in: "user.json" },
    acting: "nothing",
  },
  stripe_events: {
    deletion: { kept: "ids of what Stripe told; deleted by themselves after 30 days" },
    exported: OURS,
    acting: "nothing",
  },
  billing_commands: { deletion: "erased", exported: OURS, acting: "nothing" },
  kept_choices: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  notifications: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  notification_preferences: { deletion: "erased", exported: { in: "user.json" }, acting: "nothing" },
  mail_suppressions: {
    deletion: { kept: "keyed hashes of mailboxes that asked for no mail; of no account" },
    exported: OURS,
    acting: "nothing",
  },
  pages: { deletion: "erased", exported: { in: "pages/" }, acting: "change" },
  page_images: { deletion: "erased", exported: { in: "images/" }, acting: "change" },
  block_images: { deletion: "erased", exported: { in: "images/" }, acting: "change" },
  paid_versions: { deletion: "erased", exported: { in: "pages/" }, acting: "change" },
  slug_holds: {
    deletion: { kept: "30 days, so that nobody takes over printed addresses; then erased" },
    exported: { not: "addresses that a page had before; its own is in pages/" },
    acting: "read",
  },
  cards: {
    deletion: {
      kept: "id, hash and code, so that phones with the pass and printed codes are answered; empty",
    },
    exported: { in: "cards/" },
    acting: "change",
  },
  members: { deletion: "erased", exported: { in: "user.json" }, acting: "read" },
  member_leavings: {
    deletion: {
      kept: "in the team that somebody left: that they did, by ids; of an owner's account it is erased",
    },
    exported: OURS,
    acting: "read",
  },
  member_imports: { deletion: "erased", exported: OURS, acting: "nothing" },
  member_import_rows: { deletion: "erased", exported: OURS, acting: "nothing" },
  card_templates: { deletion: "erased", exported: { in: "user.json" }, acting: "read" },
  page_templates: { deletion: "erased", exported: { in: "user.json" }, acting: "read" },
  card_images: { deletion: "erased", exported: { in: "images/" }, acting: "change" },
  codes: {
    deletion: { kept: "the code itself, so that what is printed is answered; without name and style" },
    exported: { in: "codes/" },
    acting: "change",
  },
  pass_registrations: {
    deletion: { kept: "until the phone removes the pass: it is answered that the pass is void" },
    exported: { not: "other people's phones" },
    acting: "nothing",
  },
  pass_devices: {
    deletion: { kept: "other people's phones; they go with the last pass of theirs" },
    exported: { not: "other people's phones" },
    acting: "nothing",
  },
  google_passes: {
    deletion: { kept: "that a pass was made of a card, so that it can be marked as inactive" },
    exported: { not: "made of the card, which is exported" },
    acting: "nothing",
  },
  contacts: { deletion: "erased", exported: { in: "contacts/" }, acting: "masked" },
  contact_counts: { deletion: "erased", exported: COUNTED, acting: "read" },
  contact_settings: { deletion: "erased", exported: { in: "user.json" }, acting: "read" },
  contact_imports: { deletion: "erased", exported: OURS, acting: "nothing" },
  consent_withdrawals: {
    deletion: {
      kept: "three years, as evidence: ids, a hash of the words, times, and a keyed hash of the visitor's address",
    },
    exported: { not: "who withdrew is nobody's contact any more" },
    acting: "nothing",
  },
  temporary_entities: { deletion: "erased", exported: { in: "drafts/" }, acting: "nothing" },
  temporary_images: { deletion: "erased", exported: { in: "images/" }, acting: "nothing" },
  outbox: {
    deletion: { kept: "done jobs, which hold ids and no payload; failed ones are erased" },
    exported: OURS,
    acting: "nothing",
  },
  audit_log: {
    deletion: {
      kept: "what was done to what and when, by ids; the person's name and the reasons given go, those that they gave as an admin too",
    },
    exported: OURS,
    acting: "nothing",
  },
  idempotency_keys: {
    deletion: { kept: `responses to calls under a hash of caller and call: ${WITHIN_A_DAY}` },
    exported: OURS,
    acting: "nothing",
  },
  reports: {
    deletion: { kept: "what visitors reported, as evidence of misuse; by id and address of the page" },
    exported: { not: "what other people told the operators" },
    acting: "nothing",
  },
  report_overflows: {
    deletion: { kept: "numbers of reports by id of the page" },
    exported: { not: "what other people told the operators" },
    acting: "nothing",
  },
  changes: {
    deletion: { kept: `ids and addresses of what changed: ${WITHIN_A_DAY}` },
    exported: OURS,
    acting: "nothing",
  },
  change_cursors: { deletion: NOBODYS, exported: OURS, acting: "nothing" },
  orphans: {
    deletion: { kept: "keys of objects that nothing uses; the erasure deletes the account's own at once" },
    exported: OURS,
    acting: "nothing",
  },
} as const satisfies Record<string, RegisterEntry>;

/** Of the bucket. Objects that another account's page or card shows too stay for those. */
export const STORED_PREFIXES = {
  /** Images as they are stored. */
  "i/": { deletion: "erased", exported: { in: "images/" }, acting: "change" },
  /** Their sizes and formats, and those for Google Wallet. */
  "v/": { deletion: "erased", exported: { not: "made of the images" }, acting: "read" },
  /** Images of Apple's passes and of contact files. */
  "w/": { deletion: "erased", exported: { not: "made of the images" }, acting: "read" },
  /** Share images. */
  "s/": { deletion: "erased", exported: { in: "images/" }, acting: "read" },
  /** Files that contacts are imported from, until they were read. */
  "n/": {
    deletion: "erased",
    exported: { not: "the person's own file; what was read of it is in contacts/" },
    acting: "nothing",
  },
  /** Salts that distinguish the visitors of a date; of no account, deleted when the date is over in every zone. */
  "h/": {
    deletion: NOBODYS,
    exported: SECRET,
    acting: "nothing",
  },
  /** Exports. */
  "x/": {
    deletion: "erased",
    exported: { not: "an export is not part of the next" },
    acting: "nothing",
  },
} as const satisfies Record<string, RegisterEntry>;

/** Of the database of visits. */
export const STORED_VISITS = {
  visit_days: { deletion: "erased", exported: { in: "visits/" }, acting: "read" },
  visit_months: { deletion: "erased", exported: { in: "visits/" }, acting: "read" },
  gone_owners: {
    deletion: { kept: "for 30 days, that nothing is counted for the account any more, by its id" },
    exported: OURS,
    acting: "nothing",
  },
} as const satisfies Record<string, RegisterEntry>;

/** Durable Objects that hold something of an account. */
export const STORED_OBJECTS = {
  /** An owner's day of visits, until it is written to the database of visits. */
  VisitDay: { deletion: "erased", exported: { in: "visits/" }, acting: "read" },
} as const satisfies Record<string, RegisterEntry>;

export type StoredTable = keyof typeof STORED_TABLES;
export type StoredPrefix = keyof typeof STORED_PREFIXES;
