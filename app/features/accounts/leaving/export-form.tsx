import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import type { ConfirmWays } from "../confirm-identity-dialog";
import { useConfirmed } from "../use-confirmed";

interface ExportFormProps {
  ways: ConfirmWays;
  /** One is ready already: that is what most come for. */
  isAnother: boolean;
}

/** Begins an export. */
export function ExportForm({ ways, isAnother }: ExportFormProps) {
  const { t } = useTranslation("leaving");
  const { t: tError } = useTranslation("errors");
  const { revalidate } = useRevalidator();
  const { run, dialog } = useConfirmed(ways);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function begin(): Promise<void> {
    setPending(true);
    const result = await run(() => apiFetch("POST /account/exports"));
    setPending(false);
    setFailure(result.ok ? undefined : result.error);
    revalidate();
  }

  return (
    <div className="flex flex-col gap-5 border-rule border-t pt-6">
      {failure ? <FormErrorSummary title={tError(failure.messageKey, failure.params ?? {})} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={isAnother ? "secondary" : "primary"}
          isPending={isPending}
          pendingLabel={t("export.submit")}
          onPress={() => void begin()}
        >
          {t("export.submit")}
        </Button>
        <p className="text-muted text-sm">{t("export.limits")}</p>
      </div>
      {dialog}
    </div>
  );
}
