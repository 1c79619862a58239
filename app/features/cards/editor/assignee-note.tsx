import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Assignee, assigneeName } from "./use-assignee";

/** The assignee of the new card. */
export function AssigneeNote({ assignee }: { assignee: Assignee }) {
  const { t } = useTranslation("teamCards");
  return (
    <p className="flex items-center gap-2 text-pretty text-muted">
      <Users aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t("forMember", { who: assigneeName(assignee) })}
      </span>
    </p>
  );
}
