import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx";

interface FormErrorSummaryProps {
  /** What happened, and what was preserved. */
  title: ReactNode;
  /** One line a field; with `fieldId`, a link that puts the focus there. */
  errors?: { message: ReactNode; fieldId?: string }[];
  className?: string;
}

/** What is wrong with a form as a whole, above its fields. Takes the focus when it appears or changes. */
export function FormErrorSummary({ title, errors = [], className }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of errors is announced again
  useEffect(() => box.current?.focus(), [title, errors.length]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={cx("flex gap-3 rounded-md bg-danger-wash px-4 py-3 text-ink outline-none", className)}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium">{title}</p>
        {errors.length ? (
          <ul className="flex flex-col">
            {errors.map(({ message, fieldId }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state and no other name
              <li key={index}>
                {fieldId ? (
                  <a
                    href={`#${fieldId}`}
                    className="rounded-sm underline decoration-danger underline-offset-4 hover:text-danger"
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(fieldId)?.focus();
                    }}
                  >
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
