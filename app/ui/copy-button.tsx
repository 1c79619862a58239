import { Check, Copy } from "lucide-react";
import { Button } from "./button";
import { useCopy } from "./use-copy";

interface CopyButtonProps {
  value: string;
  copyLabel: string;
  /** Shown and said for two seconds after copying. */
  copiedLabel: string;
  /** Names the button where several stand on a screen. */
  "aria-label"?: string;
  variant?: "secondary" | "quiet";
  /** Called when the browser does not let us write to the clipboard. */
  onRefused?: () => void;
  onCopied?: () => void;
}

/** Takes a value along and says so. */
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
