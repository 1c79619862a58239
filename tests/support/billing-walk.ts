import { expect } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf, isPaid, shownStatus } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { findEntitlement } from "~/server/data/users.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { openPortal } from "~/server/services/billing/open-portal.server";
import { presentSubscription } from "~/server/services/billing/present-subscription.server";
import { previewChange } from "~/server/services/billing/preview-change.server";
import { reconcileBilling } from "~/server/services/billing/reconcile-billing.server";
import { renewPlan } from "~/server/services/billing/renew-plan.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import { type Happened, worldAfter } from "./billing-oracle";
import { type Card, type Command, type Reading, readingOf } from "./billing-world";
import type { TestPlatform } from "./platform";
import { advance, buyer, control, deliver, ownStripePlatform, type SentEvent, workOff } from "./stripe";

/** How the events of a step are delivered: `late` ones after the next step's, `lost` ones never. */
export const DELIVERIES = ["once", "twice", "reversed", "late", "lost"] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface Step {
  command: Command;
  delivery: Delivery;
}

const NUMBERS: Record<Card, string> = {
  good: "4242424242424242",
  failsLater: "4000000000000341",
  declined: "4000000000000002",
};
const HOUR = 3600;
/** A little more than a day, after which lost events are requested. */
const NIGHT = 25 * HOUR;
/** Longer than the events of any one step. */
const MAX_EVENTS = 80;

/** A buyer with a separate account of the payment service, whose clock is not shared. */
export class Walk {
  readonly #history: Happened[] = [];
  /** The newest event that was read. */
  #seen = "";
  #late: SentEvent[] = [];
  #session = "";
  #nights = 0;
  /** The last reading of a pending change. */
  #known = "";

  private constructor(
    private readonly platform: TestPlatform,
    private readonly actor: UserActor,
  ) {}

  static async begin(): Promise<Walk> {
    const platform = await ownStripePlatform();
    return new Walk(platform, await buyer(platform));
  }

  /** Takes a step and compares the actual state with the expected one, once events and jobs are processed. */
  async take({ command, delivery }: Step): Promise<void> {
    if (this.#world().isDeleted && command.kind !== "advance") return;
    if (this.#mayPutBack(command)) return;
    // A screen may be outdated while events are late; that case is not covered here.
    if (this.#late.length > 0 && isOfScreen(command)) await this.#bring([]);
    const at = this.#now();
    this.#history.push({ at, command });
    const isRefused = await this.#run(command);
    const told = `${this.#history.length}: ${JSON.stringify(command)} ${delivery}`;
    expect({ told, isRefused }).toEqual({ told, isRefused: this.#world(at).isRefused });
    await this.#handle(delivery);
    if (delivery === "late") return;
    await Promise.all([this.#compareReading(told), this.#compareMoney(told)]);
  }

  /**
   * Whether a scheduled change would be restored after another one fails. That is a timed job, and a walk's clock
   * passes many of them at once; it has tests of its own.
   */
  #mayPutBack({ kind }: Command): boolean {
    const { plan, failsNext, card } = this.#world();
    return kind === "change" && plan?.next !== undefined && (failsNext || card !== "good");
  }

  /** Delivers late events. */
  async end(): Promise<void> {
    await this.take({ command: { kind: "advance", seconds: 1 }, delivery: "once" });
  }

  #now(): number {
    return this.platform.now().getTime() / 1000;
  }

  #world(at = this.#now()) {
    return worldAfter(this.#history, at);
  }

  /** @returns whether the product refused */
  async #run(command: Command): Promise<boolean> {
    try {
      await this.#do(command);
      return false;
    } catch (error) {
      if (error instanceof AppError && error.code === "conflict" && error.messageKey !== "billingRefused")
        return true;
      throw error;
    }
  }

  async #do(command: Command): Promise<void> {
    const { platform, actor } = this;
    switch (command.kind) {
      case "checkout":
        return this.#checkout(await startCheckout(platform, actor, command));
      case "payCheckout":
        if (this.#session) await this.#pay(this.#session, command.card);
        return;
      case "change": {
        const { kind: _, isPreviewed, ...change } = command;
        const preview = isPreviewed ? await previewChange(platform, actor, change) : undefined;
        const { prorationDate, dueNow = 0 } = preview ?? {};
        const before = worldAfter(this.#history.slice(0, -1), this.#now()).charged;
        const made = await changePlan(platform, actor, { ...change, prorationDate });
        if (!preview || "actionUrl" in made) return;
        expect(this.#world().charged - before).toBe(Math.round(dueNow * 100));
        return;
      }
      case "cancel":
        await cancelPlan(platform, actor, {});
        return;
      case "keep":
        await keepPlan(platform, actor);
        return;
      case "withdraw":
        await withdraw(platform, actor);
        return;
      case "renew": {
        const { url } = await renewPlan(platform, actor);
        if (!url) return;
        if (!url.includes("/checkout/")) return this.#post(url, "good");
        await this.#checkout({ url });
        return this.#pay(this.#session, "good");
      }
      case "payInvoice": {
        const { pending, openInvoice } = await getBilling(platform, actor);
        const url = pending?.url ?? openInvoice?.url;
        if (url) await this.#post(url, "good");
        return;
      }
      case "card": {
        const { url } = await openPortal(platform, actor, { part: "payment" });
        return this.#post(url, command.card);
      }
      case "failNext":
        await control(platform, "next-payment", { outcome: command.how });
        return;
      case "advance":
        return advance(platform, command.seconds * 1000);
      case "delete":
        await deleteAccount(platform, actor, { email: `${actor.userId}@visita.example` });
        await advance(platform, 1000);
        if (command.isPaidAfter && this.#session) await this.#pay(this.#session, "good");
    }
  }

  /** Records a started purchase; the previous one expires. */
  async #checkout({ url }: { url: string }): Promise<void> {
    const older = this.#session;
    this.#session = new URL(url).pathname.split("/").at(-1) ?? "";
    if (older)
      await expect(control(this.platform, "pay", { session: older })).rejects.toThrow(/expired|complete/);
  }

  /** Pays in Checkout; an expired one is not paid. */
  async #pay(session: string, card: Card): Promise<void> {
    await control(this.platform, "pay", { session, number: NUMBERS[card] }).catch((error: Error) => {
      if (!/expired|complete/.test(error.message)) throw error;
    });
  }

  /** Sends the form with a card on one of the payment service's pages. */
  async #post(url: string, card: Card): Promise<void> {
    const { SANDBOX } = this.platform.bindings;
    const body = `action=card&number=${NUMBERS[card]}`;
    const response = await SANDBOX?.fetch(url, { method: "POST", body, redirect: "manual" });
    expect(response?.status).toBe(303);
  }

  /** Delivers a step's events as the step specifies, and processes what follows from them. */
  async #handle(delivery: Delivery): Promise<void> {
    const events = await this.#newEvents();
    if (delivery === "late") {
      this.#late.push(...events);
      return;
    }
    if (delivery === "lost") return this.#passNight();
    const sent = delivery === "reversed" ? events.toReversed() : events;
    await this.#bring(delivery === "twice" ? sent.flatMap((one) => [one, one]) : sent);
  }

  /** Delivers events, followed by late ones. */
  async #bring(events: readonly SentEvent[]): Promise<void> {
    const late = this.#late;
    this.#late = [];
    for (const event of [...events, ...late]) await deliver(this.platform, event);
    await this.#workOff();
  }

  async #newEvents(): Promise<SentEvent[]> {
    const { events } = await control<{ events: SentEvent[] }>(
      this.platform,
      `events.json?after=${this.#seen}&limit=${MAX_EVENTS}`,
    );
    if (events.length === MAX_EVENTS) throw new Error("more events than are read at once");
    this.#seen = events[0]?.id ?? this.#seen;
    return events.reverse();
  }

  /** Lost events are fetched at night; earlier late ones are lost with them. */
  async #passNight(): Promise<void> {
    this.#late = [];
    await this.#wait(NIGHT);
    // A period that ended within the last hour is not late yet.
    const { plan } = this.#world();
    if (plan && this.#now() - plan.start <= HOUR) await this.#wait(HOUR + 1);
    await this.#newEvents();
    this.#nights += 1;
    await reconcileBilling(this.platform, { slot: `${this.actor.userId}-${this.#nights}`, after: "" });
    await this.#workOff();
  }

  async #wait(seconds: number): Promise<void> {
    this.#history.push({ at: this.#now(), command: { kind: "advance", seconds } });
    await advance(this.platform, seconds * 1000);
  }

