import { createContext, useContext } from "react";
import type { Theme } from "~/domain/pages/theme";
import type { PageMessages } from "~/i18n/page-messages";
import type { Palettes } from "./brand-colors";

/** What every block needs from its page. */
export interface BlockContextValue {
  theme: Theme;
  palettes: Palettes;
  /** Links of free pages pass no ranking weight to their targets. */
  isFree: boolean;
  messages: PageMessages;
  /** Target of the contact form; absent while the page is not stored. */
  formAction?: string;
  /** When it was rendered, signed. */
  formTime?: string;
  /** Base path to which browsers report clicks; absent in previews. */
  pingPath?: string;
}

export const BlockContext = createContext<BlockContextValue | null>(null);

export function useBlockContext(): BlockContextValue {
  const value = useContext(BlockContext);
  if (!value) throw new Error("A block needs the page around it");
  return value;
}
