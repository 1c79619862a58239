import type { DrawTexts } from "~/domain/cards/print/lines";
import type { DrawCodeFile } from "~/domain/codes/code-file";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import type { StripName } from "~/domain/passes/apple/images";
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

interface StubNamespace<T> {
  idFromName(name: string): DurableObjectId;
  get(id: DurableObjectId): T;
}

/** What only some environments have, by wrangler.toml or as a secret: see each adapter for what happens without it. */
type Sometimes = Partial<Pick<WranglerBindings, "MAIL" | "BURST">> & Partial<Variables>;

/** What wrangler.toml binds, with what our other Workers and Durable Objects can do. */
export interface Bindings
  extends Omit<WranglerBindings, keyof Sometimes | "JOBS" | "LIMITER" | "SHARE_IMAGE">,
    Sometimes {
  JOBS: StubNamespace<JobQueueStub>;
  LIMITER: StubNamespace<RateLimiterStub>;
  SHARE_IMAGE: {
    render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array>;
    drawCode: DrawCodeFile;
    drawTexts: DrawTexts;
    veilStrip(input: { picture: Uint8Array; name: StripName }): Promise<Uint8Array>;
  };
  /** Reaches Apple's push service with the pass certificate, see docs/deployment.md. */
  APNS?: Fetcher;
}
