import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from "react-aria-components";
import { cx } from "./cx";

interface DisclosureProps {
  title: ReactNode;
  /** Before the arrow: a badge, a summary of the content. */
  trailing?: ReactNode;
  /** In the same place, and interactive: something short. */
  aside?: ReactNode;
  children: ReactNode;
  /** Level of the title among the headings of the screen. Default 3. */
  level?: 2 | 3 | 4;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  className?: string;
}

/** A part that opens and closes, ruled above and below. What is typed inside stays while it is closed. */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    trailing,
    aside,
    children,
    level = 3,
    isExpanded,
    defaultExpanded,
    onExpandedChange,
    className,
  } = props;
  return (
    <AriaDisclosure
      isExpanded={isExpanded}
      defaultExpanded={defaultExpanded}
      onExpandedChange={onExpandedChange}
      className={cx("group/disclosure border-rule border-b", className)}
    >
      <div className="relative">
        <Heading level={level}>
          <Button
            slot="trigger"
            className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 rounded-sm py-2 text-start font-medium transition-colors data-hovered:text-accent"
          >
            <span className={cx("min-w-0 flex-1", aside ? "pe-20" : null)}>{title}</span>
            {trailing}
            <ChevronDown
              aria-hidden="true"
              className="size-[1.2em] shrink-0 text-muted transition-[rotate] group-data-expanded/disclosure:rotate-180"
            />
          </Button>
        </Heading>
        {aside ? <div className="absolute inset-y-0 end-8 flex items-center">{aside}</div> : null}
      </div>
      <DisclosurePanel>
        <div className="pt-1 pb-6">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
