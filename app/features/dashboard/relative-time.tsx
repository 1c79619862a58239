import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { relativeTime } from "~/i18n/relative-time";

interface RelativeTimeProps {
  /** What happened then, such as "Changed": for screen readers, and beside the full date on hover. */
  label: string;
  at: string;
  /** A visible label of the event, where the context does not name it. */
  isLabelShown?: boolean;
}

/** How long ago something was. */
export function RelativeTime({ label, at, isLabelShown }: RelativeTimeProps) {
  const { user, language } = useRoot();
  const instant = new Date(at);
  return (
    <span>
      <span className={isLabelShown ? undefined : "sr-only"}>{label} </span>
      <time
        dateTime={at}
        title={`${label}: ${formatInstant(language, user?.timeZone, instant)}`}
        suppressHydrationWarning
      >
        {relativeTime(language, instant, new Date())}
      </time>
    </span>
  );
}
