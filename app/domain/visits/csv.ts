import { csvLines, harmless } from "~/domain/files/csv-cells";
import type { Delimiter } from "~/domain/files/delimiter";
import { COUNTED, type Counted } from "./counts";
import type { VisitReport } from "./report";

/** The columns of days; their names are the same in every language. */
const NAMES: Record<Counted, string> = {
  views: "Views",
  visitors: "Daily visitors",
  clicks: "Clicks",
  saves: "Saved",
  scans: "Scans",
  contacts: "Contacts",
};

const DIMENSIONS = [
  ["Source", "sources"],
  ["Country", "countries"],
  ["Device", "devices"],
  ["Language", "languages"],
] as const;

/**
 * A report as a file: a table of its days, hours or months, then one of its links, one of each dimension, and one of
 * its codes, with an empty line between them. What may not be told of few visitors is not in it.
 */
export function visitsCsv(report: VisitReport, delimiter: Delimiter): string {
  const tables: string[][][] = [
    [
      ["Date", ...COUNTED.map((name) => NAMES[name])],
      ...report.series.map((point) => [point.at, ...COUNTED.map((name) => String(point[name]))]),
    ],
    [
      ["Link", "Address", "Clicks"],
      ...report.links.map(({ key, title, url, clicks }) => [title || (url ? "" : key), url, String(clicks)]),
    ],
    ...DIMENSIONS.map(([title, name]) => [
      [title, "Views"],
      ...(report[name] ?? []).map(({ name: value, views }) => [value, String(views)]),
    ]),
    [
      ["Code", "Name", "Scans", "Views", "Saved", "Contacts"],
      ...report.codes.map(({ code, name, ...counts }) => [
        code,
        name,
        ...[counts.scans, counts.views, counts.saves, counts.contacts].map(String),
      ]),
    ],
  ];
  return tables
    .filter(([, first]) => first !== undefined)
    .map((rows) =>
      csvLines(
        rows.map((row) => row.map(harmless)),
        delimiter,
      ),
    )
    .join("\r\n");
}
