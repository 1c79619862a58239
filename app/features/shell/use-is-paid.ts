import { createContext, useContext } from "react";
import { useRoot } from "./use-root";

/** Whether paid parts are included if that does not depend on the user's own plan, as in a team; null elsewhere. */
export const PaidContext = createContext<boolean | null>(null);

/** Whether paid things are included for what is on the screen. */
export function useIsPaid(): boolean {
  const { user } = useRoot();
  return useContext(PaidContext) ?? user?.isPaid ?? false;
}
