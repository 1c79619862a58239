import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { DialogTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { BlockType } from "~/domain/pages/blocks";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { popoverFrame } from "~/ui/popover-style";

const BlockChoices = lazy(async () => ({ default: (await import("./block-choices")).BlockChoices }));

interface BlockMenuProps {
  onAdd: (type: BlockType) => void;
  /** Types that can be added; all by default. */
  types?: readonly BlockType[];
}

/** A button with the kinds of blocks to add: in groups, and found by what they are. */
export function BlockMenu({ onAdd, types }: BlockMenuProps) {
  const { t } = useTranslation("editor");
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button icon={<Plus aria-hidden="true" />}>{t("blocks.add")}</Button>
      <Popover
        aria-label={t("blocks.add")}
        placement="bottom start"
        offset={6}
        className={cx(popoverFrame, "w-80 max-w-[calc(100vw-2rem)]")}
      >
        <Suspense fallback={<div className="h-80" />}>
          <BlockChoices
            types={types}
            onPick={(type) => {
              setOpen(false);
              onAdd(type);
            }}
          />
        </Suspense>
      </Popover>
    </DialogTrigger>
  );
}
