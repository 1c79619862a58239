import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface LimitNoticeProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Below the text, where there are several. */
  actions?: ReactNode;
}

/** Why the user was redirected here. */
export function LimitNotice({ title, text, action, actions }: LimitNoticeProps) {
  return (
    <div role="alert" className="mb-6 flex items-start gap-3 rounded-md bg-warn-wash px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          {text ? <p className="text-pretty text-muted">{text}</p> : null}
          {actions ? <div className="mt-3 flex flex-wrap items-center gap-2">{actions}</div> : null}
        </div>
        {action}
      </div>
    </div>
  );
}