  async #workOff(): Promise<void> {
    await workOff(this.platform, this.actor.userId, ["sendMail", "mailNotification"]);
  }

  async #compareReading(told: string): Promise<void> {
    const { platform, actor } = this;
    const world = this.#world();
    const right = readingOf(world);
    const [stored, view] = await Promise.all([
      findEntitlement(platform.db, actor.userId),
      presentSubscription(platform, actor.userId),
    ]);
    const plan = entitlementOf(stored);
    const now = platform.now();
    const { cycle, nextBillDate, nextPayment } = view;
    const reading: Omit<Reading, "later" | "owed"> = {
      status: shownStatus(plan, now),
      isPaid: isPaid(plan, now),
      seats: plan.seats,
      ...(cycle && { cycle }),
      ...(plan.endsAt && { endsAt: plan.endsAt.getTime() / 1000 }),
      ...(nextBillDate && {
        next: { at: Date.parse(nextBillDate) / 1000, cents: Math.round((nextPayment ?? 0) * 100) },
      }),
    };
    const { later, owed, ...shown } = right;
    expect({ told, ...reading }).toEqual({ told, ...shown });
    // A pending change is on the screen that is most expensive to read: it is read when a change is expected.
    const known = JSON.stringify(right);
    if (known === this.#known || world.isDeleted) return;
    this.#known = known;
    const { scheduled, openInvoice, pending } = await getBilling(platform, actor);
    const waits = {
      later: scheduled && { cycle: scheduled.cycle, seats: scheduled.seats },
      owed: openInvoice !== undefined || pending !== undefined,
    };
    expect({ told, ...waits }).toEqual({ told, later, owed });
  }

  /** Charges are exact to the cent; refunds are not less than expected, except for rounding. */
  async #compareMoney(told: string): Promise<void> {
    const state = await control<{ charge: Charge[]; refund: { amount: number }[] }>(
      this.platform,
      "state.json?kinds=charge,refund",
    );
    const charged = sum(state.charge.filter(({ failure }) => failure === null));
    const refunded = sum(state.refund);
    const world = this.#world();
    expect({ told, charged }).toEqual({ told, charged: world.charged });
    expect({ told, lacks: Math.max(0, world.refunded - world.rounding - refunded) }).toEqual({
      told,
      lacks: 0,
    });
    expect({ told, isTooMuch: refunded > charged }).toEqual({ told, isTooMuch: false });
  }
}

/** Whether a command starts from the stored state on a screen, without querying the payment service first. */
const isOfScreen = (command: Command) =>
  command.kind === "renew" ||
  command.kind === "payInvoice" ||
  (command.kind === "change" && command.isPreviewed);

interface Charge {
  amount: number;
  failure: object | null;
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
