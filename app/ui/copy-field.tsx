import { type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button";
import { TextField } from "./text-field";

interface CopyFieldProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: string;
  copyLabel: string;
  /** Shown and announced for two seconds after copying. */
  copiedLabel: string;
  description?: ReactNode;
  onCopied?: () => void;
  className?: string;
}

/** A value to copy, such as a URL: read-only, with a button that copies it and announces it. */
export function CopyField({ value, copyLabel, copiedLabel, onCopied, ...rest }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...rest}
      value={value}
      isReadOnly
      dir="ltr"
      inputRef={input}
      onFocus={() => input.current?.select()}
      suffix={
        <CopyButton
          variant="quiet"
          value={value}
          copyLabel={copyLabel}
          copiedLabel={copiedLabel}
          onCopied={onCopied}
          // The text is selected then, ready for the reader's own copy key.
          onRefused={() => input.current?.select()}
        />
      }
    />
  );
}
