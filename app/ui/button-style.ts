import { cx } from "./cx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonStyle {
  /** primary: the one action of a screen; secondary: beside it; quiet: in bars and rows; danger: cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  isWide?: boolean;
  /** Square, for an icon alone. */
  isSquare?: boolean;
}

const base =
  "relative inline-flex max-w-full shrink-0 cursor-pointer select-none items-center justify-center gap-2 rounded-md text-center font-semibold no-underline transition-[background-color,border-color,color,scale] " +
  "active:scale-[0.98] disabled:cursor-default disabled:active:scale-100 aria-disabled:cursor-default " +
  "[&>svg]:size-[1.2em] [&>svg]:shrink-0";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-faint disabled:hover:bg-sunken",
  secondary:
    "border border-edge bg-transparent text-ink hover:border-ink hover:bg-hover disabled:border-rule disabled:text-faint disabled:hover:bg-transparent",
  quiet: "bg-transparent text-ink hover:bg-hover disabled:text-faint disabled:hover:bg-transparent",
  danger:
    "bg-danger-fill text-on-danger hover:bg-danger-fill-strong disabled:bg-sunken disabled:text-faint disabled:hover:bg-sunken",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-10",
  medium: "min-h-10 px-4 py-1.5 text-base pointer-coarse:min-h-11",
  large: "min-h-12 px-6 py-2.5 text-base",
};

const squares: Record<ButtonSize, string> = {
  small: "size-8 text-base pointer-coarse:size-10",
  medium: "size-10 text-lg pointer-coarse:size-11",
  large: "size-12 text-lg",
};

/** The classes of anything that looks like a button, whether it is a button, a link or a file trigger. */
export function buttonStyle(look: ButtonStyle = {}): string {
  const { variant = "secondary", size = "medium", isWide, isSquare } = look;
  return cx(base, variants[variant], isSquare ? squares[size] : sizes[size], isWide && "w-full");
}
