import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { cx } from "./cx";

export interface LinkButtonProps
  extends Omit<LinkProps, "to" | "children" | "className">,
    Omit<ButtonStyle, "isSquare"> {
  /** A path of the app or a full address. */
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  className?: string;
}

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, icon, trailingIcon, variant, size, isWide, className, ...rest } = props;
  return (
    <Link {...rest} to={href} className={cx(buttonStyle({ variant, size, isWide }), className)}>
      {icon}
      <span className="min-w-0">{children}</span>
      {trailingIcon}
    </Link>
  );
}
