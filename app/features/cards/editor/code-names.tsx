import { Pencil, Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import type { CardCodes } from "./use-card-codes";

/** Which of the card's codes is looked at; further ones are made and named here. */
export function CodeNames({ codes }: { codes: CardCodes }) {
  const { t } = useTranslation("codes");
  const { code } = codes;
  if (!code || !codes.codes) return null;
  const list = codes.codes;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {list.length > 1 ? (
        <Select
          className="min-w-0 max-w-md flex-1 basis-52"
          label={t("which")}
          value={code.code}
          onChange={codes.choose}
          choices={list.map((each) => ({
            id: each.code,
            label: each.name ?? t("first"),
            text: each.name ?? t("first"),
            description: <bdi dir="ltr">{each.code}</bdi>,
          }))}
        />
      ) : null}
      {list.length > 1 ? (
        <NameDialog
          key={code.code}
          title={t("renameTitle")}
          action={t("save")}
          start={code.name ?? ""}
          onName={(name) => codes.name(name, code.code)}
          trigger={<Button icon={<Pencil />}>{t("rename")}</Button>}
        />
      ) : null}
      {list.length < LIMITS.codesPerCard ? (
        <NameDialog
          title={t("addTitle")}
          text={t("addText")}
          action={t("make")}
          start=""
          onName={(name) => codes.name(name)}
          trigger={<Button icon={<Plus />}>{t("add")}</Button>}
        />
      ) : null}
    </div>
  );
}

interface NameDialogProps {
  title: string;
  text?: string;
  action: string;
  start: string;
  onName: (name: string) => Promise<boolean>;
  trigger: ReactElement;
}

function NameDialog({ title, text, action, start, onName, trigger }: NameDialogProps) {
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
