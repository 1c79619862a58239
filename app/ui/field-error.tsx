import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError as AriaFieldError } from "react-aria-components";

/** What is wrong with the field around it. Shown only while that field is invalid. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <AriaFieldError className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </AriaFieldError>
  );
}
