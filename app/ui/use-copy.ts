import { useEffect, useState } from "react";

const SHOWN_MS = 2000;

/**
 * Copies to the clipboard, with a success state for two seconds.
 * @returns `copy` resolves to whether it succeeded; browsers may deny it
 */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    return true;
  };
  return { isCopied, copy };
}
