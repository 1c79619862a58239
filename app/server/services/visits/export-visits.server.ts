import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { csvLines, harmless } from "~/domain/files/csv-cells";
import { assertCan, ownOf } from "~/domain/permissions";
import { COUNTED } from "~/domain/visits/counts";
import type { ReportQuery } from "~/domain/visits/range";
import type { VisitReport } from "~/domain/visits/report";
import { withUnknown } from "~/domain/visits/unknown-rest";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitReport } from "./get-visit-report.server";
import { visitHoldings } from "./visit-holdings.server";

/** A file of visits: its name, and its text as a stream. */
export interface VisitsFile {
  name: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * A report as CSV for spreadsheets: its series first, then links, codes and where visits came from, each line with its
 * subject.
 * @throws AppError payment_required without a plan, and what {@link getVisitReport} throws
 */
export async function exportVisits(
  platform: Platform,
  actor: UserActor,
  query: ReportQuery,
): Promise<VisitsFile> {
  assertCan(actor, "export", ownOf(actor, "page"));
  const { isPro } = await visitHoldings(platform, actor, query.thing);
  if (!isPro) throw new AppError("payment_required");
  const report = await getVisitReport(platform, actor, query);
  const lines = linesOf(report);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return { name: `visits-${report.from}-${report.to}.csv`, body };
}

/** Without it spreadsheets assume an old encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const COLUMNS = [
  "About",
  "Name",
  "Address",
  ...COUNTED.map((name) => name[0]?.toUpperCase() + name.slice(1)),
];

function* linesOf(report: VisitReport): Generator<string> {
  const line = (about: string, name: string, address: string, counts: Partial<Record<string, number>>) =>
    csvLines(
      [[about, harmless(name), harmless(address), ...COUNTED.map((each) => String(counts[each] ?? ""))]],
      ",",
    );
  yield BYTE_ORDER_MARK + csvLines([COLUMNS], ",");
  for (const { at, ...counts } of report.series) yield line(report.by, at, "", counts);
  for (const { title, url, key, clicks } of report.links) yield line("link", title || key, url, { clicks });
  for (const { thing, title, ...counts } of report.things)
    yield line(thing.split(":")[0] ?? "", title || thing, thing, counts);
  for (const { code, name, ...counts } of report.codes) yield line("code", name || code, code, counts);
  for (const { name, ...counts } of report.sources ?? []) yield line("source", name, "", counts);
  for (const about of ["countries", "devices", "languages"] as const)
    for (const { name, views } of report[about] ? withUnknown(report[about], report.total.views) : [])
      yield line(about, name || "unknown", "", { views });
}
