import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmIdentityDialog, type ConfirmWays } from "~/features/accounts/confirm-identity-dialog";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** What an admin sees who has not proved a passkey, where the role needs that: the way to do it. */
export function OperatorsNeedPasskey({ ways }: { ways: ConfirmWays }) {
  const { t } = useTranslation("operations");
  const path = useLocalPath();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  if (!ways.hasPasskeys)
    return (
      <EmptyState
        level={1}
        title={t("passkey.title")}
        text={t("passkey.text")}
        action={<LinkButton href={path("/account/sign-in")}>{t("passkey.action")}</LinkButton>}
        className="flex-1 justify-center"
      />
    );
  return (
    <>
      <EmptyState
        level={1}
        title={t("passkey.confirm.title")}
        text={t("passkey.confirm.text")}
        action={<Button onPress={() => setAsked(true)}>{t("passkey.confirm.action")}</Button>}
        className="flex-1 justify-center"
      />
      {isAsked ? (
        <ConfirmIdentityDialog {...ways} onConfirmed={revalidate} onClose={() => setAsked(false)} />
      ) : null}
    </>
  );
}
