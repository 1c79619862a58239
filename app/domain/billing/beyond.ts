import { LIMITS } from "~/domain/limits";

/** How many pages and cards; of an account's, those that count against a plan. */
export interface PlanCounts {
  pages: number;
  cards: number;
}

/** @returns how many existing items exceed a plan of this many seats */
export function beyondPlan({ pages, cards }: PlanCounts, seats: number): PlanCounts {
  return {
    pages: Math.max(0, pages - seats * LIMITS.pagesPerSeat),
    cards: Math.max(0, cards - seats * LIMITS.cardsPerSeat),
  };
}

export const isNothing = ({ pages, cards }: PlanCounts): boolean => pages === 0 && cards === 0;
