import { Check, CircleAlert, CircleDot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { Spinner } from "~/ui/spinner";

export type SaveState = "saved" | "unsaved" | "saving" | "waiting" | "failed" | "new";

interface SavedStateProps {
  state: SaveState;
  /** On a phone shows the icon alone; the word is for screen readers. */
  isShort?: boolean;
}

const icons = {
  saved: <Check className="text-success" />,
  unsaved: <CircleDot className="text-warn" />,
  saving: <Spinner />,
  waiting: <Spinner />,
  failed: <CircleAlert className="text-danger" />,
};

/** The save state, in a word; changes are announced to screen readers. Empty for a new, untouched thing. */
export function SavedState({ state, isShort }: SavedStateProps) {
  const { t } = useTranslation("editing");
  return (
    <p
      role="status"
      className="flex not-empty:min-h-6 min-w-0 items-center gap-1.5 sm:shrink-0 [&_svg]:size-4"
    >
      {state === "new" ? null : (
        <>
          <span aria-hidden="true" className="shrink-0">
            {icons[state]}
          </span>
          <span className={cx("truncate", isShort && "max-sm:sr-only")}>{t(`state.${state}`)}</span>
        </>
      )}
    </p>
  );
}
