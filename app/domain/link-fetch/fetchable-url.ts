import { LIMITS } from "~/domain/limits";
import { isHostName } from "~/domain/links";

/** Ends of names that lead nowhere in public: reserved ones, and those of home and company networks. */
const RESERVED_ENDS: ReadonlySet<string> = new Set([
  ...["alt", "arpa", "example", "invalid", "local", "localhost", "onion", "test"],
  ...["corp", "domain", "home", "host", "internal", "intranet", "lan", "localdomain", "private", "workgroup"],
  ...["example.com", "example.net", "example.org"],
  // Public names that stand for any address, those of private networks among them.
  ...[
    "lacolhost.com",
    "localhost.run",
    "localtest.me",
    "lvh.me",
    "nip.io",
    "sslip.io",
    "traefik.me",
    "vcap.me",
    "xip.io",
  ],
]);

/** Characters that a parser of addresses drops or reads as others. */
const NOT_PLAIN = /[^\x21-\x7E]|[\\"<>^`{|}]/;

/**
 * What our server may ask of the web for somebody: an https address of a public name, at the default port, without
 * names or passwords in it. An address of another kind, one by number in any spelling and one of our own are refused.
 * @param text as it came, also from the `Location` of a response
 * @param ownHosts names of our own; those below them are ours too
 * @param from the address that a relative one is relative to
 * @returns the address without its fragment, or null
 */
export function fetchableUrl(text: string, ownHosts: readonly string[], from?: URL): URL | null {
  if (text === "" || text.length > LIMITS.url || NOT_PLAIN.test(text) || !URL.canParse(text, from))
    return null;
  const url = new URL(text, from);
  const isPlain = url.protocol === "https:" && url.port === "" && !hasUserinfo(text, url);
  if (!isPlain || !isPublicHost(url.hostname) || isBelow(url.hostname, ownHosts)) return null;
  url.hash = "";
  return url.href.length <= LIMITS.url ? url : null;
}

/** Empty ones are dropped by the parser, so that the text is looked at as well. */
function hasUserinfo(text: string, { username, password }: URL): boolean {
  if (username || password) return true;
  return /^(?:[a-z][a-z0-9+.-]*:)?\/*[^/?#]*@/i.test(text);
}

/** A name of two labels or more that can be the public's. The parser has written addresses by number as such before. */
export function isPublicHost(host: string): boolean {
  return host.length <= 253 && isHostName(host) && !hasEnd(host, RESERVED_ENDS);
}

const endsOf = (host: string) => host.split(".").map((_, at, labels) => labels.slice(at).join("."));
const hasEnd = (host: string, ends: ReadonlySet<string>) => endsOf(host).some((end) => ends.has(end));
const isBelow = (host: string, own: readonly string[]) => hasEnd(host, new Set(own));
