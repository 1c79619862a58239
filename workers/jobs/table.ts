import { isJobName, JOBS, type JobName, type JobPayload, parseJobPayload } from "~/domain/jobs";
import type { OutboxRow } from "~/server/data/outbox.server";
import { PermanentFailure } from "~/server/platform/permanent-failure.server";
import type { Platform } from "~/server/platform/platform.server";
import { anonymizeDeletedAdmin } from "~/server/services/accounts/erasure/anonymize-admin.server";
import { eraseAccount } from "~/server/services/accounts/erasure/erase-account.server";
import { makeExport } from "~/server/services/accounts/exports/make-export.server";
import { removeEndedExports } from "~/server/services/accounts/exports/remove-exports.server";
import { revokeIdentity } from "~/server/services/accounts/social/revoke.server";
import { adoptCustomer, resyncBilling } from "~/server/services/billing/adopt-customers.server";
import { cancelBilling } from "~/server/services/billing/cancel-billing.server";
import { finishWithdrawal } from "~/server/services/billing/finish-withdrawal.server";
import { endPlan } from "~/server/services/billing/plan-jobs.server";
import { reconcileBilling } from "~/server/services/billing/reconcile-billing.server";
import { remindOfPlan } from "~/server/services/billing/remind-of-plan.server";
import { restoreDowngrade } from "~/server/services/billing/restore-downgrade.server";
import { runSync } from "~/server/services/billing/sync-billing.server";
import { eraseDeletedContacts } from "~/server/services/contacts/delete-contacts.server";
import { expireContacts } from "~/server/services/contacts/expire-contacts.server";
import { importContacts, removeContactImport } from "~/server/services/contacts/import/run-import.server";
import { mailContact } from "~/server/services/contacts/mail-contact.server";
import { mailContactDigest } from "~/server/services/contacts/mail-contact-digest.server";
import { mailReceipt } from "~/server/services/contacts/mail-receipt.server";
import { sweepContacts } from "~/server/services/contacts/sweep-contacts.server";
import { checkCardLinks } from "~/server/services/link-check/check-card-links.server";
import { checkTemplateLinks } from "~/server/services/link-check/check-template-links.server";
import { publishCheckedPage } from "~/server/services/link-check/publish-checked.server";
import { collectGarbage } from "~/server/services/media/collect-garbage.server";
import { collectObjects } from "~/server/services/media/collect-objects.server";
import { mailDigest } from "~/server/services/notifications/mail-digest.server";
import { mailNotification } from "~/server/services/notifications/mail-notification.server";
import { sendMail } from "~/server/services/notifications/send-mail.server";
import { mailOperators } from "~/server/services/operations/mail-operators.server";
import { renderShareImage } from "~/server/services/pages/render-share-image.server";
import { pushPass } from "~/server/services/passes/apple/push-pass.server";
import { syncGooglePass } from "~/server/services/passes/google/sync-google-pass.server";
import { refreshPasses } from "~/server/services/passes/refresh-passes.server";
import { sendMeasurement } from "~/server/services/privacy/send-measurement.server";
import { mailReport } from "~/server/services/reports/mail-report.server";
import { mailReports } from "~/server/services/reports/mail-reports.server";
import {
  importMembers,
  removeMemberImport,
  resumeMemberImport,
} from "~/server/services/team/import/run-import.server";
import { redrawShareImages } from "~/server/services/team/redraw-followers.server";
import { foldVisits } from "~/server/services/visits/fold-visits.server";
import { mailVisits } from "~/server/services/visits/mail-visits.server";
import { sweepVisits } from "~/server/services/visits/sweep-visits.server";

type Handler<N extends JobName> = (platform: Platform, payload: JobPayload<N>) => Promise<void>;

/** The service that runs each job. */
const HANDLERS: { [N in JobName]: Handler<N> } = {
  sendMail,
  renderShareImage,
  checkLinks: publishCheckedPage,
  checkCardLinks,
  checkTemplateLinks,
  mailReport,
  mailReports,
  mailContact,
  mailContactDigest,
  mailReceipt,
  sweepContacts,
  expireContacts,
  eraseDeletedContacts,
  importContacts,
  importMembers,
  resumeMemberImport,
  removeMemberImport,
  removeContactImport,
  mailNotification,
  mailDigest,
  mailVisits,
  pushPass,
  syncGooglePass,
  redrawShareImages,
  refreshPasses,
  eraseAccount,
  forgetAdmin: anonymizeDeletedAdmin,
  makeExport,
  removeExports: removeEndedExports,
  revokeIdentity,
  sendMeasurement,
  syncBilling: runSync,
  cancelBilling,
  finishWithdrawal,
  restoreDowngrade,
  endPlan,
  remindOfPlan,
  mailOperators,
  adoptCustomer,
  resyncBilling,
  reconcileBilling,
  sweepVisits,
  foldVisits,
  collectGarbage,
  collectObjects,
};

/** @throws PermanentFailure for an unknown job or an invalid payload; any other error is retried */
export async function runJob(platform: Platform, row: OutboxRow): Promise<void> {
  if (!isJobName(row.name) || row.version !== JOBS[row.name].version) {
    throw new PermanentFailure(`unknown job ${row.name} version ${row.version}`);
  }
  await runNamed(platform, row.name, row);
}

async function runNamed<N extends JobName>(platform: Platform, name: N, row: OutboxRow): Promise<void> {
  let payload: JobPayload<N>;
  try {
    payload = parseJobPayload(name, row.payload);
  } catch (cause) {
    throw new PermanentFailure(`payload of ${name}`, { cause });
  }
  await HANDLERS[name](platform, payload);
}
