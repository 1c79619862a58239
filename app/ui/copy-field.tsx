import { Check, Copy } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button";
import { TextField } from "./text-field";
import { useCopy } from "./use-copy";

interface CopyFieldProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: string;
  copyLabel: string;
  /** Shown and said for two seconds after copying. */
  copiedLabel: string;
  description?: ReactNode;
  className?: string;
}

/** A value to take along, such as an address: read-only, with a button that copies it and says so. */
export function CopyField({ value, copyLabel, copiedLabel, ...rest }: CopyFieldProps) {
  const { isCopied, copy } = useCopy();
  const input = useRef<HTMLInputElement>(null);
  const copyOrSelect = async () => {
    // Without leave to write to the clipboard the text is selected, ready for the reader's own copy key.
    if (!(await copy(value))) input.current?.select();
  };
  return (
    <TextField
      {...rest}
      value={value}
      isReadOnly
      dir="ltr"
      inputRef={input}
      onFocus={() => input.current?.select()}
      suffix={
        <>
          <Button size="small" variant="quiet" icon={isCopied ? <Check /> : <Copy />} onPress={copyOrSelect}>
            {isCopied ? copiedLabel : copyLabel}
          </Button>
          <span role="status" className="sr-only">
            {isCopied ? copiedLabel : ""}
          </span>
        </>
      }
    />
  );
}
