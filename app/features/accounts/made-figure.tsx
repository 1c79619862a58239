import type { ReactNode } from "react";

interface MadeFigureProps {
  figure: ReactNode;
  name: string;
  /** Under the name, for example its address. */
  detail?: ReactNode;
  text: string;
}

/** What was just made without an account, beside its name and what becomes of it. */
export function MadeFigure({ figure, name, detail, text }: MadeFigureProps) {
  return (
    <figure className="mb-8 flex items-center gap-5 border-rule border-y py-5">
      <div className="w-24 shrink-0">{figure}</div>
      <figcaption className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">{name}</span>
        {detail}
        <span className="text-muted text-sm">{text}</span>
      </figcaption>
    </figure>
  );
}
