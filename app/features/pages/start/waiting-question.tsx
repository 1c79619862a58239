import { pageUrl, shortAddress } from "~/domain/addresses";
import { BegunQuestion } from "~/features/editing/begun-question";
import { useRoot } from "~/features/shell/use-root";
import type { WaitingPage } from "./waiting-page";

interface WaitingQuestionProps {
  begun: WaitingPage;
  /** What is requested now: an address, and the name of a start. */
  asked: { slug?: string; name?: string };
  /** Whether the requested start is still being loaded. */
  isLoading: boolean;
  onGoOn: (slug: string | undefined) => void;
  onNew: () => void;
}

/** Offers to continue the begun page, and at which address, or to start with what is requested. */
export function WaitingQuestion({ begun, asked, isLoading, onGoOn, onNew }: WaitingQuestionProps) {
  const { siteOrigin } = useRoot();
  const isElsewhere = asked.slug !== undefined && begun.slug !== "" && begun.slug !== asked.slug;
  const address = shortAddress(pageUrl({ site: siteOrigin }, asked.slug ?? ""));
  return (
    <BegunQuestion
      noun="page"
      title={begun.title || begun.slug}
      asked={asked.name}
      isLoading={isLoading}
      elsewhere={isElsewhere ? { address, onGoOn: () => onGoOn(asked.slug) } : undefined}
      onGoOn={() => onGoOn(isElsewhere ? undefined : asked.slug)}
      onNew={onNew}
    />
  );
}
