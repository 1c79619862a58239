import type { PlanStatus } from "~/domain/billing/entitlement";
import type { PageState } from "~/domain/pages/state";
import type { ReportReason } from "~/domain/reports/report";

/** A page of a list that goes on behind a cursor. */
export interface Listed<T> {
  items: T[];
  next?: string;
}

/** A page of the account that operators look at. */
export interface OperatedPage {
  id: string;
  title: string;
  url: string;
  state: PageState;
}

export interface OperatedCard {
  id: string;
  title: string;
  url: string;
}

/** An account as operators see it; times are ISO 8601. */
export interface OperatedAccount {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  isEnabled: boolean;
  isVerified: boolean;
  /** An admin's, or the operator's own: nobody blocks it. */
  isProtected: boolean;
  plan: { status: PlanStatus; seats: number; isPaid: boolean };
}

/** What is reported of one page or card and was not dismissed. */
export interface ReportedThing {
  /** The page's or card's. */
  id: string;
  kind: "page" | "card";
  /** Below the site's root, as the newest report has it. */
  address: string;
  url: string;
  /** Absent where it is gone. */
  title?: string;
  /** `deleted`: its owner can put it back. */
  state: "there" | "suspended" | "deleted" | "gone";
  owner?: { id: string; email: string; isEnabled: boolean };
  /** When the newest report came. */
  newestAt: string;
  /** By reason, most first; those that had no room are counted too. */
  counts: { reason: ReportReason; count: number }[];
  /** The newest ones with a text. */
  texts: ReportText[];
}

export interface ReportText {
  id: string;
  reason: ReportReason;
  text: string;
  /** Where who reported may be asked back. */
  email?: string;
  createdAt: string;
}

/** A job that was set aside, without what it was told. */
export interface DeadJob {
  id: string;
  name: string;
  attempts: number;
  /** The last failure, in one line without addresses. */
  error: string;
  /** When it was set aside. */
  diedAt: string;
  /** Off where what it was told is no longer complete: a mail's token is removed with it. */
  isRetryable: boolean;
}
