import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { decodeText } from "~/domain/files/decode";
import { LIMITS } from "~/domain/limits";
import type { MemberColumns } from "~/domain/team/import/fields";
import type { MemberCheck, MemberImportView } from "~/domain/team/import/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";
import { Button } from "~/ui/button";
import { FileDrop } from "~/ui/file-drop";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextArea } from "~/ui/text-area";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { PendingFile } from "./pending-file";
import { SampleFile } from "./sample-file";

interface FileStepProps {
  earlier: readonly MemberImportView[];
  /** A file that is checked at once: it was left to add seats. */
  pending: PendingFile | null;
  /** Pasted rows: restored when the user returns to correct them. */
  pasted: string;
  onPasted: (text: string) => void;
  onChecked: (text: string, check: MemberCheck) => void;
  onShow: (one: MemberImportView) => void;
}

/** Choosing a file of people, or pasting its rows; they are checked before anything is written. */
export function FileStep({ earlier, pending, pasted, onPasted, onChecked, onShow }: FileStepProps) {
  const { t } = useTranslation(["teamMany", "errors"]);
  const { language, user } = useRoot();
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  async function check(text: string, columns?: MemberColumns): Promise<void> {
    if (text.length > LIMITS.memberImportText) return setError(t("file.tooLarge"));
    setError(undefined);
    setChecking(true);
    const result = await apiFetch("POST /dashboard-team/imports/check", { body: { text, columns } });
    setChecking(false);
    if (result.ok) return onChecked(text, result.value);
    if (result.error.code === "payment_required") return openPlans("team");
    setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  const resume = useStableCallback(() => {
    if (pending) void check(pending.text, pending.columns);
  });
  useEffect(resume, [resume]);

  async function read(file: File): Promise<void> {
    if (file.size > 2 * LIMITS.memberImportText) return setError(t("file.tooLarge"));
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    // No text has such a sign: it is a spreadsheet's own format, or an image.
    if (text.includes("\0")) return setError(t("file.binary"));
    await check(text);
  }

  return (
    <div className="flex flex-col gap-6">
      {error ? <FormErrorSummary title={error} /> : null}
      <FileDrop
        label={t("file.drop")}
        description={t("file.about", { max: LIMITS.memberImportRows })}
        buttonLabel={t("file.choose")}
        acceptedTypes={[".csv", "text/csv"]}
        isDisabled={isChecking}
        onFiles={([file]) => (file ? void read(file) : undefined)}
      />
      <SampleFile />
      <form
        className="flex flex-col gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isChecking) void check(pasted);
        }}
      >
        <TextArea label={t("file.paste")} value={pasted} onChange={onPasted} rows={4} />
        <Button
          type="submit"
          className="self-end"
          isPending={isChecking}
          pendingLabel={t("file.checking")}
          isDisabled={pasted.trim() === ""}
        >
          {t("file.check")}
        </Button>
      </form>
      {earlier.length > 0 ? (
        <section aria-labelledby="earlier-files">
          <h3 id="earlier-files" className="font-semibold">
            {t("file.earlier")}
          </h3>
          <ul className="flex flex-col">
            {earlier.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-center justify-between gap-3 border-rule border-b py-2"
              >
                <span className="tabular-nums">
                  {formatDay(language, user?.timeZone, new Date(one.createdAt))} ·{" "}
                  {t("file.cards", { count: one.cards })}
                </span>
                <Button
                  size="small"
                  aria-label={`${t("notice.show")}: ${formatDay(language, user?.timeZone, new Date(one.createdAt))}`}
                  onPress={() => onShow(one)}
                >
                  {t("notice.show")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
