import { MINUTE_MS } from "~/domain/durations";
import type { JobName, JobPayload } from "~/domain/jobs";

const KEY_PARTS: { [N in JobName]: (payload: JobPayload<N>) => string } = {
  sendMail: ({ mailId }) => mailId,
  renderShareImage: ({ pageId, revision }) => `${pageId}:${revision}`,
  checkLinks: ({ pageId, revision }) => `${pageId}:${revision}`,
  checkCardLinks: ({ cardId, revision }) => `${cardId}:${revision}`,
  checkTemplateLinks: ({ templateId, revision }) => `${templateId}:${revision}`,
  mailReport: ({ reportId }) => reportId,
  mailReports: ({ pageId, slot }) => `${pageId}:${slot}`,
  mailContact: ({ contactId }) => contactId,
  mailReceipt: ({ contactId }) => contactId,
  sweepContacts: ({ slot, after }) => `${slot}:${after}`,
  expireContacts: ({ ownerId, batch, after }) => `${ownerId}:${batch}:${after}`,
  eraseDeletedContacts: ({ ownerId, slot }) => `${ownerId}:${slot}`,
  importContacts: ({ importId, read }) => `${importId}:${read}`,
  importMembers: ({ importId, slot, after }) => `${importId}:${slot}:${after}`,
  resumeMemberImport: ({ importId, slot }) => `${importId}:${slot}`,
  removeMemberImport: ({ importId }) => importId,
  removeContactImport: ({ importId }) => importId,
  mailContactDigest: ({ ownerId, slot }) => `${ownerId}:${slot}`,
  mailNotification: ({ notificationId }) => notificationId,
  mailDigest: ({ userId, slot }) => `${userId}:${slot}`,
  mailVisits: ({ userId, slot }) => `${userId}:${slot}`,
  pushPass: ({ cardId, slot, after }) => `${cardId}:${slot}:${after}`,
  syncGooglePass: ({ cardId, revision }) => `${cardId}:${revision}`,
  redrawShareImages: ({ templateId, revision, after }) => `${templateId}:${revision}:${after}`,
  refreshPasses: ({ ownerId, templateId, revision }) => `${templateId ?? ownerId}:${revision}`,
  eraseAccount: ({ userId, phase, run }) => `${userId}:${phase}:${run}`,
  forgetAdmin: ({ userId, after }) => `${userId}:${after}`,
  makeExport: ({ exportId, step }) => `${exportId}:${step}`,
  removeExports: ({ userId, slot }) => `${userId}:${slot}`,
  revokeIdentity: ({ identityId }) => identityId,
  sendMeasurement: ({ eventId }) => eventId,
  syncBilling: ({ userId, cause }) => `${userId}:${cause}`,
  cancelBilling: ({ userId, slot, scope }) => `${userId}:${slot}:${scope}`,
  finishWithdrawal: ({ subscriptionId }) => subscriptionId,
  restoreDowngrade: ({ commandId, run }) => `${commandId}:${run}`,
  endPlan: ({ userId, endsAt }) => `${userId}:${endsAt}`,
  remindOfPlan: ({ userId, kind, days, date }) => `${userId}:${kind}:${days}:${date}`,
  mailOperators: ({ noticeId }) => noticeId,
  adoptCustomer: ({ customerId, cause }) => `${customerId}:${cause}`,
  resyncBilling: ({ slot, after }) => `${slot}:${after}`,
  reconcileBilling: ({ slot, after }) => `${slot}:${after}`,
  sweepVisits: ({ slot }) => slot,
  foldVisits: ({ before, after, run }) => `${before}:${after}:${run}`,
  collectGarbage: ({ slot }) => slot,
  collectObjects: ({ slot, prefix, after }) => `${slot}:${prefix}:${after}`,
};

/** How much longer a job of a minute waits for late ones to be stored. */
const MINUTE_SLACK_MS = 10_000;

/**
 * The minute whose changes are one job: its time bucket, as `2026-11-21T05:07`, and when it is over. The job reads the
 * state after the last of them.
 */
export function gatheredMinute(now: Date): { slot: string; runAt: Date } {
  const begun = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const slot = new Date(begun).toISOString().slice(0, 16);
  return { slot, runAt: new Date(begun + MINUTE_MS + MINUTE_SLACK_MS) };
}

/** The key by which enqueueing is idempotent: two jobs with one key are one job. */
export function jobKey<N extends JobName>(name: N, payload: JobPayload<N>): string {
  return `${name}:${KEY_PARTS[name](payload)}`;
}

/** The time bucket of an hour, as the jobs that run once an hour are named: `2026-11-21T05`. */
export function hourBucket(now: Date): string {
  return now.toISOString().slice(0, 13);
}
