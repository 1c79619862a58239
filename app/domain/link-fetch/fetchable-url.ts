import { LIMITS } from "~/domain/limits";
import { isHostName } from "~/domain/links";

/** Endings of names that are not public: reserved ones, and those of home and company networks. */
const RESERVED_ENDS: ReadonlySet<string> = new Set([
  ...["alt", "arpa", "example", "invalid", "local", "localhost", "onion", "test"],
  ...["corp", "domain", "home", "host", "internal", "intranet", "lan", "localdomain", "private", "workgroup"],
  ...["example.com", "example.net", "example.org"],
  // Public names that resolve to any address, including private ones.
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

/** Characters that URL parsers drop or read as others. */
const NOT_PLAIN = /[^\x21-\x7E]|[\\"<>^`{|}]/;

/**
 * Validates a URL that the server fetches for a user: an https address of a public name, at the default port, without
 * credentials. Other schemes, IP addresses in any notation and our own hosts are rejected.
 * @param text as received, also from the `Location` of a response
 * @param ownHosts our own hosts; their subdomains are included
 * @param from the base of a relative URL
 * @returns the URL without its fragment, or null
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

/** The parser drops empty userinfo, so the text is checked as well. */
function hasUserinfo(text: string, { username, password }: URL): boolean {
  if (username || password) return true;
  return /^(?:[a-z][a-z0-9+.-]*:)?\/*[^/?#]*@/i.test(text);
}

/** Whether a name has two labels or more and can be public. The parser has normalised numeric addresses before. */
export function isPublicHost(host: string): boolean {
  return host.length <= 253 && isHostName(host) && !hasEnd(host, RESERVED_ENDS);
}

const endsOf = (host: string) => host.split(".").map((_, at, labels) => labels.slice(at).join("."));
const hasEnd = (host: string, ends: ReadonlySet<string>) => endsOf(host).some((end) => ends.has(end));
const isBelow = (host: string, own: readonly string[]) => hasEnd(host, new Set(own));
