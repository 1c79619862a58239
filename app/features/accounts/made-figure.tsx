import type { ReactNode } from "react";
import { LeftOutNote } from "~/features/editing/session/left-out-note";

interface MadeFigureProps {
  figure: ReactNode;
  name: string;
  /** Under the name, for example its address. */
  detail?: ReactNode;
  text: string;
  /** The thing as its save noted what it left out; absent where nothing can be. */
  leftOut?: string;
}

/** What was just made without an account, beside its name and what becomes of it. */
export function MadeFigure({ figure, name, detail, text, leftOut }: MadeFigureProps) {
  return (
    <figure className="mb-8 flex items-center gap-5 border-rule border-y py-5">
      <div className="w-24 shrink-0">{figure}</div>
      <figcaption className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">{name}</span>
        {detail}
        <span className="text-muted text-sm">{text}</span>
        {leftOut ? <LeftOutNote of={leftOut} className="text-pretty text-muted text-sm" /> : null}
      </figcaption>
    </figure>
  );
}
