import { CircleCheck, Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { printedModule } from "~/domain/codes/print";
import {
  type CodeStyle,
  DEFAULT_PRINT_WIDTH,
  MIN_MODULE_MM,
  PLAIN_STYLE,
  PRINT_WIDTHS,
  type PrintWidth,
} from "~/domain/codes/style";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import type { CodeFileChoice } from "./code-address";
import { SMALL_PX } from "./fetch-code";
import { type CodeOfFiles, useCodeFiles } from "./use-code-files";

interface QrDownloadsProps extends CodeOfFiles {
  /** The style of the code; the plain one if it has none. */
  style?: CodeStyle;
  isDisabled?: boolean;
}

/** The files of a code, and its print width: a warning is shown before printing if it is too small to be read. */
export function QrDownloads({ style = PLAIN_STYLE, isDisabled, ...code }: QrDownloadsProps) {
  const { t, i18n } = useTranslation("codes");
  const [mm, setMm] = useState<PrintWidth>(DEFAULT_PRINT_WIDTH);
  const { state, download, insist, forget } = useCodeFiles(code, mm);
  const module = printedModule(code.url, style, mm);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const files: [name: string, label: string, choice: CodeFileChoice][] = [
    ["png", t("png"), { format: "png", size: SMALL_PX }],
    ["large", t("large"), { format: "png", size: 2048 }],
    ["svg", t("svg"), { format: "svg" }],
    ["pdf", t("pdf"), { format: "pdf", mm }],
  ];
  return (
    <div className="flex flex-col gap-4">
      <Select
        className="max-w-xs"
        label={t("print")}
        value={String(mm)}
        onChange={(id) => {
          setMm(PRINT_WIDTHS.find((width) => String(width) === id) ?? DEFAULT_PRINT_WIDTH);
          forget();
        }}
        choices={PRINT_WIDTHS.map((width) => ({ id: String(width), label: t("mm", { mm: width }) }))}
      />
      {module.isSmall ? (
        <Note kind="warning">
          {t("small", { size: number.format(module.mm), least: number.format(MIN_MODULE_MM) })}
        </Note>
      ) : null}
      <div className="grid grid-cols-1 gap-2 min-[480px]:grid-cols-2">
        {files.map(([name, label, choice]) => (
          <Button
            key={name}
            icon={<Download />}
            onPress={() => download(name, choice)}
            isPending={state.is === "busy" && state.choice === name}
            isDisabled={isDisabled || (state.is === "busy" && state.choice !== name)}
            pendingLabel={t("checking")}
          >
            {label}
          </Button>
        ))}
      </div>
      <div role="status" className="flex flex-col items-start gap-3 empty:hidden">
        {state.is === "read" ? <Note kind="good">{t("reads", { mm: state.mm })}</Note> : null}
        {state.is === "unstored" ? <Note kind="warning">{t("unstored")}</Note> : null}
        {state.is === "failed" ? <Note kind="warning">{t("failed")}</Note> : null}
        {state.is === "unread" ? (
          <>
            <Note kind="warning">{t("unreadable", { mm: state.mm })}</Note>
            <Button onPress={insist}>{t("anyway")}</Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

function Note({ kind, children }: { kind: "good" | "warning"; children: string }) {
  const Icon = kind === "good" ? CircleCheck : TriangleAlert;
  return (
    <p className="flex items-start gap-2 text-pretty text-sm">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${kind === "good" ? "text-success" : "text-danger"}`}
      />
      {children}
    </p>
  );
}
