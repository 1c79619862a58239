/**
 * `immediate` sends a mail each, up to an hourly limit (RATE_LIMITS.notificationMail); the excess goes into a digest.
 */
export const FREQUENCIES = ["immediate", "daily", "weekly", "off"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/**
 * `security` and `billing` are always mailed immediately: changes to an account or its money. `other` is what the user
 * requested or chose. The rest follows the user's preferences.
 */
export type NotificationClass = "security" | "billing" | "contact" | "team" | "visits" | "other";

interface KindEntry {
  class: NotificationClass;
  /** The target: a path of the app, without the language's prefix. */
  path: string;
}

/** All notifications to users. Their payloads: PAYLOADS in payloads.ts. */
export const NOTIFICATION_KINDS = {
  paid: { class: "billing", path: "/account/billing" },
  paymentFailed: { class: "billing", path: "/account/billing" },
  actionNeeded: { class: "billing", path: "/account/billing" },
  renewsSoon: { class: "billing", path: "/account/billing" },
  endsSoon: { class: "billing", path: "/account/billing" },
  ended: { class: "billing", path: "/account/billing" },
  withdrawn: { class: "billing", path: "/account/billing" },
  subscriptionCancelled: { class: "billing", path: "/account/billing" },
  planKept: { class: "billing", path: "/account/billing" },
  changePlanned: { class: "billing", path: "/account/billing" },
  shrinksSoon: { class: "billing", path: "/account/billing" },
  shrunk: { class: "billing", path: "/account/billing" },
  contact: { class: "contact", path: "/contact-list" },
  contactWithdrawn: { class: "contact", path: "/contact-list" },
  contactsExpire: { class: "other", path: "/contact-list" },
  invitation: { class: "team", path: "/dashboard" },
  joined: { class: "team", path: "/dashboard-team" },
  left: { class: "team", path: "/dashboard-team" },
  removed: { class: "team", path: "/dashboard" },
  contactsOffered: { class: "team", path: "/dashboard" },
  rejoined: { class: "team", path: "/dashboard-business-cards" },
  teamEnded: { class: "team", path: "/dashboard" },
  cardAssigned: { class: "team", path: "/dashboard-business-cards" },
  cardUnassigned: { class: "team", path: "/dashboard-business-cards" },
  identityAdded: { class: "security", path: "/account/sign-in" },
  identityRemoved: { class: "security", path: "/account/sign-in" },
  passkeyAdded: { class: "security", path: "/account/sign-in" },
  passkeyRemoved: { class: "security", path: "/account/sign-in" },
  passwordChanged: { class: "security", path: "/account/sign-in" },
  emailChanged: { class: "security", path: "/account" },
  newDevice: { class: "security", path: "/account" },
  signedOut: { class: "security", path: "/account" },
  actedAs: { class: "security", path: "/dashboard" },
  visits: { class: "visits", path: "/dashboard-visits" },
  exportReady: { class: "other", path: "/account/export" },
} as const satisfies Record<string, KindEntry>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const isNotificationKind = (value: string): value is NotificationKind =>
  Object.hasOwn(NOTIFICATION_KINDS, value);

/** The target of a notification: a path of the app, without the language's prefix. */
export function pathOf({ kind, payload }: { kind: NotificationKind; payload: object }): string {
  const { path } = NOTIFICATION_KINDS[kind];
  if (kind === "contact" && "contactId" in payload) return `${path}?contact=${payload.contactId}`;
  if (kind === "left" && "leaving" in payload) return `${path}?leaving=${payload.leaving}`;
  return path;
}

/** The classes whose mails a user can reduce or turn off. */
export const UNSUBSCRIBABLE = ["contact", "team", "visits"] as const satisfies NotificationClass[];
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number];

export const isUnsubscribable = (name: NotificationClass): name is Unsubscribable =>
  UNSUBSCRIBABLE.some((one) => one === name);

/** The kinds with a preference. */
export const CHANGEABLE_KINDS = [
  "contact",
  "contactWithdrawn",
  "invitation",
  "joined",
  "left",
  "removed",
  "contactsOffered",
  "rejoined",
  "teamEnded",
  "cardAssigned",
  "cardUnassigned",
  "visits",
] as const;
export type ChangeableKind = (typeof CHANGEABLE_KINDS)[number];

export const isChangeable = (kind: NotificationKind): kind is ChangeableKind =>
  CHANGEABLE_KINDS.some((one) => one === kind);

/** The frequency of a kind's mail if the user has set none. */
export const DEFAULT_FREQUENCY: Record<ChangeableKind, Frequency> = {
  contact: "immediate",
  contactWithdrawn: "daily",
  invitation: "immediate",
  joined: "daily",
  left: "daily",
  removed: "immediate",
  contactsOffered: "immediate",
  rejoined: "immediate",
  teamEnded: "immediate",
  cardAssigned: "immediate",
  cardUnassigned: "immediate",
  visits: "off",
};

/** The frequencies to choose from for a kind: the weekly statistics are sent once a week. */
export const frequenciesFor = (kind: ChangeableKind): readonly Frequency[] =>
  kind === "visits" ? ["weekly", "off"] : FREQUENCIES;
