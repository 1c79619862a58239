import type { ReactNode } from "react";
import { cx } from "./cx";

interface PhoneFrameProps {
  /** What is shown, for screen readers. */
  label: string;
  children: ReactNode;
  /** Width of the screen in CSS pixels; what is inside is laid out at 390 and drawn at this scale. Default 312. */
  width?: number;
  className?: string;
}

const screen = { width: 390, height: 800 };

/**
 * A phone around a live preview. What is inside is laid out for a screen of 390 by 800 pixels, scrolls on its own, and
 * confines its fixed parts to the frame.
 */
export function PhoneFrame({ label, children, width = 312, className }: PhoneFrameProps) {
  const scale = width / screen.width;
  return (
    <section
      aria-label={label}
      className={cx("box-content shrink-0 rounded-[2.75rem] bg-surface p-2.5 shadow-lift", className)}
      style={{ width, height: screen.height * scale }}
    >
      <div className="size-full overflow-hidden rounded-[2.2rem] border border-rule">
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard
          tabIndex={0}
          className="scrollbar-none origin-top-left overflow-y-auto overflow-x-hidden overscroll-contain bg-paper focus-visible:-outline-offset-2 rtl:origin-top-right"
          style={{ width: screen.width, height: screen.height, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
