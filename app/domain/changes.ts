/**
 * What a row of the change log may be about. `account` and `plan` concern all that their owner has, `template` all cards
 * or pages that follow it.
 */
export const CHANGE_KINDS = ["page", "card", "code", "slug", "account", "plan", "template"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An entry of the change log: content that visitors or passes see has changed. */
export interface Change {
  /** Its place in the log. */
  seq: number;
  kind: ChangeKind;
  /** The id of a page, card, template or user; a code or a slug itself. */
  subject: string;
  ownerId: string | null;
  /** Since when, in milliseconds since the epoch; of an account or a plan the row's own time of change. */
  since: number;
}

/** What a cached response may be made from, as the cache stores and invalidates it. */
export type Subject = `${"page" | "card" | "code" | "slug" | "owner" | "template"}:${string}`;

/** @returns the subject that a change invalidates */
export function subjectOf({ kind, subject }: Pick<Change, "kind" | "subject">): Subject {
  return kind === "account" || kind === "plan" ? `owner:${subject}` : `${kind}:${subject}`;
}
