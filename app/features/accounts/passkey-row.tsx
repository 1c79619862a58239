import type { SerializeFrom } from "@remix-run/cloudflare";
import { useRevalidator } from "@remix-run/react";
import { KeyRound, Pencil } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import type { PasskeyView } from "~/server/services/accounts/passkeys/passkeys.server";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { ListRow } from "~/ui/list-row";
import { TextField } from "~/ui/text-field";
import type { useConfirmed } from "./use-confirmed";
import { useDay } from "./use-day";
import { useRemoval } from "./use-removal";

interface PasskeyRowProps {
  item: SerializeFrom<PasskeyView>;
  ways: Parameters<typeof useConfirmed>[0];
  /** Nothing else leads into the account. */
  isLast: boolean;
}

/** One passkey, with its name and its end. */
export function PasskeyRow({ item, ways, isLast }: PasskeyRowProps) {
  const { t } = useTranslation("ways");
  const day = useDay();
  const { revalidate } = useRevalidator();
  const { remove, isPending, dialog } = useRemoval(
    ways,
    () => apiFetch("DELETE /account/passkeys/:id", { params: { id: item.id } }),
    t("passkeys.removed"),
  );
  const { name } = item;

  return (
    <ListRow
      leading={<KeyRound aria-hidden="true" className="size-5 shrink-0" />}
      title={<bdi>{name}</bdi>}
      subtitle={
        item.usedAt
          ? t("passkeys.used", { added: day(item.createdAt), used: day(item.usedAt) })
          : t("passkeys.unused", { added: day(item.createdAt) })
      }
      note={isLast ? <p className="text-muted text-sm">{t("lastWay")}</p> : null}
      actions={
        <>
          <RenameDialog item={item} onRenamed={revalidate} />
          <ConfirmDialog
            title={t("passkeys.removeTitle", { name })}
            confirmLabel={t("passkeys.remove")}
            cancelLabel={t("cancel")}
            closeLabel={t("close")}
            isDanger
            isPending={isPending}
            onConfirm={(close) => void remove(close)}
            trigger={
              <Button size="small" isDisabled={isLast} aria-label={t("passkeys.removeNamed", { name })}>
                {t("passkeys.remove")}
              </Button>
            }
          >
            {t("passkeys.removeText")}
          </ConfirmDialog>
          {dialog}
        </>
      }
    />
  );
}

function RenameDialog({ item, onRenamed }: { item: SerializeFrom<PasskeyView>; onRenamed: () => void }) {
  const { t } = useTranslation("ways");
  const { t: tError } = useTranslation("errors");
  const formId = useId();
  const [name, setName] = useState(item.name);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function rename(event: FormEvent, close: () => void): Promise<void> {
    event.preventDefault();
    setPending(true);
    const result = await apiFetch("PUT /account/passkeys/:id", { params: { id: item.id }, body: { name } });
    setPending(false);
    if (!result.ok) {
      setError(tError(result.error.messageKey, result.error.params ?? {}));
      return;
    }
    setError(undefined);
    close();
    onRenamed();
  }

  return (
    <Dialog
      size="small"
      title={t("passkeys.renameTitle")}
      closeLabel={t("close")}
      trigger={
        <IconButton size="small" icon={<Pencil />} label={t("passkeys.renameNamed", { name: item.name })} />
      }
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {t("passkeys.rename")}
        </Button>
      }
    >
      {({ close }) => (
        <form id={formId} noValidate onSubmit={(event) => void rename(event, close)}>
          <TextField
            name="name"
            label={t("passkeys.name")}
            value={name}
            onChange={setName}
            error={error}
            autoFocus
          />
        </form>
      )}
    </Dialog>
  );
}
