import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "~/features/editing/fetch-file";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { ProgressBar } from "~/ui/progress-bar";
import { RadioGroup } from "~/ui/radio-group";
import { useToasts } from "~/ui/toast-queue";
import { EXPORT_FORMATS, type ExportFormat, type ReadExport, readExport } from "./read-export";

interface ExportDialogProps {
  /** What the list is narrowed by, as its query. */
  filter: Record<string, string | undefined>;
  /** How many contacts fit. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type State =
  | { step: "choose"; error?: string }
  | { step: "running"; done: number; total: number }
  | { step: "incomplete"; read: ReadExport };

/** The contacts that the list shows as a file: what for, how far it is, and whether anything is missing. */
export function ExportDialog({ filter, count, isOpen, onOpenChange }: ExportDialogProps) {
  const { t } = useTranslation(["contactFiles", "errors"]);
  const toasts = useToasts();
  const [format, setFormat] = useState<ExportFormat>("spreadsheet");
  const [state, setState] = useState<State>({ step: "choose" });
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  const close = () => {
    running.current?.abort();
    setState({ step: "choose" });
    onOpenChange(false);
  };
  const save = ({ file, name, count: exported }: ReadExport) => {
    saveFile(file, name);
    toasts.show({ type: "success", title: t("export.done", { count: exported }) });
    close();
  };
  const start = async () => {
    const control = new AbortController();
    running.current = control;
    setState({ step: "running", done: 0, total: count });
    const onProgress = (done: number, total: number) =>
      control.signal.aborted ? undefined : setState({ step: "running", done, total });
    const result = await readExport(format, filter, { onProgress, signal: control.signal });
    if (control.signal.aborted) return;
    if (!result.ok) {
      const { messageKey, params } = result.error;
      setState({ step: "choose", error: t(`errors:${messageKey}`, { ...params }) });
    } else if (!result.value.isWhole) setState({ step: "choose", error: t("export.broken") });
    else if (result.value.count < result.value.total) setState({ step: "incomplete", read: result.value });
    else save(result.value);
  };

  const isRunning = state.step === "running";
  return (
    <Dialog
      title={t("export.title")}
      closeLabel={t("close")}
      description={t("export.text", { count })}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? onOpenChange(true) : close())}
      isDismissable={!isRunning}
      footer={
        state.step === "incomplete" ? (
          <>
            <Button onPress={() => save(state.read)}>{t("export.keep")}</Button>
            <Button variant="primary" onPress={start}>
              {t("export.again")}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={close}>{t("cancel")}</Button>
            <Button variant="primary" onPress={start} isDisabled={isRunning}>
              {t("export.start")}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {state.step === "choose" && state.error ? <FormErrorSummary title={state.error} /> : null}
        {state.step === "choose" ? (
          <RadioGroup
            label={t("export.format")}
            value={format}
            onChange={(id) => setFormat(id as ExportFormat)}
            choices={EXPORT_FORMATS.map((id) => ({
              id,
              label: t(`export.formats.${id}`),
              description: t(`export.about.${id}`),
            }))}
          />
        ) : null}
        {state.step === "running" ? (
          <ProgressBar
            label={t("export.running")}
            value={state.done}
            max={Math.max(1, state.total)}
            valueLabel={t("export.counted", { done: state.done, total: state.total })}
          />
        ) : null}
        {state.step === "incomplete" ? (
          <p role="alert">{t("export.missing", { count: state.read.total - state.read.count })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
