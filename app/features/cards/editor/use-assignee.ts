import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { MemberView } from "~/domain/team/member";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { useToasts } from "~/ui/toast-queue";

/** The member that a new card will be assigned to. */
export type Assignee = Pick<MemberView, "name" | "email" | "permission">;

/** A name isolated within a message of either direction. */
export const assigneeName = ({ name, email }: Assignee): string => `\u2068${name || email}\u2069`;

/** @returns a function that assigns a newly stored card to the assignee, and shows a notice */
export function useAssignee(assignee: Assignee | null): (hash: string) => Promise<void> {
  const { t } = useTranslation(["teamCards", "errors", "shell"]);
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  return async (hash) => {
    if (!assignee) return;
    const { email, permission } = assignee;
    const body = { intent: "assign" as const, id: hash, email, permission };
    const result = await apiFetch("POST /dashboard-business-cards/assignment", { body });
    if (!result.ok) {
      const { messageKey, params } = result.error;
      return void toasts.show({ type: "error", title: t(`errors:${messageKey}`, params ?? {}) });
    }
    const who = assigneeName(assignee);
    const isIn = result.value.member?.state === "active";
    toasts.show({
      type: "success",
      title: t(isIn ? "done.assigned" : "done.invited", { who }),
      action: { label: t("shell:sidebar.team"), onAction: () => navigate(path("/dashboard-team")) },
    });
  };
}
