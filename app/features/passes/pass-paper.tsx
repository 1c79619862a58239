import type { CSSProperties, ReactNode } from "react";
import { cx } from "~/ui/cx";

interface PassPaperProps {
  /** The label for screen readers: the pass is one image. */
  label: string;
  /** Width in CSS px. */
  width: number;
  /** The platform's own measures: all content is drawn in them and scaled. */
  measures: { width: number; least: number };
  /** Corners and font. */
  className: string;
  style: CSSProperties;
  children: ReactNode;
}

/** The surface of a pass preview. */
export function PassPaper({ label, width, measures, className, style, children }: PassPaperProps) {
  return (
    <div
      role="img"
      aria-label={label}
      style={{ zoom: width / measures.width, width: measures.width }}
      className="shrink-0"
    >
      <div
        className={cx(
          "flex flex-col overflow-hidden text-start shadow-lift ring-1 ring-black/10 [&_bdi]:align-match-parent",
          className,
        )}
        style={{ ...style, minHeight: measures.least }}
      >
        {children}
      </div>
    </div>
  );
}
