import { Bell as BellIcon } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "~/ui/icon-button";
import type { Bell } from "./use-bell";

/** The bell, with how many notifications are unread. */
export function BellButton({ bell }: { bell: Bell }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <IconButton
      buttonRef={anchor}
      label={bell.label}
      icon={
        <>
          <BellIcon aria-hidden="true" />
          {bell.shown ? (
            <span
              aria-hidden="true"
              className="absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-on-accent text-sm leading-5"
            >
              {bell.shown}
            </span>
          ) : null}
        </>
      }
      aria-haspopup="dialog"
      aria-expanded={bell.isOpen}
      hasNoTooltip
      onPress={() => bell.open(anchor)}
    />
  );
}
