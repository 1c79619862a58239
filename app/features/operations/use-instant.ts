import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";

/** An instant, formatted in the operator's language and zone. */
export function useInstant(): (at: string) => string {
  const { language, user } = useRoot();
  return (at) => formatInstant(language, user?.timeZone, new Date(at));
}
