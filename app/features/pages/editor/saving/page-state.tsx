import { ChevronDown } from "lucide-react";
import { type ComponentType, type RefObject, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useEditor } from "~/features/pages/editor/editor-context";
import type { StoredPageMeta } from "~/features/pages/editor/page-draft";
import { loadWithMessages } from "~/i18n/with-messages";
import { cx } from "~/ui/cx";

const loadPanel = () => loadWithMessages(["sharing"], () => import("./page-state-panel"));

interface PanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const TONES: Partial<Record<StoredPageMeta["state"], string>> = {
  published: "text-success",
  expired: "text-warn",
  suspended: "text-danger",
};

/** Whether the page is visible, in a word; pressed, it shows the reason and the possible actions. */
export function PageState() {
  const { t } = useTranslation("editor");
  const state = useEditor(({ stored, obstacle }) =>
    obstacle?.kind === "gone" ? "deleted" : (stored?.state ?? "unpublished"),
  );
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<{ Panel: ComponentType<PanelProps> } | null>(null);
  if (state === "deleted") return null;
  async function open(): Promise<void> {
    if (!part) {
      const { PageStatePanel: Panel } = await loadPanel();
      setPart({ Panel });
    }
    setOpen(true);
  }
  return (
    <>
      <Button
        ref={anchor}
        aria-label={t("stateText.of", { state: t(`state.${state}`) })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => void open()}
        className={cx(
          "-mx-1 flex min-h-6 min-w-0 cursor-pointer items-center gap-1.5 rounded-sm px-1 font-medium data-hovered:bg-hover",
          TONES[state],
        )}
      >
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
        <span className="truncate">{t(`state.${state}`)}</span>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 max-sm:hidden" />
      </Button>
      {part ? <part.Panel anchor={anchor} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
