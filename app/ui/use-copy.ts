import { useEffect, useState } from "react";

const SHOWN_MS = 2000;

/**
 * Copying to the clipboard, and knowing for two seconds that it worked.
 * @returns `copy` answers whether it did; browsers may refuse
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
