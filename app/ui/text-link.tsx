import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { cx } from "./cx";

export interface TextLinkProps extends Omit<LinkProps, "to" | "children" | "className"> {
  /** A path of the app or a full address. */
  href: string;
  children: ReactNode;
  className?: string;
}

/** A link within or beside text: ink, with an accent rule under it. */
export function TextLink({ href, children, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      className={cx(
        "rounded-sm text-ink underline decoration-accent decoration-1 underline-offset-4 transition-colors hover:text-accent hover:decoration-2",
        className,
      )}
    >
      {children}
    </Link>
  );
}
