import type { PlanStatus } from "~/domain/billing/entitlement";
import type { PageState } from "~/domain/pages/state";
import type { ReportReason } from "~/domain/reports/report";

/** One page of a list with cursor pagination. */
export interface Listed<T> {
  items: T[];
  next?: string;
}

/** A page of the account that an operator views. */
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

/** An account as shown to operators; times are ISO 8601. */
export interface OperatedAccount {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  isEnabled: boolean;
  isVerified: boolean;
  /** An admin's, or the operator's own: it cannot be blocked. */
  isProtected: boolean;
  plan: { status: PlanStatus; seats: number; isPaid: boolean };
}

/** The open reports of one page or card. */
export interface ReportedThing {
  /** The page's or card's. */
  id: string;
  kind: "page" | "card";
  /** Relative to the site's root, from the newest report. */
  address: string;
  url: string;
  /** Absent if it is erased. */
  title?: string;
  /** `deleted`: its owner can restore it. */
  state: "there" | "suspended" | "deleted" | "gone";
  owner?: { id: string; email: string; isEnabled: boolean };
  /** Time of the newest report. */
  newestAt: string;
  /** By reason, most first, including reports that were not stored for lack of room. */
  counts: { reason: ReportReason; count: number }[];
  /** The newest ones with a text. */
  texts: ReportText[];
}

export interface ReportText {
  id: string;
  reason: ReportReason;
  text: string;
  /** The reporter's address for questions. */
  email?: string;
  createdAt: string;
}

/** A dead job, without its payload. */
export interface DeadJob {
  id: string;
  name: string;
  attempts: number;
  /** The last failure, in one line without addresses. */
  error: string;
  /** When it was marked dead. */
  diedAt: string;
  /** False if its payload is incomplete: a mail's token is removed with it. */
  isRetryable: boolean;
}
