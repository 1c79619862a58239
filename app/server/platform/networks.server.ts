/**
 * The /48 around an IPv6 caller, which one customer commonly has for themselves (RFC 6177): 65,536 callers come from it.
 * @param ip as `clientAddress` gives it
 * @returns null for an IPv4 address
 */
export function networkAround(ip: string): string | null {
  const [, site] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(ip) ?? [];
  return site ? `${site}::/48` : null;
}
