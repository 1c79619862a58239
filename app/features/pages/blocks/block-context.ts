import { createContext, useContext } from "react";
import type { Theme } from "~/domain/pages/theme";
import type { PageMessages } from "~/i18n/page-messages";
import type { Palettes } from "./brand-colors";

/** What every block needs to know of the page it stands on. */
export interface BlockContextValue {
  theme: Theme;
  palettes: Palettes;
  /** Links of free pages give no weight to what they point to. */
  isFree: boolean;
  messages: PageMessages;
  /** Where the contact form is sent; absent while there is no stored page to send it to. */
  formAction?: string;
  /** When it was drawn, signed. */
  formTime?: string;
  /** Below which address browsers tell of clicks; absent while nobody visits the page. */
  pingPath?: string;
}

export const BlockContext = createContext<BlockContextValue | null>(null);

export function useBlockContext(): BlockContextValue {
  const value = useContext(BlockContext);
  if (!value) throw new Error("A block needs the page around it");
  return value;
}
