import { useTranslation } from "react-i18next";
import type { InvitedAddress } from "~/server/services/team/accept-invitation.server";

/** Above a login or sign-up form: the inviting account, and the address that can accept the invitation. */
export function InvitedNote({ invited }: { invited: InvitedAddress | null }) {
  const { t } = useTranslation("accounts");
  if (!invited) return null;
  const [team, email] = [invited.team, invited.email].map((text) => `\u2068${text}\u2069`);
  return (
    <p className="wrap-anywhere mb-8 rounded-md bg-accent-wash px-4 py-3 text-pretty">
      {t("invited", { team, email })}
    </p>
  );
}
