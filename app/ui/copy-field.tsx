import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { TextField } from "./text-field";

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
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without leave to write to the clipboard the text is selected, ready for the reader's own copy key.
      input.current?.select();
    }
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
          <Button size="small" variant="quiet" icon={isCopied ? <Check /> : <Copy />} onPress={copy}>
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
