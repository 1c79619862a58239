import { useTranslation } from "react-i18next";
import type { Permission } from "~/domain/team/permission";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useStableCallback } from "~/ui/use-stable-callback";
import { isolate, nameOf } from "./member-name";
import type { ListedMember, MemberList } from "./use-member-list";

/**
 * The owner's actions on members. A changed permission is shown at once and reverted if the server refuses.
 * @param onChanged called when the team's members, or the assignments of its cards, have changed
 */
export function useMemberActions(list: MemberList, onChanged: () => void) {
  const { t } = useTranslation("team");
  const notices = useListNotices();

  const permit = useStableCallback(async ({ id, ...before }: ListedMember, permission: Permission) => {
    if (permission === before.permission) return;
    list.update(id, (member) => ({ ...member, permission }));
    const result = await apiFetch("PATCH /dashboard-team/members/:id", {
      params: { id },
      body: { permission },
    });
    if (result.ok) return void notices.done(t("permission.changed"));
    list.update(id, (member) => ({ ...member, permission: before.permission }));
    notices.failed(result.error);
  });

  const resend = useStableCallback(async ({ id, email }: ListedMember) => {
    const result = await apiFetch("POST /dashboard-team/members/:id/invitation", { params: { id } });
    if (!result.ok) return void notices.failed(result.error);
    list.update(id, () => result.value);
    notices.done(t("resent", { email: isolate(email) }));
  });

  const remove = useStableCallback(async (member: ListedMember) => {
    const result = await apiFetch("DELETE /dashboard-team/members/:id", { params: { id: member.id } });
    if (!result.ok) return void notices.failed(result.error);
    list.update(member.id, () => null);
    onChanged();
    const isIn = member.state === "active";
    notices.done(isIn ? t("remove.done", { name: isolate(nameOf(member)) }) : t("remove.revoked"));
  });

  return { permit, resend, remove };
}
