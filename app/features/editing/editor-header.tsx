import type { ReactNode } from "react";
import { EditorAccount } from "~/features/shell/editor-account";
import type { HeaderItem } from "~/features/shell/open-editor-menu";
import { WayBack } from "~/features/shell/way-back";
import { cx } from "~/ui/cx";

interface EditorHeaderProps {
  /** What the account's menu also holds. */
  items?: HeaderItem[];
  /** How wide the row is at most; a class. */
  width?: string;
  /** Below the row, over the whole width. */
  bar?: ReactNode;
  /** Between the way back and the account. */
  children?: ReactNode;
}

const NO_ITEMS: HeaderItem[] = [];

/** The header of an editor, in the place of the app's: one row between the way back and the account. */
export function EditorHeader({ items = NO_ITEMS, width = "max-w-7xl", bar, children }: EditorHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-rule border-b bg-paper">
      <div
        className={cx(
          "mx-auto flex h-16 w-full items-center justify-between gap-2 px-3 sm:gap-3 sm:px-8",
          width,
        )}
      >
        <WayBack />
        {children}
        <EditorAccount items={items} />
      </div>
      {bar}
    </header>
  );
}
