import type { BillingCycle, PlanFeature } from "~/domain/billing/plans";

/** What somebody chose among the prices, and where they come from. */
export interface PlanChoice {
  cycle?: BillingCycle;
  seats?: number;
  /** The thing that was wanted. */
  for?: PlanFeature;
  /** The path of the screen to come back to, without the language's prefix. */
  back?: string;
}

/** The query of the screen where it is bought. */
export function choiceQuery({ seats, ...choice }: PlanChoice): string {
  const entries = Object.entries({ ...choice, ...(seats && { seats: String(seats) }) });
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

type Person = { isPaid: boolean } | null;

/** Where a plan is bought: for visitors after the sign-up, for subscribers where it is changed. */
export function buyingPath(person: Person, choice: PlanChoice): string {
  const query = choiceQuery(choice);
  if (person?.isPaid) return "/account/billing";
  if (!person) return `/sign-up?to=upgrade${query && `&${query}`}`;
  return `/account/upgrade${query && `?${query}`}`;
}
