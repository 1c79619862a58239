import type { ReactNode } from "react";
import { cx } from "./cx";

export type BadgeTone = "neutral" | "outline" | "accent" | "success" | "warn" | "danger";

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  /** A dot before the word, for a state such as published. */
  hasDot?: boolean;
  className?: string;
}

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-muted",
  outline: "border border-rule bg-surface text-muted",
  accent: "bg-accent-wash text-accent",
  success: "bg-success-wash text-success",
  warn: "bg-warn-wash text-warn",
  danger: "bg-danger-wash text-danger",
};

/** A word or two about the item beside it. */
export function Badge({ children, tone = "neutral", hasDot, className }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full shrink-0 items-center gap-1.5 text-pretty rounded-sm px-2 font-medium text-sm leading-6",
        tones[tone],
        className,
      )}
    >
      {hasDot ? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
