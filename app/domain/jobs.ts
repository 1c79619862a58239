import { z } from "zod";
import { providerSchema } from "~/domain/accounts/social";
import { BILLING_JOBS } from "~/domain/billing/jobs";
import { importOptionsSchema } from "~/domain/contacts/import/view";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { hour, STORAGE_JOBS } from "~/domain/media/jobs";
import { mailSchema } from "~/domain/notifications/mail";
import { clientIdSchema, measuredEventSchema } from "~/domain/privacy/measured-event";

const pageId = z.string().refine((id) => isId(ID_PREFIXES.page, id));
const userId = z.string().refine((id) => isId(ID_PREFIXES.user, id));
const cardId = z.string().refine((id) => isId(ID_PREFIXES.card, id));
const contactImportId = z.string().refine((id) => isId(ID_PREFIXES.contactImport, id));
const memberImportId = z.string().refine((id) => isId(ID_PREFIXES.memberImport, id));

/**
 * Every job by name: the version and the schema of its payload. A payload that changes its shape gets a new version;
 * rows of the old one may still be queued. `slot` is a time bucket: all that happens in it is one job.
 */
export const JOBS = {
  sendMail: {
    version: 1,
    /** `mailId` deduplicates a mail, however often it is enqueued. */
    payload: z.strictObject({ mailId: z.string().min(1).max(64), mail: mailSchema }),
  },
  renderShareImage: {
    version: 1,
    /** `revision` identifies the content of the image, by the page's version. */
    payload: z.strictObject({ pageId, revision: z.string().min(1).max(64) }),
  },
  checkLinks: {
    version: 1,
    /** `revision` identifies the save whose links could not be checked. */
    payload: z.strictObject({ pageId, revision: z.string().min(1).max(64) }),
  },
  checkCardLinks: {
    version: 1,
    /** `revision` identifies the save whose links could not be checked. */
    payload: z.strictObject({ cardId, revision: z.string().min(1).max(64) }),
  },
  checkTemplateLinks: {
    version: 1,
    /** For a look of cards or pages; `revision` identifies the save whose links could not be checked. */
    payload: z.strictObject({
      ownerId: userId,
      templateId: z
        .string()
        .refine((id) => isId(ID_PREFIXES.cardTemplate, id) || isId(ID_PREFIXES.pageTemplate, id)),
      revision: z.string().min(1).max(64),
    }),
  },
  mailReport: {
    version: 1,
    payload: z.strictObject({ reportId: z.string().refine((id) => isId(ID_PREFIXES.report, id)) }),
  },
  mailReports: {
    version: 1,
    /** `pageId` is the page or card; `slot` is the hour whose reports are mailed together. */
    payload: z.strictObject({
      pageId: pageId.or(cardId),
      slot: hour,
    }),
  },
  mailContact: {
    version: 1,
    payload: z.strictObject({ contactId: z.string().refine((id) => isId(ID_PREFIXES.contact, id)) }),
  },
  mailReceipt: {
    version: 1,
    /** To the visitor who left it. */
    payload: z.strictObject({ contactId: z.string().refine((id) => isId(ID_PREFIXES.contact, id)) }),
  },
  sweepContacts: {
    version: 1,
    /** `slot` is the day; `after` is the last owner processed by earlier runs, or empty. */
    payload: z.strictObject({ slot: z.iso.date(), after: z.string().max(64) }),
  },
  expireContacts: {
    version: 1,
    /**
     * `batch` is the first day of its month, `months` the retention in the owner's notice; `after` is the last contact
     * processed by earlier runs, as `<time>:<id>`, or empty.
     */
    payload: z.strictObject({
      ownerId: userId,
      batch: z.iso.date(),
      months: z.number().int().positive(),
      after: z.string().max(64),
    }),
  },
  eraseDeletedContacts: {
    version: 1,
    /** `slot` is the minute in which they can be erased, then a slash and the run. */
    payload: z.strictObject({ ownerId: userId, slot: z.string().max(64) }),
  },
  importContacts: {
    version: 1,
    /** Earlier runs processed `read` rows; the next starts at character `at` of the file's text. */
    payload: z.strictObject({
      importId: contactImportId,
      read: z.number().int().nonnegative(),
      at: z.number().int().nonnegative(),
      options: importOptionsSchema,
    }),
  },
  importMembers: {
    version: 1,
    /** `slot` is when these runs were started; `after` is the position of the last processed row. */
    payload: z.strictObject({
      importId: memberImportId,
      slot: z.iso.datetime(),
      after: z.number().int().nonnegative(),
    }),
  },
  resumeMemberImport: {
    version: 1,
    /** `slot` is when it was postponed. */
    payload: z.strictObject({ importId: memberImportId, slot: z.iso.datetime() }),
  },
  removeMemberImport: { version: 1, payload: z.strictObject({ importId: memberImportId }) },
  removeContactImport: { version: 1, payload: z.strictObject({ importId: contactImportId }) },
  mailContactDigest: {
    version: 1,
    /** `slot` is the hour whose contacts it covers, as `2026-11-21T05`, or identifies its trigger. */
    payload: z.strictObject({
      ownerId: z.string().refine((id) => isId(ID_PREFIXES.user, id)),
      slot: z.string().max(64),
    }),
  },
  mailNotification: {
    version: 1,
    payload: z.strictObject({
      notificationId: z.string().refine((id) => isId(ID_PREFIXES.notification, id)),
    }),
  },
  mailDigest: {
    version: 1,
    /** `slot` is the day in the user's zone, as `2026-11-23`, or the hour after one with too many mails. */
    payload: z.strictObject({ userId, slot: z.string().min(1).max(64) }),
  },
  mailVisits: {
    version: 1,
    /** `slot` is the Monday in the user's zone, as `2026-11-23`. */
    payload: z.strictObject({ userId, slot: z.string().min(1).max(64) }),
  },
  pushPass: {
    version: 1,
    /** `slot` is the five-second bucket of the card's change; `after` the last position processed by earlier runs. */
    payload: z.strictObject({
      cardId,
      slot: z.number().int().nonnegative(),
      after: z.number().int().nonnegative(),
    }),
  },
  syncGooglePass: {
    version: 1,
    /**
     * `revision` identifies the state of the card for the pass: its version, whether it is deleted, and the effects of
     * its owner's plan or account.
     */
    payload: z.strictObject({
      cardId,
      revision: z.string().max(64),
    }),
  },
  redrawShareImages: {
    version: 1,
    /** For pages that follow a look; `revision` is the minute of its changes, `after` the last processed page or empty. */
    payload: z.strictObject({
      ownerId: z.string().refine((id) => isId(ID_PREFIXES.user, id)),
      templateId: z.string().refine((id) => isId(ID_PREFIXES.pageTemplate, id)),
      revision: z.string().max(40),
      after: z.string().max(64),
    }),
  },
  refreshPasses: {
    version: 1,
    /**
     * `revision` identifies the change, or end, of the owner's account or plan; with a template, the minute of its
     * changes.
     */
    payload: z.strictObject({
      ownerId: z.string().refine((id) => isId(ID_PREFIXES.user, id)),
      templateId: z
        .string()
        .refine((id) => isId(ID_PREFIXES.cardTemplate, id))
        .optional(),
      revision: z.string().max(40),
    }),
  },
  eraseAccount: {
    version: 1,
    /**
     * A run erases a part and leaves the rest to the next. `late` starts over an hour later, for writes of requests
     * that were in flight, `holds` when the addresses are no longer held.
     */
    payload: z.strictObject({
      userId,
      phase: z.enum(["now", "late", "holds"]),
      run: z.number().int().nonnegative(),
    }),
  },
  forgetAdmin: {
    version: 1,
    /** `after` is the id of the last audit log entry processed by earlier runs, or empty. */
    payload: z.strictObject({ userId, after: z.string().max(64) }),
  },
  makeExport: {
    version: 1,
    /** A run makes a part; `step` is the position in the export's row to continue from. */
    payload: z.strictObject({
      exportId: z.string().refine((id) => isId(ID_PREFIXES.export, id)),
      step: z.number().int().nonnegative(),
    }),
  },
  removeExports: {
    version: 1,
    /** `slot` identifies what ended them: a new password, another address, the expiry of an export. */
    payload: z.strictObject({ userId, slot: z.string().min(1).max(80) }),
  },
  revokeIdentity: {
    version: 1,
    /** The identity is deleted by then; its token is encrypted. */
    payload: z.strictObject({
      identityId: z.string().refine((id) => isId(ID_PREFIXES.identity, id)),
      provider: providerSchema,
      refreshToken: z.string().min(1).max(4096),
    }),
  },
  sendMeasurement: {
    version: 1,
    /** Contains nothing that identifies the account. `at` is when the event happened. */
    payload: z.strictObject({
      eventId: z.string().refine((id) => isId(ID_PREFIXES.event, id)),
      clientId: clientIdSchema,
      event: measuredEventSchema,
      at: z.iso.datetime(),
    }),
  },
  ...BILLING_JOBS,
  mailOperators: {
    version: 1,
    /** `noticeId` deduplicates the mail. In English, for operators. */
    payload: z.strictObject({
      noticeId: z.string().min(1).max(120),
      subject: z.string().max(200),
      lines: z.array(z.string().max(500)).max(50),
    }),
  },
  sweepVisits: {
    version: 1,
    /** `slot` is the hour the run belongs to. */
    payload: z.strictObject({ slot: hour }),
  },
  foldVisits: {
    version: 1,
    /** All days before this one are folded; `after` is the last owner processed by earlier runs, or empty. */
    payload: z.strictObject({
      before: z.iso.date(),
      after: z.string().max(64),
      run: z.number().int().min(0),
    }),
  },
  ...STORAGE_JOBS,
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]["payload"]>;

export function isJobName(value: unknown): value is JobName {
  return typeof value === "string" && Object.hasOwn(JOBS, value);
}

/** The validated payload of a job. Throws a ZodError if it does not match the job's schema. */
export function parseJobPayload<N extends JobName>(name: N, payload: unknown): JobPayload<N> {
  return JOBS[name].payload.parse(payload) as JobPayload<N>;
}

/**
 * Idempotent jobs that saves create repeatedly, each with a new key: their rows are deleted on completion. The keys of
 * other jobs stay, so that they are not run twice.
 */
const FORGOTTEN: ReadonlySet<string> = new Set<JobName>([
  "renderShareImage",
  "checkTemplateLinks",
  "pushPass",
  "syncGooglePass",
  "redrawShareImages",
  "refreshPasses",
]);

/** Whether the row of a job is deleted on completion. */
export const isForgotten = (name: string): boolean => FORGOTTEN.has(name);
