import { languageOf } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";

/** A day in the account's zone, such as Nov 05, 2026, as the language writes it. */
export function useDate(): (at: string) => string {
  const { language, user } = useRoot();
  // By the account, not by the browser: both write the same one as the server.
  const format = new Intl.DateTimeFormat(languageOf(language).code, {
    month: "short",
    day: "2-digit",
    year: "numeric",
    timeZone: user?.timeZone ?? "UTC",
  });
  return (at) => format.format(new Date(at));
}
