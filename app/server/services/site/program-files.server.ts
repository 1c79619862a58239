import { DAY_MS } from "~/domain/durations";
import type { Platform } from "~/server/platform/platform.server";

/** @returns robots.txt: pages excluded from search engines declare it themselves, so it lists only other paths */
export function robotsText({ config }: Platform): string {
  const disallowed = ["/f/", "/q/", "/report/"].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...disallowed, "", `Sitemap: ${config.origins.site}/sitemap.xml`, ""].join("\n");
}

/** @returns security.txt, see RFC 9116 */
export function securityText({ config, now }: Platform): string {
  const contact = config.reportMail ?? /[^<\s]+@[^>\s]+/.exec(config.mailFrom)?.[0] ?? config.mailFrom;
  const midnight = Math.ceil(now().getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(midnight + 180 * DAY_MS).toISOString()}`,
    `Canonical: ${config.origins.site}/.well-known/security.txt`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
