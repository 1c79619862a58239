import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

interface BillingNoticeProps {
  icon: ReactNode;
  title?: string;
  text: string;
  action?: ReactNode;
  isUrgent?: boolean;
}

/** Something about the plan that is to be known, with what can be done about it. */
export function BillingNotice({ icon, title, text, action, isUrgent }: BillingNoticeProps) {
  return (
    <div
      role="status"
      className={cx(
        "mb-6 flex items-start gap-3 rounded-md px-4 py-3",
        isUrgent ? "bg-warn-wash" : "bg-sunken",
      )}
    >
      <span className="mt-0.5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          {title ? <p className="font-semibold">{title}</p> : null}
          <p className="text-pretty">{text}</p>
        </div>
        {action}
      </div>
    </div>
  );
}
