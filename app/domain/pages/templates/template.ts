import type { CardContent } from "~/domain/cards/schema";
import type { Industry } from "~/domain/industries";
import type { PageContent } from "~/domain/pages/schema";

/** A finished page with its business card, whose texts the user replaces. */
export interface Template {
  /** Stable: pages store it in `prefillId`. */
  id: string;
  name: string;
  industries: Industry[];
  /** Whether the page as it is needs a paid plan. */
  isPro: boolean;
  page: PageContent;
  card: CardContent;
}
