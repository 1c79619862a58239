import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiResult } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { useStableCallback } from "~/ui/use-stable-callback";

interface EffectDialogProps<Effect> {
  isOpen: boolean;
  /** Of the look. */
  id: string;
  /** Requests the effect of a change. */
  ask: (id: string) => Promise<ApiResult<Effect>>;
  onClose: () => void;
  onConfirm: () => void;
  children: (effect: Effect) => ReactNode;
}

/** Before a change of a look is saved: its effect, requested each time the dialog opens. */
export function EffectDialog<Effect>(props: EffectDialogProps<Effect>) {
  const { isOpen, id, onClose, onConfirm, children } = props;
  const { t } = useTranslation("teamLook");
  const ask = useStableCallback(props.ask);
  const [effect, setEffect] = useState<Effect | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    setEffect(null);
    let isClosed = false;
    void ask(id).then((result) => {
      if (!isClosed && result.ok) setEffect(result.value);
    });
    return () => {
      isClosed = true;
    };
  }, [isOpen, id, ask]);

  function confirm(): void {
    onClose();
    onConfirm();
  }

  return (
    <Dialog
      size="large"
      title={t("effect.title")}
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onPress={confirm}>
            {t("effect.confirm")}
          </Button>
        </>
      }
    >
      {effect ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it, and nothing else in it can be reached
        <section aria-label={t("effect.title")} tabIndex={0} className="flex flex-col gap-6">
          {children(effect)}
        </section>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
