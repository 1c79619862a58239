import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteAccountForm, deleteWithoutPasswordForm } from "~/domain/accounts/forms";
import type { DeleteAccountInput, DeletionReason, LeavingSummary } from "~/domain/accounts/leaving";
import { apiFetch } from "~/features/editing/api-fetch";
import { removeDraft } from "~/features/editing/local-draft";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextField } from "~/ui/text-field";
import { AccountPasswordField } from "../account-password-field";
import type { ConfirmWays } from "../confirm-identity-dialog";
import { useCallForm } from "../use-call-form";
import { useConfirmed } from "../use-confirmed";

interface LeavingConfirmProps {
  reason?: DeletionReason;
  summary: LeavingSummary;
  ways: ConfirmWays;
}

/** The last step: confirms the deletion with the account's address and password, or another reauthentication. */
export function LeavingConfirm({ reason, summary, ways }: LeavingConfirmProps) {
  const { t } = useTranslation(["leaving", "teamLeaving", "errors"]);
  const path = useLocalPath();
  const { user } = useRoot();
  const { run, dialog } = useConfirmed(ways);
  const hasTeam = summary.memberCount > 0;
  const [endsTeam, setEndsTeam] = useState(false);
  const [isUnticked, setUnticked] = useState(false);
  const send = async (typed: DeleteAccountInput) => {
    const body = { ...typed, ...(reason && { reason }), ...(endsTeam && { endsTeam }) };
    const result = await run(() => apiFetch("POST /account/deletion", { body }));
    if (result.ok) removeDraftsOf(user?.id ?? "", summary);
    // A full load, so that no state of the deleted account is left. Another tab may have deleted it first.
    if (result.ok) window.location.assign(path("/account/deleted"));
    else if (result.error.code === "unauthorized") window.location.assign(path("/login"));
    return result;
  };
  const withPassword = useCallForm(deleteAccountForm, send);
  const withoutPassword = useCallForm(deleteWithoutPasswordForm, send);
  const { form, field } = ways.hasPassword ? withPassword : withoutPassword;
  return (
    <>
      <form
        id={form.id}
        method="post"
        noValidate
        onSubmit={(event) => {
          const isMissing = hasTeam && !endsTeam;
          setUnticked(isMissing);
          if (isMissing) event.preventDefault();
          else form.onSubmit(event);
        }}
        className="flex flex-col gap-5"
      >
        {form.error ? <FormErrorSummary title={form.error} /> : null}
        <TextField {...field("email")} type="email" autoComplete="off" label={t("confirm.email")} />
        {ways.hasPassword ? (
          <AccountPasswordField {...field("password")} label={t("confirm.password")} />
        ) : null}
        {hasTeam ? (
          <Checkbox
            label={t("teamLeaving:account.tick")}
            description={t("teamLeaving:account.text")}
            isSelected={endsTeam}
            onChange={setEndsTeam}
            error={isUnticked && !endsTeam ? t("errors:teamNotConfirmed") : undefined}
          />
        ) : null}
        <Button
          type="submit"
          variant="danger"
          isPending={form.isPending}
          pendingLabel={t("confirm.submit")}
          className="self-start"
        >
          {t("confirm.submit")}
        </Button>
      </form>
      {dialog}
    </>
  );
}

/** Unsaved drafts of the account's things in this browser; another account's are preserved. */
function removeDraftsOf(userId: string, { pages, cards }: LeavingSummary): void {
  const things = [...pages.map(({ id }) => `page:${id}`), ...cards.map(({ hash }) => `card:${hash}`)];
  for (const name of [...things, `page:new:${userId}`, `card:new:${userId}`]) removeDraft(name);
}
