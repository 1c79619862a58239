import type { DrawTexts } from "~/domain/cards/print/lines";
import type { DrawCodeFile } from "~/domain/codes/code-file";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import type { StripName } from "~/domain/passes/apple/images";
import type { StoredDay } from "~/domain/visits/day-counts";
import type { EventKind, VisitEvent } from "~/domain/visits/event";
import type { ReportThing } from "~/domain/visits/thing";
import type { Variables } from "./config.server";
import type { WranglerBindings } from "./wrangler-bindings.server";

/** The job queue's interface: a Durable Object, one per user. */
export interface JobQueueStub {
  wake(shard: string): Promise<void>;
}

export interface LimitResult {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the next attempt can succeed. */
  resetAfter: number;
}

/** The exact counter's interface: a Durable Object, one per key. */
export interface RateLimiterStub {
  take(limit: number, windowSeconds: number): Promise<LimitResult>;
  refund(): Promise<void>;
  clear(): Promise<void>;
  unspend(amount: number): Promise<void>;
  spend(amount: number, limit: number, windowSeconds: number): Promise<LimitResult>;
}

/** What an isolate flushes of one owner's day. */
export interface VisitBatch {
  /** The same when it is sent again. */
  id: string;
  owner: string;
  day: string;
  /** When the day ends, in milliseconds since the epoch. */
  endsAt: number;
  events: VisitEvent[];
  /** How many events were dropped because of their number, by kind. */
  dropped?: Partial<Record<EventKind, number>>;
}

/** The interface of an owner's day: a Durable Object, one per owner and date. */
export interface VisitDayStub {
  add(batch: VisitBatch): Promise<void>;
  read(things?: readonly ReportThing[]): Promise<StoredDay[]>;
  reset(things: readonly ReportThing[]): Promise<void>;
  erase(): Promise<void>;
}

interface StubNamespace<T> {
  idFromName(name: string): DurableObjectId;
  get(id: DurableObjectId): T;
}

/** Only in some environments, by wrangler.toml or as a secret: see each adapter for its behaviour without it. */
type Sometimes = Partial<Pick<WranglerBindings, "MAIL" | "BURST">> & Partial<Variables>;

/** The bindings of wrangler.toml, with the interfaces of our other Workers and Durable Objects. */
export interface Bindings
  extends Omit<WranglerBindings, keyof Sometimes | "JOBS" | "LIMITER" | "VISIT_DAYS" | "SHARE_IMAGE">,
    Sometimes {
  JOBS: StubNamespace<JobQueueStub>;
  LIMITER: StubNamespace<RateLimiterStub>;
  VISIT_DAYS: StubNamespace<VisitDayStub>;
  SHARE_IMAGE: {
    render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array>;
    drawCode: DrawCodeFile;
    drawTexts: DrawTexts;
    scrimStrip(input: { picture: Uint8Array; name: StripName }): Promise<Uint8Array>;
  };
  /** Connects to Apple's push service with the pass certificate, see docs/deployment.md. */
  APNS?: Fetcher;
}
