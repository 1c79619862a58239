import { type BillingCycle, isPlanFeature, type PlanFeature } from "./plans";

/** The choice made on the pricing screen, and the screen it was opened from. */
export interface PlanChoice {
  cycle?: BillingCycle;
  seats?: number;
  /** The features that were requested. */
  for?: readonly PlanFeature[];
  /** The path of the screen to return to, without the language's prefix. */
  back?: string;
}

/** Separates features: a stored URL has no commas. */
const SEPARATOR = "-";

/** In the query of a user who returns from a payment without having paid. */
export const CANCELLED = "cancelled";

/** @returns the requested features, from the query of the checkout screen */
export const wantedOf = (query: URLSearchParams): PlanFeature[] =>
  (query.get("for") ?? "").split(SEPARATOR).filter(isPlanFeature);

/** The query of the checkout screen. */
export function choiceQuery({ seats, for: wanted, ...choice }: PlanChoice): string {
  const { back, ...first } = choice;
  const entries = Object.entries({
    ...first,
    for: wanted?.join(SEPARATOR),
    back,
    ...(seats && { seats: String(seats) }),
  });
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

type Person = { isPaid: boolean } | null;

/** The path for buying a plan: via sign-up for visitors, the billing screen for subscribers. */
export function buyingPath(person: Person, choice: PlanChoice): string {
  const query = choiceQuery(choice);
  if (person?.isPaid) return "/account/billing";
  if (!person) return `/sign-up?to=upgrade${query && `&${query}`}`;
  return `/account/upgrade${query && `?${query}`}`;
}
