import { MINUTE_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { Visited } from "~/domain/visits/visited";
import { knownChange } from "~/server/data/change-log.server";
import { withLimitedBody } from "~/server/http/body-limit.server";
import { limitAtEdge } from "~/server/platform/edge-rate-limit.server";
import type { Platform } from "~/server/platform/platform.server";
import { cacheGet, cacheSet, MEMORY_AGE_MS } from "~/server/platform/site-cache.server";
import { findClickable } from "~/server/services/visits/find-clickable.server";
import { countAction, isUntracked } from "./count.server";
import { syncIfStale } from "./memory.server";
import { refusalOf } from "./response.server";

/** A click reported by a browser. */
export interface Ping {
  /** Of its page or card, below the site's root. */
  address: string;
  link: string;
}

const VARIANT = "ping";
const MAX_BYTES = 1024;

/** Responds to a reported click: 204, whatever was counted. Only for a page or card of ours, and a link that it has. */
export async function respondToPing(request: Request, ping: Ping, platform: Platform): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  try {
    await limitAtEdge(platform, "click");
    const from = ownOrigin(request, platform.config.origins.site);
    if (!from) throw new AppError("forbidden");
    await withLimitedBody(request, MAX_BYTES);
    await syncIfStale(platform);
    const { links, visited } = await clickable(platform, ping.address);
    if (!visited || !links.has(ping.link)) throw new AppError("not_found");
    if (!isUntracked(request) || isRoomForPlain(ping, Date.now()))
      countAction(request, from, visited, { kind: "click", link: ping.link }, () => platform);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * @returns the address of the document that sent the ping, reduced to its campaign; null for another site's, or where
 *   it is not proved to be ours
 */
function ownOrigin({ headers }: Request, site: string): URL | null {
  const origin = headers.get("Origin");
  const told = headers.get("Ping-From") ?? "";
  const from = URL.canParse(told) ? new URL(told) : null;
  const isOwn =
    origin === null
      ? headers.get("Sec-Fetch-Site") === "same-origin" || from?.origin === site
      : origin === site;
  if (!isOwn || (from && from.origin !== site)) return null;
  return from ?? new URL(site);
}

interface Clickable {
  links: ReadonlySet<string>;
  visited?: Visited;
}

/** The clickable links of a page or card, from memory where this isolate has them: a ping then costs no read. */
async function clickable(platform: Platform, address: string): Promise<Clickable> {
  const path = `/p/${address}`;
  const known = cacheGet(path, VARIANT, Date.now());
  if (known) return { links: linksOf(known.body), visited: known.visited };
  const asOf = knownChange();
  const { links, visited, subjects } = await findClickable(platform, address);
  const body = new TextEncoder().encode(links.join(" "));
  const entry = { status: 204, headers: {}, body, expiresAt: Date.now() + MEMORY_AGE_MS, visited };
  cacheSet(path, VARIANT, entry, { asOf, subjects });
  return { links: new Set(links), visited };
}

const linksOf = (body: Uint8Array | null) => new Set(new TextDecoder().decode(body ?? undefined).split(" "));

/** By link, the clicks counted in a minute for visitors without a hash. */
const plain = new Map<string, { minute: number; count: number }>();
const MAX_PLAIN = 2_000;

function isRoomForPlain({ address, link }: Ping, now: number): boolean {
  const name = `${address}/${link}`;
  const minute = Math.floor(now / MINUTE_MS);
  const own = plain.get(name);
  const count = own?.minute === minute ? own.count + 1 : 1;
  if (plain.size >= MAX_PLAIN) plain.clear();
  plain.set(name, { minute, count });
  return count <= VISIT_LIMITS.plainClicksPerMinute;
}
