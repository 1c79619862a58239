import type { SerializeFrom } from "@remix-run/cloudflare";
import { useRevalidator } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { askBrowser } from "~/features/shell/ask-passkey";
import type { PasskeyList as Passkeys } from "~/server/services/accounts/passkeys/passkeys.server";
import { Button } from "~/ui/button";
import { List } from "~/ui/list";
import { useToasts } from "~/ui/toast-queue";
import type { ConfirmWays } from "./confirm-identity-dialog";
import { PasskeyRow } from "./passkey-row";
import { useConfirmed } from "./use-confirmed";
import { usePasskeys } from "./use-passkeys";

interface PasskeyListProps {
  passkeys: SerializeFrom<Passkeys>;
  hasPassword: boolean;
  /** Number of linked accounts: the last sign-in method cannot be removed. */
  identityCount: number;
  ways: ConfirmWays;
}

/** One's passkeys: added by this browser, called something else, and removed. */
export function PasskeyList({ passkeys, hasPassword, identityCount, ways }: PasskeyListProps) {
  const { t } = useTranslation("ways");
  const { t: tError } = useTranslation("errors");
  const { items, host } = passkeys;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const isOffered = usePasskeys(host);
  const { run, dialog } = useConfirmed(ways);
  const [isPending, setPending] = useState(false);
  const isLast = !hasPassword && items.length + identityCount === 1;

  async function add(): Promise<void> {
    setPending(true);
    const options = await run(() => apiFetch("POST /account/passkeys/options"));
    if (options.ok) await make(options.value);
    else toasts.show({ type: "error", title: tError(options.error.messageKey, options.error.params ?? {}) });
    setPending(false);
  }

  async function make(optionsJSON: Parameters<typeof startsWith>[0]): Promise<void> {
    const made = await askBrowser(() => startsWith(optionsJSON));
    if (!made.ok) {
      toasts.show({ type: "error", title: t("passkeys.notMade") });
      return;
    }
    const name = t("passkeys.newName", { number: items.length + 1 });
    const result = await apiFetch("POST /account/passkeys", { body: { name, response: made.value } });
    if (result.ok) toasts.show({ type: "success", title: t("passkeys.added") });
    else toasts.show({ type: "error", title: tError(result.error.messageKey, result.error.params ?? {}) });
    revalidate();
  }

  return (
    <div className="flex flex-col gap-6">
      {items.length > 0 ? (
        <List label={t("passkeys.title")}>
          {items.map((item) => (
            <PasskeyRow key={item.id} item={item} ways={ways} isLast={isLast} />
          ))}
        </List>
      ) : (
        <p className="text-muted">{t("passkeys.none")}</p>
      )}
      {isOffered ? (
        <Button icon={<KeyRound />} isPending={isPending} onPress={() => void add()} className="self-start">
          {t("passkeys.add")}
        </Button>
      ) : (
        <p className="text-muted text-sm">{t("passkeys.notHere")}</p>
      )}
      {dialog}
    </div>
  );
}

type Registration = typeof import("@simplewebauthn/browser").startRegistration;

/** Requests a passkey from the browser; the code for it is loaded by then. */
async function startsWith(optionsJSON: Parameters<Registration>[0]["optionsJSON"]) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON });
}
