import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";

/** A day in the account's zone, such as Nov 05, 2026, as the language writes it. */
export function useDate(): (at: string) => string {
  const { language, user } = useRoot();
  // By the account, not by the browser: both write the same one as the server.
  return (at) => formatDay(language, user?.timeZone, new Date(at), "short");
}
