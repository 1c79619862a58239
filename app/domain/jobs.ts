import { z } from "zod";
import { providerSchema } from "~/domain/accounts/social";
import { BILLING_JOBS } from "~/domain/billing/jobs";
import { importOptionsSchema } from "~/domain/contacts/import/view";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { mailSchema } from "~/domain/notifications/mail";
import { clientIdSchema, measuredEventSchema } from "~/domain/privacy/measured-event";

/** The time bucket of an hour, as `2026-11-21T05`. */
const hour = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}$/);
const pageId = z.string().refine((id) => isId(ID_PREFIXES.page, id));
const userId = z.string().refine((id) => isId(ID_PREFIXES.user, id));
const cardId = z.string().refine((id) => isId(ID_PREFIXES.card, id));
const contactImportId = z.string().refine((id) => isId(ID_PREFIXES.contactImport, id));
const memberImportId = z.string().refine((id) => isId(ID_PREFIXES.memberImport, id));

/**
 * Every job by name: the version and the schema of its payload. A payload that changes its shape gets a new version;
 * rows of the old one may still be waiting. `slot` is a time bucket: what happens in it is one job.
 */
export const JOBS = {
  sendMail: {
    version: 1,
    /** `mailId` makes a mail one mail, however often it is enqueued. */
    payload: z.strictObject({ mailId: z.string().min(1).max(64), mail: mailSchema }),
  },
  renderShareImage: {
    version: 1,
    /** `revision` names the content that the image is to show, by the page's version. */
    payload: z.strictObject({ pageId, revision: z.string().min(1).max(64) }),
  },
  checkLinks: {
    version: 1,
    /** `revision` names the save whose links could not be checked. */
    payload: z.strictObject({ pageId, revision: z.string().min(1).max(64) }),
  },
  checkCardLinks: {
    version: 1,
    /** `revision` names the save whose links could not be checked. */
    payload: z.strictObject({ cardId, revision: z.string().min(1).max(64) }),
  },
  checkTemplateLinks: {
    version: 1,
    /** Of a look of cards or pages; `revision` names the save whose links could not be checked. */
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
    /** `pageId` is the page or card; `slot` is the hour whose reports are told of together. */
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
    /** `slot` is the day; `after` the owner up to whom earlier runs of it went, or empty. */
    payload: z.strictObject({ slot: z.iso.date(), after: z.string().max(64) }),
  },
  expireContacts: {
    version: 1,
    /**
     * `batch` is the first day of its month, `months` what the owner was told; `after` is the contact up to which earlier
     * runs went, as `<time>:<id>`, or empty.
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
    /** `slot` is the minute in which they can be erased, and behind a stroke the run. */
    payload: z.strictObject({ ownerId: userId, slot: z.string().max(64) }),
  },
  importContacts: {
    version: 1,
    /** `read` rows were looked at by earlier runs, and the next begins `at` a character of the file's text. */
    payload: z.strictObject({
      importId: contactImportId,
      read: z.number().int().nonnegative(),
      at: z.number().int().nonnegative(),
      options: importOptionsSchema,
    }),
  },
  importMembers: {
    version: 1,
    /** `slot` is when these runs were begun; `after` the place of the row up to which earlier ones went. */
    payload: z.strictObject({
      importId: memberImportId,
      slot: z.iso.datetime(),
      after: z.number().int().nonnegative(),
    }),
  },
  resumeMemberImport: {
    version: 1,
    /** `slot` is when it was put off. */
    payload: z.strictObject({ importId: memberImportId, slot: z.iso.datetime() }),
  },
  removeMemberImport: { version: 1, payload: z.strictObject({ importId: memberImportId }) },
  removeContactImport: { version: 1, payload: z.strictObject({ importId: contactImportId }) },
  mailContactDigest: {
    version: 1,
    /** `slot` is the hour whose contacts it tells of, as `2026-11-21T05`, or names what asked for it. */
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
    /** `slot` is the day in the user's zone, as `2026-11-23`, or the hour that follows one with too many mails. */
    payload: z.strictObject({ userId, slot: z.string().min(1).max(64) }),
  },
  mailVisits: {
    version: 1,
    /** `slot` is the Monday in the user's zone, as `2026-11-23`. */
    payload: z.strictObject({ userId, slot: z.string().min(1).max(64) }),
  },
  pushPass: {
    version: 1,
    /** `slot` is the five seconds in which the card changed; `after` is the place up to which earlier runs went. */
    payload: z.strictObject({
      cardId,
      slot: z.number().int().nonnegative(),
      after: z.number().int().nonnegative(),
    }),
  },
  syncGooglePass: {
    version: 1,
    /** `revision` names the state of the card that the pass is to show: its version, whether it is deleted, and what its owner's plan or account did to it. */
    payload: z.strictObject({
      cardId,
      revision: z.string().max(64),
    }),
  },
  redrawShareImages: {
    version: 1,
    /** Of the pages that follow a look; `revision` names the minute whose changes it is for, `after` is the last page that earlier runs went to, or empty. */
    payload: z.strictObject({
      ownerId: z.string().refine((id) => isId(ID_PREFIXES.user, id)),
      templateId: z.string().refine((id) => isId(ID_PREFIXES.pageTemplate, id)),
      revision: z.string().max(40),
      after: z.string().max(64),
    }),
  },
  refreshPasses: {
    version: 1,
    /** `revision` names the change of the owner's account or plan, or the end of it; the minute of changes of a template where one is named. */
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
     * A run erases some and leaves the rest to the next. `late` begins anew an hour later, for what requests that were
     * under way still wrote, `holds` once the addresses are no longer held.
     */
    payload: z.strictObject({
      userId,
      phase: z.enum(["now", "late", "holds"]),
      run: z.number().int().nonnegative(),
    }),
  },
  forgetAdmin: {
    version: 1,
    /** `after` is the id of the audit log's entry up to which earlier runs went, or empty. */
    payload: z.strictObject({ userId, after: z.string().max(64) }),
  },
  makeExport: {
    version: 1,
    /** A run makes a part; `step` is the place in the export's row that it goes on from. */
    payload: z.strictObject({
      exportId: z.string().refine((id) => isId(ID_PREFIXES.export, id)),
      step: z.number().int().nonnegative(),
    }),
  },
  removeExports: {
    version: 1,
    /** `slot` names what ended them: a new password, another address, the end of an export's time. */
    payload: z.strictObject({ userId, slot: z.string().min(1).max(80) }),
  },
  revokeIdentity: {
    version: 1,
    /** The identity is gone by then; its token is sealed. */
    payload: z.strictObject({
      identityId: z.string().refine((id) => isId(ID_PREFIXES.identity, id)),
      provider: providerSchema,
      refreshToken: z.string().min(1).max(4096),
    }),
  },
  sendMeasurement: {
    version: 1,
    /** Nothing in it says whose account it is. `at` is when it happened. */
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
    /** `noticeId` makes it one mail. In English: operators read that. */
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
    /** All days before this one are folded; `after` is the owner up to whom earlier runs of it went, or empty. */
    payload: z.strictObject({
      before: z.iso.date(),
      after: z.string().max(64),
      run: z.number().int().min(0),
    }),
  },
  collectGarbage: {
    version: 1,
    /** `slot` is the hour the run belongs to: one run an hour. */
    payload: z.strictObject({ slot: hour }),
  },
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]["payload"]>;

export function isJobName(value: unknown): value is JobName {
  return typeof value === "string" && Object.hasOwn(JOBS, value);
}

/** The payload of a job, checked. Throws a ZodError when it does not have the job's shape. */
export function parseJobPayload<N extends JobName>(name: N, payload: unknown): JobPayload<N> {
  return JOBS[name].payload.parse(payload) as JobPayload<N>;
}

/**
 * Jobs that saves make again and again, each key but once, and that done twice do no harm: nothing is kept of one that is
 * done. Of others the key stays, so that what was done is not done once more.
 */
const FORGOTTEN: ReadonlySet<string> = new Set<JobName>([
  "renderShareImage",
  "checkTemplateLinks",
  "pushPass",
  "syncGooglePass",
  "redrawShareImages",
  "refreshPasses",
]);

/** Whether the row of a job goes when it is done. */
export const isForgotten = (name: string): boolean => FORGOTTEN.has(name);
