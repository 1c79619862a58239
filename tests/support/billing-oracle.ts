import {
  type Command,
  type Cycle,
  FREE_WORLD,
  type Plan,
  periodCents,
  plusMonths,
  type World,
} from "./billing-world";

const HOUR = 3600;
const DAY = 24 * HOUR;
const MONTHS: Record<Cycle, number> = { monthly: 1, yearly: 12 };
/** When a failed payment is retried, in days since the first attempt. After the last one the plan ends. */
const RETRIES = [3, 5, 7];

/** What happened at an instant, in seconds. */
export interface Happened {
  at: number;
  command: Command;
}

/**
 * What a user may use, owes and has paid after a history: by the published rules, independent of what the product
 * stores.
 * @returns the state at `until`, in seconds; `isRefused` is that of the user's last command
 */
export function worldAfter(history: readonly Happened[], until: number): World {
  let world: World = { ...FREE_WORLD };
  for (const { at, command } of history) {
    world = pass(world, at);
    world = { ...world, isRefused: false, ...DO[command.kind](world, command as never, at) };
  }
  return pass(world, until);
}

type Does<K extends Command["kind"]> = (
  world: World,
  command: Extract<Command, { kind: K }>,
  at: number,
) => Partial<World>;

const REFUSED: Partial<World> = { isRefused: true };

const DO: { [K in Command["kind"]]: Does<K> } = {
  advance: () => ({}),
  failNext: () => ({ failsNext: true }),
  checkout: (world, { cycle, seats }, at) =>
    world.plan ? REFUSED : { hasCustomer: true, checkout: { cycle, seats, until: at + DAY } },
  payCheckout(world, { card }, at) {
    const { checkout } = world;
    if (!checkout) return {};
    if (world.failsNext) return { failsNext: false };
    return card === "declined" ? {} : begin(world, checkout, card, at);
  },
  change(world, wanted, at) {
    const { plan } = world;
    if (!plan || plan.endsAt !== undefined || plan.unpaid || plan.waiting) return REFUSED;
    const { cycle = plan.cycle, seats = plan.seats } = wanted;
    const isSame = cycle === plan.cycle && seats === plan.seats;
    const { next, ...rest } = plan;
    if (isSame) return next ? { plan: rest } : REFUSED;
    const isLess = seats < plan.seats || (plan.cycle === "yearly" && cycle === "monthly");
    return isLess ? { plan: { ...rest, next: { cycle, seats } } } : more(world, rest, { cycle, seats }, at);
  },
  cancel({ plan }) {
    if (!plan) return REFUSED;
    const { next: _, ...rest } = plan;
    return plan.endsAt === undefined ? { plan: { ...rest, endsAt: plan.end } } : {};
  },
  keep({ plan }) {
    if (!plan) return REFUSED;
    const { endsAt: _, ...rest } = plan;
    return { plan: rest };
  },
  renew(world, command, at) {
    const { plan, over } = world;
    if (plan?.unpaid || plan?.waiting) return DO.payInvoice(world, { kind: "payInvoice" }, at);
    if (plan) return DO.keep(world, { kind: "keep" }, at);
    if (!over) return {};
    const begun = DO.checkout(world, { ...command, ...over, kind: "checkout" }, at);
    return { ...begun, ...DO.payCheckout({ ...world, ...begun }, { kind: "payCheckout", card: "good" }, at) };
  },
  payInvoice(world, _, at) {
    const { plan } = world;
    const owed = plan?.waiting ?? plan?.unpaid;
    if (!plan || !owed) return {};
    if (world.failsNext) return { failsNext: false };
    const paid = { ...charge(world, owed.amount, at), card: "good" as const };
    const { waiting, unpaid, ...rest } = plan;
    if (!waiting) return { ...paid, plan: rest };
    return { ...paid, plan: { ...changed(rest, waiting, waiting.at), ...(unpaid && { unpaid }) } };
  },
  card(world, { card }) {
    if (!world.hasCustomer) return REFUSED;
    return world.plan ? { card } : {};
  },
  withdraw(world, _, at) {
    const { plan, firstPaidAt, payments, hasWithdrawn } = world;
    if (!plan) return REFUSED;
    // After that, and after an earlier withdrawal, each purchase has its own.
    const isFirst = !hasWithdrawn && firstPaidAt !== undefined && firstPaidAt + 14 * DAY > at;
    const from = isFirst ? firstPaidAt : plan.startedAt;
    const since = payments.filter((payment) => payment.at >= from);
    const all = since.reduce((sum, { amount }) => sum + amount, 0);
    const left = Math.ceil((periodCents(plan) * (plan.end - at)) / (plan.end - plan.start));
    const back = isFirst ? all : Math.min(all, left);
    if (from + 14 * DAY <= at || back <= 0) return REFUSED;
    return {
      ...over(plan, at),
      hasWithdrawn: true,
      refunded: world.refunded + back,
      // Each payment was rounded to a cent.
      rounding: world.rounding + (isFirst ? 0 : since.length),
    };
  },
  delete(world, { isPaidAfter }, at) {
    const { checkout, plan } = world;
    const gone = { isDeleted: true, plan: undefined, checkout: undefined, ...(plan && over(plan, at)) };
    if (!isPaidAfter || !checkout || world.failsNext) return gone;
    const amount = periodCents(checkout);
    return { ...gone, charged: world.charged + amount, refunded: world.refunded + amount };
  },
};

