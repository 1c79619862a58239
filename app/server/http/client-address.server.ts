/**
 * The address by which attempts are counted: an IPv4 address, or for IPv6 the /64 of one household or machine (RFC
 * 6177), since every call could come from another address of it.
 * @param ip from CF-Connecting-IP
 */
export function clientAddress(ip: string | null): string {
  if (!ip) return "127.0.0.1";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(":")) return ip;
  const [start = "", end] = ip.toLowerCase().split("::");
  const groups = start ? start.split(":") : [];
  const last = end ? end.split(":") : [];
  const whole =
    end === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - last.length)).fill("0"), ...last];
  const network = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
