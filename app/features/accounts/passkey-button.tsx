import { useFetcher } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { draftIds } from "~/features/editing/draft-ids";
import { askBrowser } from "~/features/shell/ask-passkey";
import type { ResultOf } from "~/features/shell/use-action-result";
import { useLocalPath } from "~/i18n/use-path";
import type { action } from "~/routes/login-passkey";
import { Button } from "~/ui/button";
import { usePasskeys } from "./use-passkeys";

/** Signs in by a passkey that the browser offers; not there where it offers none, nor without script. */
export function PasskeyButton({ host }: { host: string }) {
  const { t } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const fetcher = useFetcher<ResultOf<typeof action>>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOffered = usePasskeys(host);
  if (!isOffered) return null;

  async function signIn(): Promise<void> {
    setAsking(true);
    setProblem(undefined);
    const options = await apiFetch("POST /login/passkey/options");
    if (!options.ok) {
      setProblem(tError(options.error.messageKey, options.error.params ?? {}));
    } else {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const asked = await askBrowser(() => startAuthentication({ optionsJSON: options.value }));
      if (asked.ok) {
        const fields = { signed: JSON.stringify(asked.value), temporaryIds: JSON.stringify(draftIds()) };
        fetcher.submit(fields, { method: "post", action: path("/login/passkey") });
      } else setProblem(t("passkey.none"));
    }
    setAsking(false);
  }

  const refusal = fetcher.state === "idle" ? fetcher.data : undefined;
  const said = problem ?? (refusal && tError(refusal.messageKey, refusal.params ?? {}));
  return (
    <>
      <Button
        size="large"
        isWide
        icon={<KeyRound />}
        className="[@media(scripting:none)]:hidden"
        isPending={isAsking || fetcher.state !== "idle"}
        onPress={() => void signIn()}
      >
        {t("passkey.signIn")}
      </Button>
      {said ? (
        <p role="alert" className="text-danger text-sm">
          {said}
        </p>
      ) : null}
    </>
  );
}
