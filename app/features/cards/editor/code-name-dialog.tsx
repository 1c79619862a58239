import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";

interface CodeNameDialogProps {
  title: string;
  text?: string;
  action: string;
  /** The name so far. */
  start: string;
  /** @returns whether it has the name now; the dialog stays otherwise */
  onName: (name: string) => Promise<boolean>;
  trigger: ReactElement;
}

/** Edits the name of a new or existing code. */
export function CodeNameDialog({ title, text, action, start, onName, trigger }: CodeNameDialogProps) {
  const { t } = useTranslation(["codes", "errors"]);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [name, setName] = useState(start);
  const [isAsked, setAsked] = useState(false);
  const submit = async () => {
    setAsked(true);
    if (name.trim() === "" || [...name].length > LIMITS.codeName || isPending) return;
    setPending(true);
    const isDone = await onName(name);
    setPending(false);
    if (isDone) setOpen(false);
  };
  return (
    <Dialog
      size="small"
      title={title}
      description={text}
      closeLabel={t("cancel")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setName(start);
        setAsked(false);
        setOpen(open);
      }}
      trigger={trigger}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t("cancel")}</Button>
          <Button variant="primary" onPress={submit} isPending={isPending} pendingLabel={action}>
            {action}
          </Button>
        </>
      )}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t("name")}
          placeholder={t("nameExample")}
          value={name}
          onChange={setName}
          counter={LIMITS.codeName}
          error={isAsked && name.trim() === "" ? t("errors:codeNameEmpty") : undefined}
        />
      </form>
    </Dialog>
  );
}
