import { DurableObject } from "cloudflare:workers";
import { type Account, type EventOf, type EventType, newStripeId } from "./account";
import { isApi, respondToApi, type Transaction } from "./api";
import { respondToControl } from "./controls";
import { sendEvent } from "./deliver";
import { EventLog } from "./event-log";
import { Idempotency } from "./idempotency";
import { presentEvent } from "./objects/event";
import { respondWithPage } from "./pages/pages";
import { runDue } from "./rules/run-due";
import { type Settings, SettingsStore } from "./settings";
import { Store } from "./store";

export interface StripeBindings {
  APP_ORIGIN: string;
  API_ORIGIN: string;
  /** The app's Worker, which takes the events; without it they are only stored. */
  APP?: Fetcher;
}

/** A row that is repeatedly due at one instant would block the clock forever. */
const MAX_RUNS_AT_ONCE = 100_000;

// why: no other stand-in has subscriptions, invoices and schedules with a movable clock.
/** Stripe, as far as the app uses it: an account whose clock can be advanced. */
export class StripeSandbox extends DurableObject<StripeBindings> {
  readonly store: Store;
  readonly events: EventLog;
  readonly settings: SettingsStore;
  readonly #idempotency: Idempotency;
  #instant: number | null = null;
  #request: string | null = null;
  #sending: Promise<void> = Promise.resolve();

  constructor(context: DurableObjectState, bindings: StripeBindings) {
    super(context, bindings);
    const { sql } = context.storage;
    this.store = new Store(sql);
    this.events = new EventLog(sql);
    this.settings = new SettingsStore(sql);
    this.#idempotency = new Idempotency(sql);
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.runUntil(this.now());
    const response = isApi(request)
      ? await respondToApi(request, this.account(), this.#idempotency, this.#transaction)
      : pathname.startsWith("/dev/stripe")
        ? await respondToControl(request, this)
        : await respondWithPage(request, this);
    this.ctx.waitUntil(this.deliver());
    return response;
  }

  /** Does what the real clock makes due, and tries deliveries again. */
  override async alarm(): Promise<void> {
    this.runUntil(this.now());
    await this.deliver();
  }

  /** Seconds of the virtual clock. */
  now(): number {
    if (this.#instant !== null) return this.#instant;
    const { offset, frozenAt } = this.settings.get();
    const real = Date.now();
    return Math.floor(Math.max(real, frozenAt === null ? real + offset : frozenAt * 1000) / 1000);
  }

  /** By how much the virtual clock is ahead, in milliseconds. */
  offset(): number {
    const { offset, frozenAt } = this.settings.get();
    return frozenAt === null ? offset : Math.max(0, frozenAt * 1000 - Date.now());
  }

  account(): Account {
    return {
      store: this.store,
      events: this.events,
      now: () => this.now(),
      pages: this.pages(),
      emit: (type, object, previous) => this.#emit(type, object, previous),
      takeOutcome: () => {
        const { nextPayment } = this.settings.get();
        if (nextPayment) this.settings.change({ nextPayment: null });
        return nextPayment;
      },
      takeFinalizationFailure: () => {
        const { failsFinalization } = this.settings.get();
        if (failsFinalization) this.settings.change({ failsFinalization: false });
        return failsFinalization;
      },
    };
  }

  /** The origin of the stand-in's pages. */
  pages(): string {
    return this.#origins().app.replace("://", "://sandbox.");
  }

  /** Takes note of where the app is. */
  setOrigins(origins: { app: string; api: string }): void {
    const known = this.#origins();
    if (known.app !== origins.app || known.api !== origins.api) this.settings.change({ origins });
  }

  #origins(): { app: string; api: string } {
    return this.settings.get().origins ?? { app: this.env.APP_ORIGIN, api: this.env.API_ORIGIN };
  }

  /** Runs something at an instant of its own. */
  at<T>(instant: number, run: () => T): T {
    const before = this.#instant;
    this.#instant = instant;
    try {
      return this.ctx.storage.transactionSync(run);
    } catch (error) {
      this.settings.forget();
      throw error;
    } finally {
      this.#instant = before;
    }
  }

  /** Does everything that is due up to an instant, in order, each at its own. */
  runUntil(until: number): void {
    for (let runs = 0; runs < MAX_RUNS_AT_ONCE; runs += 1) {
      const due = this.store.nextDue(until);
      if (!due) return;
      this.at(due.at, () => runDue(this.account(), due));
    }
    throw new Error("the sandbox's clock does not get on");
  }

  /** Advances the virtual clock; it never moves back, nor behind the real one. */
  advance(to: number, isFrozen: boolean): void {
    const target = Math.max(to, this.now());
    this.runUntil(target);
    const offset = Math.max(target * 1000 - Date.now(), this.offset());
    const change: Partial<Settings> = isFrozen ? { frozenAt: target } : { frozenAt: null, offset };
    this.settings.change(change);
  }

  /** Sends what waits, oldest first, one after the other. */
  deliver(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#send()).catch(() => undefined);
    return this.#sending;
  }

  /** Sends an event now, regardless of previous deliveries. @returns the receiver's status, 0 without one */
  async resend(id: string): Promise<number> {
    const { APP } = this.env;
    const event = this.events.find(id);
    if (!event || !APP) return 0;
    const status = await sendEvent(APP, this.#origins().api, event);
    this.events.answered(event, status, Date.now());
    return status;
  }

  /** Deletes everything but the clock. */
  clear(): void {
    this.store.clear();
    this.events.clear();
    this.#idempotency.clear();
  }

  async #send(): Promise<void> {
    const { APP } = this.env;
    for (;;) {
      const event = APP && this.events.nextToSend(Date.now());
      if (!APP || !event) break;
      this.events.answered(event, await sendEvent(APP, this.#origins().api, event), Date.now());
    }
    await this.#setAlarm();
  }

  async #setAlarm(): Promise<void> {
    const due = this.store.nextDue(Number.MAX_SAFE_INTEGER);
    const times = [
      due && this.settings.get().frozenAt === null ? due.at * 1000 - this.settings.get().offset : null,
      this.env.APP ? this.events.nextTryAt() : null,
    ].filter((time) => time !== null);
    if (times.length > 0) await this.ctx.storage.setAlarm(Math.max(Date.now() + 100, Math.min(...times)));
  }

  readonly #transaction: Transaction = (request, run) => {
    this.#request = request;
    try {
      return this.ctx.storage.transactionSync(run);
    } catch (error) {
      this.settings.forget();
      throw error;
    }
  };

  #emit<T extends EventType>(
    type: T,
    object: EventOf<T>["data"]["object"],
    previous: object | undefined,
  ): void {
    const id = newStripeId("event");
    const created = this.now();
    const request = { id: null, idempotency_key: this.#instant === null ? this.#request : null };
    const body = JSON.stringify(presentEvent({ id, created, type, object, previous, request }));
    const { mode, losing } = this.settings.get();
    if (losing > 0) this.settings.change({ losing: losing - 1 });
    const state = mode === "lose" || losing > 0 ? "lost" : mode === "hold" ? "held" : "waiting";
    const customer = "customer" in object && typeof object.customer === "string" ? object.customer : null;
    this.events.add({ id, type, created, about: object.id, customer, body, state });
  }
}
