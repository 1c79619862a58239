import { Check, Copy } from "lucide-react";
import { Button } from "./button";
import { useCopy } from "./use-copy";

interface CopyButtonProps {
  value: string;
  copyLabel: string;
  /** Shown and announced for two seconds after copying. */
  copiedLabel: string;
  /** Names the button where several stand on a screen. */
  "aria-label"?: string;
  variant?: "secondary" | "quiet";
  /** Called if the browser denies access to the clipboard. */
  onRefused?: () => void;
  onCopied?: () => void;
}

/** Copies a value and announces it. */
export function CopyButton(props: CopyButtonProps) {
  const { value, copyLabel, copiedLabel, variant, onRefused, onCopied } = props;
  const { isCopied, copy } = useCopy();
  return (
    <>
      <Button
        size="small"
        variant={variant}
        icon={isCopied ? <Check /> : <Copy />}
        aria-label={props["aria-label"]}
        onPress={async () => {
          if (await copy(value)) onCopied?.();
          else onRefused?.();
        }}
      >
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? copiedLabel : ""}
      </span>
    </>
  );
}
