import { type BillingCycle, isPlanFeature, type PlanFeature } from "./plans";

/** What somebody chose among the prices, and where they come from. */
export interface PlanChoice {
  cycle?: BillingCycle;
  seats?: number;
  /** What was wanted. */
  for?: readonly PlanFeature[];
  /** The path of the screen to come back to, without the language's prefix. */
  back?: string;
}

/** Between what was wanted: a remembered address has no commas. */
const SEPARATOR = "-";

/** @returns what was wanted, of the query of the screen where it is bought */
export const wantedOf = (query: URLSearchParams): PlanFeature[] =>
  (query.get("for") ?? "").split(SEPARATOR).filter(isPlanFeature);

/** The query of the screen where it is bought. */
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

/** Where a plan is bought: for visitors after the sign-up, for subscribers where it is changed. */
export function buyingPath(person: Person, choice: PlanChoice): string {
  const query = choiceQuery(choice);
  if (person?.isPaid) return "/account/billing";
  if (!person) return `/sign-up?to=upgrade${query && `&${query}`}`;
  return `/account/upgrade${query && `?${query}`}`;
}
