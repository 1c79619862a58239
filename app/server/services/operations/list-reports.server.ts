import type { UserActor } from "~/domain/accounts/actor";
import { addressUrl } from "~/domain/addresses";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { REPORT_TEXTS, REPORTS_COUNTED } from "~/domain/limits";
import type { Listed, ReportedThing } from "~/domain/operations/view";
import { REPORT_REASONS } from "~/domain/reports/report";
import {
  findReportedSubjects,
  listNewestReports,
  type NewestReport,
  type ReportedSubject,
  type ReportSummary,
  summarizeReports,
} from "~/server/data/reported.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { assertOperator } from "./operator.server";

/**
 * Reports that are not dismissed, by page and card, newest first: counts by reason and some texts.
 * @throws AppError not_found, passkey_required
 */
export async function listReportedThings(
  platform: Platform,
  actor: UserActor,
  { limit, after }: ListInput,
): Promise<Listed<ReportedThing>> {
  assertOperator(platform, actor, "list");
  const { db } = platform;
  const { shown, ...rest } = cutList(await listNewestReports(db, limit + 1, after), limit);
  const ids = shown.map(({ subjectId }) => subjectId);
  const [summaries, subjects] = await Promise.all([
    summarizeReports(db, ids, { counted: REPORTS_COUNTED, texts: REPORT_TEXTS }),
    findReportedSubjects(db, ids, platform.now()),
  ]);
  const items = shown.flatMap((newest) => {
    const summary = summaries.find(({ subjectId }) => subjectId === newest.subjectId);
    const subject = subjects.find(({ id }) => id === newest.subjectId);
    return summary ? [present(platform, newest, summary, subject)] : [];
  });
  return { items, ...rest };
}

function present(
  { config }: Platform,
  { subjectId, address, createdAt }: NewestReport,
  { counts, overflows, texts }: ReportSummary,
  subject: ReportedSubject | undefined,
): ReportedThing {
  const numbers = REPORT_REASONS.map((reason) => ({
    reason,
    count: (counts[reason] ?? 0) + (overflows[reason] ?? 0),
  }));
  return {
    id: subjectId,
    kind: isId(ID_PREFIXES.card, subjectId) ? "card" : "page",
    address,
    url: addressUrl(config.origins, address),
    state: subject ? stateOf(subject) : "gone",
    newestAt: createdAt.toISOString(),
    counts: numbers.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    texts: texts.map(({ email, createdAt: at, ...text }) => ({
      ...text,
      ...(email && { email }),
      createdAt: new Date(at).toISOString(),
    })),
    ...(subject && {
      title: subject.title,
      owner: { id: subject.ownerId, email: subject.email, isEnabled: subject.isEnabled },
    }),
  };
}

function stateOf({ isSuspended, isDeleted }: ReportedSubject): ReportedThing["state"] {
  if (isSuspended) return "suspended";
  return isDeleted ? "deleted" : "there";
}