const over = ({ cycle, seats }: Plan, at: number): Partial<World> => ({
  plan: undefined,
  over: { cycle, seats, at },
});

const charge = (world: World, amount: number, at: number): Partial<World> => ({
  charged: world.charged + amount,
  payments: [...world.payments, { at, amount }],
  firstPaidAt: world.firstPaidAt ?? at,
});

/** A plan that is paid in Checkout. */
function begin(
  world: World,
  { cycle, seats }: Pick<Plan, "cycle" | "seats">,
  card: World["card"],
  at: number,
): Partial<World> {
  const end = plusMonths(at, MONTHS[cycle]);
  return {
    ...charge(world, periodCents({ cycle, seats }), at),
    plan: { cycle, seats, startedAt: at, anchor: at, start: at, end },
    checkout: undefined,
    over: undefined,
    card,
  };
}

type Wish = Pick<Plan, "cycle" | "seats">;

/** The cost of a change that begins now: the rest of the period at the new price, less the rest at the old one. */
function costOf(plan: Plan, wish: Wish, at: number): number {
  const share = (cents: number) => {
    const [rest, whole] = [plan.end - at, plan.end - plan.start];
    return Math.floor((2 * cents * rest + whole) / (2 * whole));
  };
  const full = periodCents(wish);
  return (wish.cycle === plan.cycle ? share(full) : full) - share(periodCents(plan));
}

/** A plan with more seats or a longer cycle, which begins a new period. */
function changed(plan: Plan, { cycle, seats }: Wish, at: number): Plan {
  if (cycle === plan.cycle) return { ...plan, seats };
  const end = plusMonths(at, MONTHS[cycle]);
  const ends = plan.endsAt === undefined ? {} : { endsAt: end };
  return { ...plan, cycle, seats, anchor: at, start: at, end, ...ends };
}

/** An upgrade is granted once it is paid: at once, or when the user pays it within 23 hours. */
function more(world: World, plan: Plan, wish: Wish, at: number): Partial<World> {
  const amount = costOf(plan, wish, at);
  if (amount === 0) return { plan: changed(plan, wish, at) };
  const failsNext = false;
  if (!world.failsNext && world.card === "good")
    return { ...charge(world, amount, at), plan: changed(plan, wish, at) };
  const waiting = { ...wish, at, amount, until: Math.min(at + 23 * HOUR, plan.end) };
  return { failsNext, plan: { ...plan, waiting } };
}

/** Advances time: processes each automatic event at its instant. */
function pass(world: World, until: number): World {
  for (;;) {
    const due = nextDue(world);
    if (!due || due.at > until) return world;
    world = { ...world, ...due.run(world) };
  }
}

interface Due {
  at: number;
  run: (world: World) => Partial<World>;
}

/** Of events due at the same instant, the first in this list comes first. */
function nextDue({ plan, checkout }: World): Due | undefined {
  const dues: (Due | undefined)[] = [
    checkout && { at: checkout.until, run: () => ({ checkout: undefined }) },
    plan?.waiting && { at: plan.waiting.until, run: () => ({ plan: { ...plan, waiting: undefined } }) },
    plan?.endsAt === undefined ? undefined : { at: plan.endsAt, run: () => over(plan, plan.endsAt ?? 0) },
    plan && { at: plan.end, run: () => ({ plan: renewed(plan) }) },
    plan?.draft && { at: plan.draft.at, run: (world) => collect(world, plan) },
    plan?.unpaid && { at: plan.unpaid.retryAt, run: (world) => retry(world, plan) },
  ];
  return dues.reduce((first, due) => (due && (!first || due.at < first.at) ? due : first), undefined);
}

/** The next period, which is charged after an hour. */
function renewed({ next, waiting: _, ...plan }: Plan): Plan {
  const { cycle, seats } = next ?? plan;
  const start = plan.end;
  const anchor = cycle === plan.cycle ? plan.anchor : start;
  let end = start;
  for (let periods = 1; end <= start; periods++) end = plusMonths(anchor, periods * MONTHS[cycle]);
  const draft = { at: start + HOUR, amount: periodCents({ cycle, seats }) };
  return { ...plan, cycle, seats, anchor, start, end, draft };
}

function collect(world: World, { draft, ...plan }: Plan): Partial<World> {
  const { at = 0, amount = 0 } = draft ?? {};
  if (!world.failsNext && world.card === "good") return { ...charge(world, amount, at), plan };
  const unpaid = { amount, firstAt: at, retryAt: at + (RETRIES[0] ?? 0) * DAY };
  return { failsNext: false, plan: { ...plan, unpaid } };
}

function retry(world: World, { unpaid, ...plan }: Plan): Partial<World> {
  const { amount = 0, firstAt = 0, retryAt = 0 } = unpaid ?? {};
  if (!world.failsNext && world.card === "good") return { ...charge(world, amount, retryAt), plan };
  const next = RETRIES.find((day) => firstAt + day * DAY > retryAt);
  if (next === undefined) return { failsNext: false, ...over(plan, retryAt) };
  return {
    failsNext: false,
    plan: { ...plan, unpaid: { amount, firstAt, retryAt: firstAt + next * DAY } },
  };
}
