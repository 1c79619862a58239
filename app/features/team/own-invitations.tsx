import { useNavigate, useRevalidator } from "@remix-run/react";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InvitationView } from "~/domain/team/invitation";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { joinedPath } from "~/features/shell/joined-path";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { useInvitationText } from "./use-invitation-text";

/** On the dashboard: the invitations of the user's own address that are open. */
export function OwnInvitations({ invitations }: { invitations: InvitationView[] }) {
  return invitations.map((invitation) => <OwnInvitation key={invitation.id} invitation={invitation} />);
}

function OwnInvitation({ invitation }: { invitation: InvitationView }) {
  const { t } = useTranslation("team");
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const notices = useListNotices();
  const [isPending, setPending] = useState(false);
  const { title, to, until } = useInvitationText(invitation);

  async function accept(): Promise<void> {
    setPending(true);
    const result = await apiFetch("POST /team/invitations/:id", { params: { id: invitation.id } });
    setPending(false);
    if (result.ok) return navigate(path(joinedPath(result.value.card)));
    notices.failed(result.error);
    // It may be over by now.
    revalidate();
  }

  return (
    <section className="mb-6 flex items-start gap-3 rounded-md bg-accent-wash px-4 py-3">
      <MailOpen aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <div className="wrap-anywhere min-w-0">
          <h2 className="font-medium">{title}</h2>
          <p className="text-pretty">
            {to} {t("own.until", { date: until })}
          </p>
        </div>
        {user?.acting ? null : (
          <Button
            size="small"
            variant="primary"
            isPending={isPending}
            pendingLabel={t("own.accepting")}
            onPress={() => void accept()}
          >
            {t("own.accept")}
          </Button>
        )}
      </div>
    </section>
  );
}
