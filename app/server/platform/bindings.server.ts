import type { DrawTexts } from "~/domain/cards/print/lines";
import type { DrawCodeFile } from "~/domain/codes/code-file";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import type { StripName } from "~/domain/passes/apple/images";
import type { StoredDay } from "~/domain/visits/day-counts";
import type { EventKind, VisitEvent } from "~/domain/visits/event";
import type { ReportThing } from "~/domain/visits/thing";
import type { Variables } from "./config.server";
import type { WranglerBindings } from "./wrangler-bindings.server";

/** The job queue as callers see it: a Durable Object, one a user. */
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

/** The exact counter as callers see it: a Durable Object, one a key. */
export interface RateLimiterStub {
  take(limit: number, windowSeconds: number): Promise<LimitResult>;
  refund(): Promise<void>;
  clear(): Promise<void>;
  unspend(amount: number): Promise<void>;
  spend(amount: number, limit: number, windowSeconds: number): Promise<LimitResult>;
}

/** What an isolate hands over of one owner's day. */
export interface VisitBatch {
  /** The same where it is handed over once more. */
  id: string;
  owner: string;
  day: string;
  /** When the day is over, in milliseconds since the epoch. */
  endsAt: number;
  events: VisitEvent[];
  /** What came in too large a number to be handed over, by its kind. */
  dropped?: Partial<Record<EventKind, number>>;
}

/** An owner's day as callers see it: a Durable Object, one an owner and date. */
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

/** What only some environments have, by wrangler.toml or as a secret: see each adapter for what happens without it. */
type Sometimes = Partial<Pick<WranglerBindings, "MAIL" | "BURST">> & Partial<Variables>;

/** What wrangler.toml binds, with what our other Workers and Durable Objects can do. */
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
  /** Reaches Apple's push service with the pass certificate, see docs/deployment.md. */
  APNS?: Fetcher;
}
