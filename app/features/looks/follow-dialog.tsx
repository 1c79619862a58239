import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { ApiResult } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { useToasts } from "~/ui/toast-queue";

/** A card or page that may follow a look. */
interface Choosable {
  id: string;
  label: string;
  detail: string;
  follows: boolean;
  /** Whether it follows another look now. */
  isElsewhere: boolean;
}

interface FollowDialogProps {
  title: string;
  text: string;
  /** The notice once they follow. */
  done: string;
  /** Undefined until it is there. */
  list: Choosable[] | undefined;
  /** Has some follow the look, or no longer. */
  send: (ids: string[], follows: boolean) => Promise<ApiResult<unknown>>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The owner's cards or pages: selected ones follow the look. Remounted once the list is loaded. */
export function FollowDialog({ title, text, done, list, send, onDone, onClose }: FollowDialogProps) {
  const { t } = useTranslation(["teamLook", "errors"]);
  const toasts = useToasts();
  const following = (list ?? []).filter(({ follows }) => follows).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(following));
  const [isPending, setPending] = useState(false);

  async function apply(): Promise<void> {
    setPending(true);
    const added = [...chosen].filter((id) => !following.includes(id));
    const removed = following.filter((id) => !chosen.has(id));
    const isDone = (await sendAll(added, true)) && (await sendAll(removed, false));
    setPending(false);
    if (!isDone) return;
    await onDone();
    toasts.show({ type: "success", title: done });
    onClose();
  }

  async function sendAll(ids: string[], follows: boolean): Promise<boolean> {
    for (let i = 0; i < ids.length; i += LIMITS.templateCards) {
      const result = await send(ids.slice(i, i + LIMITS.templateCards), follows);
      if (result.ok) continue;
      const { messageKey, params } = result.error;
      toasts.show({ type: "error", title: t(`errors:${messageKey}`, params ?? {}) });
      return false;
    }
    return true;
  }

  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <Dialog
      title={title}
      description={text}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t("editor.saving")}
            onPress={() => void apply()}
          >
            {t("follow.apply")}
          </Button>
        </>
      }
    >
      {list ? (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            <Button size="small" onPress={() => setChosen(new Set(list.map(({ id }) => id)))}>
              {t("follow.all")}
            </Button>
            <Button size="small" onPress={() => setChosen(new Set())}>
              {t("follow.none")}
            </Button>
          </div>
          <ul className="flex flex-col gap-3">
            {list.map(({ id, label, detail, isElsewhere }) => (
              <li key={id}>
                <Checkbox
                  label={<bdi>{label}</bdi>}
                  description={isElsewhere ? t("follow.other") : detail || undefined}
                  isSelected={chosen.has(id)}
                  onChange={(isOn) => toggle(id, isOn)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
