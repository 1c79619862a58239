import { pageUrl, shortAddress } from "~/domain/addresses";
import { BegunQuestion } from "~/features/editing/begun-question";
import { useRoot } from "~/features/shell/use-root";
import type { WaitingPage } from "./waiting-page";

interface WaitingQuestionProps {
  begun: WaitingPage;
  /** What is asked for now: an address, what to start from by its name. */
  asked: { slug?: string; name?: string };
  /** Whether it is not known yet what was asked for. */
  isLoading: boolean;
  onGoOn: (slug: string | undefined) => void;
  onNew: () => void;
}

/** Asks whether somebody goes on with the page that was begun, and at which address, or starts with what is asked for. */
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
