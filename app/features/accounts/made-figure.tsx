import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LeftOutNote } from "~/features/editing/session/left-out-note";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

interface MadeFigureProps {
  figure: ReactNode;
  name: string;
  /** Under the name, for example its address. */
  detail?: ReactNode;
  text: string;
  /** The path of its editor, which continues with it. */
  edit: string;
  /** The thing as its save noted what it left out; absent where nothing can be. */
  leftOut?: string;
  note?: ReactNode;
}

/** What was just made without an account, beside its name and what becomes of it. */
export function MadeFigure({ figure, name, detail, text, edit, leftOut, note }: MadeFigureProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  return (
    <figure className="mb-8 flex items-start gap-5 border-rule border-y py-5">
      <div className="w-24 shrink-0">{figure}</div>
      <figcaption className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">{name}</span>
        {detail}
        <span className="text-muted text-sm">{text}</span>
        {leftOut ? <LeftOutNote of={leftOut} className="text-pretty text-muted text-sm" /> : null}
        {note ? <span className="text-pretty text-muted text-sm">{note}</span> : null}
        <span className="text-sm">
          <TextLink href={path(edit)}>{t("signUp.keepEditing")}</TextLink>
        </span>
      </figcaption>
    </figure>
  );
}
