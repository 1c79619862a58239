import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Warns that an entered phone number or e-mail address is unusable; it can be saved nevertheless. */
export function UnusableContact({ id, problem }: { id: string; problem: "phone" | "email" }) {
  const { t } = useTranslation("editing");
  return (
    <p id={id} className="flex items-start gap-1.5 text-muted text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      {t(`unusable.${problem}`)}
    </p>
  );
}
