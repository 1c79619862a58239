import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

interface PageHeadingProps {
  title: ReactNode;
  description?: ReactNode;
  /** The screen above this one. */
  back?: { href: string; label: string };
  /** Buttons at the end of the line; below the title on a phone. */
  actions?: ReactNode;
  className?: string;
}

/** The `h1` of a screen. */
export function PageHeading({ title, description, back, actions, className }: PageHeadingProps) {
  return (
    <header className={cx("flex flex-col gap-4 pb-8", className)}>
      {back ? (
        <Link
          to={back.href}
          className="flex min-h-6 items-center gap-1.5 self-start rounded-sm text-muted text-sm transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {back.label}
        </Link>
      ) : null}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="flex min-w-0 flex-col gap-2">
          <h1 className="display text-2xl">{title}</h1>
          {description ? <p className="max-w-prose text-pretty text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    </header>
  );
}
