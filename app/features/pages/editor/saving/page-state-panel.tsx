import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import { notLiveReason } from "~/domain/pages/state";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { AnchoredPopover } from "~/ui/anchored-popover";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { NotLiveActions } from "./not-live-actions";
import { usePublish } from "./save-button";
import { useNotLiveText } from "./use-not-live-text";

interface PageStatePanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Whether visitors see the page, why if they do not, and the way on from there. */
export function PageStatePanel({ anchor, isOpen, onOpenChange }: PageStatePanelProps) {
  const { t } = useTranslation(["editor", "sharing"]);
  const { user } = useRoot();
  const { setView, save } = usePageSession();
  const publish = usePublish();
  const meta = useEditor(({ stored }) => stored);
  const isPaid = user?.isPaid ?? false;
  const reason = meta ? notLiveReason(meta, isPaid) : isPaid ? "draft" : "free";
  const named = useNotLiveText(reason ?? "free");
  const close = () => onOpenChange(false);
  const text =
    reason === null
      ? t("stateText.live")
      : named === "owner" || named === "draft"
        ? t("stateText.draft")
        : t(`sharing:notLive.${named}`);
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t("stateText.label")}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="w-[min(20rem,calc(100vw-1.5rem))]"
    >
      <div className="flex flex-col items-start gap-3 p-4">
        <p className="text-pretty">{text}</p>
        {meta && reason === null ? (
          <>
            <bdi dir="ltr" className="break-all text-muted">
              {meta.url}
            </bdi>
            <div className="flex flex-wrap gap-2">
              <LinkButton size="small" href={freshAddress(meta)} target="_blank" rel="noopener">
                {t("view")}
              </LinkButton>
              <Button
                size="small"
                onPress={() => {
                  close();
                  setView({ tab: "sharing" });
                }}
              >
                {t("tabs.sharing")}
              </Button>
            </div>
          </>
        ) : reason === "owner" || reason === "draft" || reason === "free" ? (
          <Button
            size="small"
            variant="primary"
            onPress={() => {
              close();
              if (isPaid) publish();
              else void save();
            }}
          >
            {t(user ? "publish" : "saveAndSignUp")}
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            <NotLiveActions onDone={close} />
          </div>
        )}
      </div>
    </AnchoredPopover>
  );
}
