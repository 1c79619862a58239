import type { CardContent } from "~/domain/cards/schema";
import type { Industry } from "~/domain/industries";
import type { PageContent } from "~/domain/pages/schema";

/** A finished page with the business card that goes with it, to be filled with somebody's own words. */
export interface Template {
  /** Stable: pages store it in `prefillId`. */
  id: string;
  name: string;
  industries: Industry[];
  /** Whether the page as it is has to be paid for. */
  isPro: boolean;
  page: PageContent;
  card: CardContent;
}
