import { scannedCode } from "~/domain/addresses";
import { type Agent, readAgent } from "~/domain/visits/agent";
import type { Origin, VisitEvent } from "~/domain/visits/event";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { SipKey } from "~/domain/visits/sip-hash";
import { countryOf, firstLanguage, sourceOf } from "~/domain/visits/source";
import type { Visited } from "~/domain/visits/visited";
import { ownTime } from "~/domain/visits/zone-day";
import { clientAddress } from "~/server/http/client-address.server";
import { readCookie, UNCOUNTED_COOKIE } from "~/server/http/cookies.server";
import type { Config } from "~/server/platform/config.server";
import { type Background, logError } from "~/server/platform/platform.server";
import type { CachedResponse } from "~/server/platform/site-cache.server";
import { addVisit, dropIfFull } from "~/server/platform/visit-buffer.server";
import { agentDigest, knownSaltKey, loadSaltKey, visitorHash } from "~/server/platform/visit-salt.server";
import { isRecentClick } from "./recent-clicks.server";

/** The platform for counting; created on use, since most of a bot's requests are not counted. */
export type MakePlatform = () => Background;

/** The event, as far as the request itself does not contain it. */
type Happened = Pick<VisitEvent, "kind"> & Partial<Pick<VisitEvent, "thing" | "code" | "link" | "file">>;

/** Counts a sent document or a code's redirect, by what its response shows. */
export function countResponse(
  request: Request,
  url: URL,
  { visited, version }: CachedResponse,
  makePlatform: MakePlatform,
): void {
  if (!visited || isUncounted(request)) return;
  const { thing, code } = visited;
  if (code === undefined && isFromApp(request, url, version, makePlatform)) return;
  const happened: Happened = code === undefined ? { kind: "view", thing } : { kind: "scan", thing, code };
  countVisit(request, url, visited, happened, makePlatform);
}

/** Counts an action other than a view: a saved file, a contact form sent. */
export function countAction(
  request: Request,
  url: URL,
  visited: Visited | undefined,
  happened: Happened,
  makePlatform: MakePlatform,
): void {
  if (visited && !isUncounted(request))
    countVisit(request, url, visited, { thing: visited.thing, ...happened }, makePlatform);
}

function countVisit(
  request: Request,
  url: URL,
  visited: Visited,
  happened: Happened,
  makePlatform: MakePlatform,
): void {
  const { headers } = request;
  const userAgent = (headers.get("User-Agent") ?? "").slice(0, VISIT_LIMITS.userAgent);
  const agent = agentOf(userAgent);
  if (!agent.isPerson) return;
  const at = Date.now();
  const { owner } = visited;
  const { day, hour, endsAt } = ownTime(at, visited);
  const { kind, link, thing } = happened;
  // Whether a click is a repeat is known by its visitor alone.
  if (kind !== "click" && dropIfFull(makePlatform, { owner, day, endsAt }, { kind, at })) return;
  const platform = makePlatform();
  const isOfOrigin = kind === "view" || kind === "click";
  const origin = isOfOrigin ? { origin: originOf(request, url, agent, platform.config) } : {};
  const view = kind === "view" ? viewOf(request, url) : {};
  const add = (visitor: string | null) => {
    if (kind === "click" && visitor && isRecentClick(`${visitor} ${thing} ${link}`, at)) return;
    addVisit(platform, { owner, day, endsAt }, { ...happened, ...view, ...origin, visitor, at, hour });
  };
  if (isUntracked(request)) {
    add(null);
    return;
  }
  const hash = (key: SipKey) =>
    visitorHash(key, owner, clientAddress(headers.get("CF-Connecting-IP")), agent.digest);
  const key = knownSaltKey(day);
  if (key) {
    add(hash(key));
    return;
  }
  // Once per isolate and date: the request itself does not wait.
  platform.defer(
    loadSaltKey(platform.bindings, day)
      .then(hash)
      .catch((error) => {
        logError("there is no salt to tell visitors apart", error);
        return null;
      })
      .then(add),
  );
}

/** The code that a view may belong to, and whether the visitor's browser had the document. */
function viewOf({ headers }: Request, { search }: URL): Pick<VisitEvent, "code" | "isRevalidation"> {
  const code = search.includes("q=") ? scannedCode(search) : undefined;
  return { isRevalidation: headers.has("If-None-Match"), ...(code && { code }) };
}

/** Whether the visitor opted out of tracking: nothing of theirs is hashed. */
export const isUntracked = ({ headers }: Request): boolean =>
  headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";

/** Whether the response is not viewed, or its visitor is not to be counted. */
function isUncounted(request: Request): boolean {
  const { headers, method } = request;
  if (method === "HEAD") return true;
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose");
  if (purpose && /prefetch|preview|prerender/i.test(purpose)) return true;
  return headers.has("Cookie") && isUncountedDevice(request);
}

/** Whether this device opted out of being counted. */
export const isUncountedDevice = (request: Request): boolean =>
  readCookie(request, UNCOUNTED_COOKIE) !== null;

/** Whether an owner or a member views their own work: they come from the app, with the current version. */
function isFromApp(
  { headers }: Request,
  { search }: URL,
  version: number | undefined,
  makePlatform: MakePlatform,
): boolean {
  if (search === "" || version === undefined || search !== `?v=${version}`) return false;
  const { config } = makePlatform();
  const referer = headers.get("Referer") ?? "";
  const { app } = hostsOf(config);
  const host = /^https?:\/\/([^/]+)/.exec(referer)?.[1] ?? "";
  return (
    host === app || host.endsWith(`.${app}`) || (config.isDevelopment && /^127\.0\.0\.1(:\d+)?$/.test(host))
  );
}

/** The parsed `User-Agent`, and its digest in a visitor's hash. */
type Browser = Agent & { digest: string };

const agents = new Map<string, Browser>();
const MAX_AGENTS = 500;

/** Few `User-Agent` values are distinct, and parsing one takes longer than the rest of counting. */
function agentOf(userAgent: string): Browser {
  const known = agents.get(userAgent);
  if (known) return known;
  const agent = { ...readAgent(userAgent), digest: agentDigest(userAgent) };
  if (agents.size >= MAX_AGENTS) agents.clear();
  agents.set(userAgent, agent);
  return agent;
}

function originOf(request: Request, { search }: URL, { app, device }: Agent, config: Config): Origin {
  const { headers } = request;
  const referer = headers.get("Referer");
  return {
    source: sourceOf({ search, referer, ownHosts: hostsOf(config).own, app }),
    country: countryOf(toldCountry(request, config)),
    device,
    language: firstLanguage(headers.get("Accept-Language")),
  };
}

/** By Cloudflare. In development it is missing or constant: the sandbox and tests send one. */
function toldCountry(request: Request, config: Config): unknown {
  if (config.isDevelopment) return request.headers.get("CF-IPCountry");
  return (request.cf as { country?: unknown } | undefined)?.country;
}

const hosts = new WeakMap<Config, { app: string; own: string[] }>();

function hostsOf(config: Config): { app: string; own: string[] } {
  let known = hosts.get(config);
  if (!known) {
    const { app, site } = config.origins;
    known = { app: new URL(app).host, own: [new URL(site).host, new URL(app).host] };
    hosts.set(config, known);
  }
  return known;
}
