import type { VisitReport } from "~/domain/visits/report";

/** One point of the chart: its hour, day or month, what was counted in it, and what happened to things then. */
export type ChartedPoint = VisitReport["series"][number] & { marks: VisitReport["marks"] };

/** The points of a report in the order of time, each with its marks. */
export function withMarks({ series, marks }: Pick<VisitReport, "series" | "marks">): ChartedPoint[] {
  const points = series.map((point) => ({ ...point, marks: [] as VisitReport["marks"] }));
  for (const mark of marks) {
    // A mark may know its day alone where points are hours.
    const point =
      points.findLast(({ at }) => mark.at.startsWith(at)) ?? points.find(({ at }) => at.startsWith(mark.at));
    if (point?.marks.every(({ thing, kind }) => thing !== mark.thing || kind !== mark.kind))
      point.marks.push(mark);
  }
  return points;
}
