import { type PointerEvent, type ReactNode, useId, useState } from "react";
import { cx } from "~/ui/cx";
import { ChartMark } from "./chart-mark";
import { scaleOf, tickPlaces } from "./scale";

export interface ChartPoint {
  /** In full, such as a weekday with its date. */
  label: string;
  /** As shown below the chart. */
  tick: string;
  value: number;
  /** The value as text, read out for the point. */
  said: string;
  /** The events at that time, as text. */
  marks: string[];
  /** Not over yet. */
  isOpen?: boolean;
}

interface TimeChartProps {
  points: ChartPoint[];
  /** What moves along it is called. */
  label: string;
  /** A summary in one sentence. */
  caption: ReactNode;
  /** Labels are at multiples of so many points only. Default 1. */
  every?: number;
  /** Writes a number of the scale. */
  number: (value: number) => string;
  /** Beside the caption: the link to the table. */
  aside?: ReactNode;
  className?: string;
}

/** How many labels have room below, on a wide screen; on a phone it is every other. */
const TICKS = 8;

/**
 * Columns over time. The drawing is visual only: a slider steps through the points by the arrow keys and reads out
 * each, the caption summarises the whole. All text is HTML, positioned in percent, so nothing is measured.
 */
export function TimeChart(props: TimeChartProps) {
  const { points, label, caption, every = 1, number, aside, className } = props;
  const [shown, setShown] = useState<number | null>(null);
  const captionId = useId();
  const { top, middle } = scaleOf(Math.max(0, ...points.map(({ value }) => value)));
  const point = shown === null ? undefined : points[shown];
  const last = points.length - 1;
  const at = (place: number) => `${((place + 0.5) / points.length) * 100}%`;
  return (
    <figure className={cx("flex flex-col gap-2", className)} onPointerLeave={() => setShown(null)}>
      {/* Which point that is: above the chart, so that no finger hides it. */}
      <p aria-hidden="true" className="flex min-h-12 flex-wrap content-end gap-x-3 tabular-nums sm:min-h-6">
        {point ? (
          <>
            <span className="font-semibold">{point.said}</span>
            <span className="text-muted">{point.label}</span>
            {point.marks.length > 0 ? (
              <span className="text-accent-strong">{point.marks.join(", ")}</span>
            ) : null}
          </>
        ) : null}
      </p>
      <div className="flex gap-3">
        <div className="relative min-w-0 flex-1 rounded-sm has-[input:focus-visible]:ring-focus">
          <div className="relative h-44 sm:h-56">
            <Lines />
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${points.length} ${top}`}
              preserveAspectRatio="none"
              className="absolute inset-0 size-full rtl:-scale-x-100"
            >
              {points.map(({ label: key, value, isOpen }, place) => (
                <g
                  key={key}
                  onPointerMove={(event) => isMoved(event) && setShown(place)}
                  onPointerDown={() => setShown(place)}
                >
                  <rect x={place} width={1} height={top} fill="transparent" />
                  <rect
                    x={place + 0.12}
                    y={top - value}
                    width={0.76}
                    height={value}
                    className={cx(place === shown ? "fill-accent" : "fill-ink", isOpen && "opacity-45")}
                  />
                </g>
              ))}
            </svg>
          </div>
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={shown ?? last}
            aria-label={label}
            aria-valuetext={sentenceOf(points[shown ?? last])}
            aria-describedby={captionId}
            onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
            onFocus={() => setShown(last)}
            onBlur={() => setShown(null)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
          <div aria-hidden="true" className="relative h-3">
            {points.map(({ label: key, marks }, place) =>
              marks.length > 0 ? (
                <span key={key} className="absolute top-1" style={{ insetInlineStart: at(place) }}>
                  <ChartMark className="-translate-x-1/2 rtl:translate-x-1/2" />
                </span>
              ) : null,
            )}
          </div>
          <div aria-hidden="true" className="relative h-5 text-faint text-sm tabular-nums">
            {tickPlaces(points.length, TICKS, every).map((place, i) => (
              <span
                key={points[place]?.label}
                className={cx("absolute inset-y-0 whitespace-nowrap", i % 2 === 1 && "max-sm:hidden")}
                style={{ insetInlineStart: `${(place / points.length) * 100}%` }}
              >
                {points[place]?.tick}
              </span>
            ))}
          </div>
        </div>
        <div
          aria-hidden="true"
          className="-mt-2.5 flex h-44 flex-col justify-between text-end text-faint text-sm tabular-nums sm:h-56"
        >
          <span>{number(top)}</span>
          <span>{number(middle)}</span>
          <span className="-mb-2.5">{number(0)}</span>
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <figcaption id={captionId} className="max-w-prose flex-1 basis-64 text-pretty text-muted text-sm">
          {caption}
        </figcaption>
        {aside}
      </div>
    </figure>
  );
}

/** The lines of top, middle and bottom. */
const Lines = () => (
  <div aria-hidden="true" className="absolute inset-0 flex flex-col justify-between">
    <span className="border-rule border-t" />
    <span className="border-rule border-t" />
    <span className="border-edge border-t" />
  </div>
);

/** Scrolling below a resting pointer also fires this event, and would replace the point chosen by keys. */
const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

const sentenceOf = (point: ChartPoint | undefined): string =>
  point ? [point.label, point.said, ...point.marks].join(", ") : "";
