import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  CARD_SIZE_NAMES,
  type CardSize,
  PAPER_NAMES,
  type Paper,
  pageLayout,
} from "~/domain/cards/print/sheet";
import { PRINT_FILES, PRINTED_CARDS, type PrintedCards, type PrintFile } from "~/domain/cards/print/wish";
import { LIMITS } from "~/domain/limits";
import { fetchFile } from "~/features/editing/fetch-file";
import { openPlans } from "~/features/shell/open-plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { ProgressBar } from "~/ui/progress-bar";
import { RadioGroup } from "~/ui/radio-group";
import { useToasts } from "~/ui/toast-queue";
import { PrintChoice } from "./print-choice";

interface PrintDialogProps {
  isOpen: boolean;
  /** How many cards the owner has. */
  cards: number;
  onClose: () => void;
}

/** The team's cards, or their codes alone, as one file for print. */
export function PrintDialog({ isOpen, cards, onClose }: PrintDialogProps) {
  const { t } = useTranslation(["teamMany", "team", "errors"]);
  const toasts = useToasts();
  const [which, setWhich] = useState<PrintedCards>("all");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [file, setFile] = useState<PrintFile>("sheet");
  const [size, setSize] = useState<CardSize>("eu");
  const [paper, setPaper] = useState<Paper>("a4");
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState<string>();
  const max = LIMITS.printedCards;
  const perSheet = pageLayout({ layout: "sheet", size, paper }).perPage;

  async function download(): Promise<void> {
    setError(undefined);
    setMaking(true);
    const hashes = which === "chosen" ? { hashes: chosen.join(",") } : {};
    const address = { params: { file }, query: { cards: which, ...hashes, size, paper } };
    const result = await fetchFile("GET /dashboard-team/print/:file", address);
    setMaking(false);
    if (result.ok) {
      toasts.show({ type: "success", title: t("print.made") });
      return onClose();
    }
    const { code, messageKey, params } = result.error;
    if (code === "payment_required") return openPlans("team");
    setError(code === "not_found" ? t("print.none") : t(`errors:${messageKey}`, { ...params }));
  }

  return (
    <Dialog
      title={t("print.title")}
      closeLabel={t("team:close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        setError(undefined);
        onClose();
      }}
      isDismissable={!isMaking}
      footer={
        <>
          <Button onPress={onClose}>{t("team:cancel")}</Button>
          <Button
            variant="primary"
            onPress={() => void download()}
            isDisabled={isMaking || (which === "chosen" && chosen.length === 0)}
          >
            {t("print.start")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {error ? <FormErrorSummary title={error} /> : null}
        {isMaking ? <ProgressBar label={t("print.making")} /> : null}
        <RadioGroup
          label={t("print.which")}
          value={which}
          onChange={(id) => setWhich(PRINTED_CARDS.find((one) => one === id) ?? "all")}
          choices={PRINTED_CARDS.map((id) => ({ id, label: t(`print.${id}`) }))}
        />
        {which === "chosen" ? <PrintChoice chosen={chosen} onChange={setChosen} /> : null}
        <RadioGroup
          label={t("print.layout")}
          value={file}
          onChange={(id) => setFile(PRINT_FILES.find((one) => one === id) ?? "sheet")}
          choices={PRINT_FILES.map((id) => ({
            id,
            label: t(`print.${id}`),
            description: t(`print.${id}Text`, {
              ...{ size: t(`print.${size}`), paper: t(`print.${paper}`), number: perSheet },
            }),
          }))}
        />
        {file === "codes" ? null : (
          <div className="grid gap-6 sm:grid-cols-2">
            <RadioGroup
              label={t("print.size")}
              value={size}
              onChange={(id) => setSize(CARD_SIZE_NAMES.find((one) => one === id) ?? "eu")}
              choices={CARD_SIZE_NAMES.map((id) => ({ id, label: t(`print.${id}`) }))}
            />
            {file === "sheet" ? (
              <RadioGroup
                label={t("print.paper")}
                value={paper}
                onChange={(id) => setPaper(PAPER_NAMES.find((one) => one === id) ?? "a4")}
                choices={PAPER_NAMES.map((id) => ({ id, label: t(`print.${id}`) }))}
              />
            ) : null}
          </div>
        )}
        {cards > max && which !== "chosen" ? (
          <p className="text-pretty text-muted">{t("print.more", { max })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
