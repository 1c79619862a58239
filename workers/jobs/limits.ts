import { isJobName, type JobName } from "~/domain/jobs";

const DEFAULT_SECONDS = 60;

/** Steps of long work, and runs over many rows. */
const SECONDS: Partial<Record<JobName, number>> = {
  sendMail: 30,
  mailOperators: 30,
  makeExport: 300,
  importContacts: 300,
  importMembers: 300,
  eraseAccount: 300,
  collectGarbage: 300,
  collectObjects: 300,
  sweepVisits: 300,
  foldVisits: 300,
};

/** How long an attempt at a job may take, in milliseconds: beyond that it has failed, and what else is due goes on. */
export const limitMs = (name: string): number =>
  ((isJobName(name) && SECONDS[name]) || DEFAULT_SECONDS) * 1000;
