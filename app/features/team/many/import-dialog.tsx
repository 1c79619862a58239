import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberCheck, MemberImportView } from "~/domain/team/import/view";
import { Dialog } from "~/ui/dialog";
import { FileStep } from "./file-step";
import { MatchStep } from "./match-step";
import type { PendingFile } from "./pending-file";
import { ProgressStep } from "./progress-step";

type State =
  | { step: "file"; pending: PendingFile | null }
  | { step: "match"; text: string; check: MemberCheck }
  | { step: "progress"; import: MemberImportView };

interface ImportDialogProps {
  isOpen: boolean;
  /** The import to show; without one the dialog starts with choosing a file. */
  shown: MemberImportView | null;
  /** The latest imports. */
  earlier: readonly MemberImportView[];
  /** A file whose import was interrupted to add seats: it is checked again. */
  pending: PendingFile | null;
  /** Where seats are added, by how many more are needed; undefined where none can be. */
  seatsHref?: (missing: number) => string;
  /** Whether invitations may go out: the owner's own address is proved. */
  isVerified: boolean;
  onClose: () => void;
  /** Called with each news of an import. */
  onNews: (news: MemberImportView) => void;
}

/** A file of people into cards: the rows, what their columns hold and what is wrong with them, and how far it is. */
export function ImportDialog(props: ImportDialogProps) {
  const { isOpen, shown, earlier, pending, seatsHref, isVerified, onClose, onNews } = props;
  const { t } = useTranslation(["teamMany", "team"]);
  const [state, setState] = useState<State>({ step: "file", pending });
  const [pasted, setPasted] = useState(pending?.text ?? "");
  const [before, setBefore] = useState(isOpen);
  if (before !== isOpen) {
    setBefore(isOpen);
    if (isOpen) setPasted(pending?.text ?? "");
    if (isOpen) setState(shown ? { step: "progress", import: shown } : { step: "file", pending });
  }
  // The focused element is removed with its step: without this Escape has no target.
  const content = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    if (step !== "file") content.current?.focus();
  }, [step]);

  function follow(news: MemberImportView): void {
    setState({ step: "progress", import: news });
    onNews(news);
  }

  return (
    <Dialog
      title={t("title")}
      closeLabel={t("team:close")}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={step === "progress"}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {state.step === "file" ? (
          <FileStep
            earlier={earlier}
            pending={state.pending}
            pasted={pasted}
            onPasted={setPasted}
            onChecked={(text, check) => setState({ step: "match", text, check })}
            onShow={(one) => setState({ step: "progress", import: one })}
          />
        ) : null}
        {state.step === "match" ? (
          <MatchStep
            text={state.text}
            start={state.check}
            isVerified={isVerified}
            isPasted={state.text === pasted}
            seatsHref={seatsHref}
            onStarted={follow}
            onOther={() => setState({ step: "file", pending: null })}
          />
        ) : null}
        {state.step === "progress" ? (
          <ProgressStep started={state.import} onNews={follow} onClose={onClose} />
        ) : null}
      </div>
    </Dialog>
  );
}
