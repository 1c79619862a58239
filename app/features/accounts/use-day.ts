import { useLocale } from "react-aria-components";
import { useRoot } from "~/features/shell/use-root";

/** A day in the account's zone, as the language writes it. */
export function useDay(): (at: string) => string {
  const { locale } = useLocale();
  const { user } = useRoot();
  // By the account, not by the browser: both write the same one as the server.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: user?.timeZone ?? "UTC" });
  return (at) => format.format(new Date(at));
}
