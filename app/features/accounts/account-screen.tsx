import type { ReactNode } from "react";

interface AccountScreenProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Below the form: the link to the alternative screen. */
  footer?: ReactNode;
}

/** Layout of the authentication screens: one column, one sentence, one form. */
export function AccountScreen({ title, text, children, footer }: AccountScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 py-12 sm:py-20">
      <h1 className="display text-2xl">{title}</h1>
      {text ? <p className="mt-3 text-muted">{text}</p> : null}
      <div className="mt-8">{children}</div>
      {footer ? <p className="mt-8 border-rule border-t pt-6 text-muted">{footer}</p> : null}
    </div>
  );
}
