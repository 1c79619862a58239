/** Link-page services: links on such a page to the service itself are not the page owner's. */
const LINK_SERVICES: ReadonlySet<string> = new Set([
  ...["linktr.ee", "carrd.co", "beacons.ai", "bio.link", "bio.site", "campsite.bio", "lnk.bio", "taplink.cc"],
  ...["allmylinks.com", "contactinbio.com", "direct.me", "flow.page", "flowpage.com", "hoo.be", "later.com"],
  ...["linkin.bio", "linkpop.com", "linkfire.com", "milkshake.app", "msha.ke", "shorby.com", "snipfeed.co"],
  ...["solo.to", "tap.bio", "withkoji.com", "about.me", "hihello.com", "hihello.me", "blinq.me", "popl.co"],
]);

/** Paths that sites use for their own navigation. */
const OF_THE_SITE =
  /^\/(?:[a-z]{2}\/)?(?:sign-?(?:up|in)|log-?(?:in|out)|register|account|cart|checkout|privacy(?:-policy)?|terms(?:-of-(?:service|use))?|tos|legal|cookies?(?:-policy)?|imprint|impressum|datenschutz|report|abuse)(?:[/.]|$)/i;

const siteOf = (host: string) => host.split(".").slice(-2).join(".");

/**
 * Whether a link on an imported page belongs to the site: sign-up, terms, the page itself, and on a link-page service
 * any link to the service.
 * @param url normalised
 * @param page the page that contains the link
 */
export function isOwnNavigation(url: string, page: URL): boolean {
  const { protocol, hostname, pathname, search } = new URL(url);
  if (protocol !== "https:") return false;
  const site = siteOf(hostname);
  if (LINK_SERVICES.has(site)) {
    const isFront = pathname === "/" && hostname.replace(/^www\./, "") === site;
    return isFront || LINK_SERVICES.has(siteOf(page.hostname));
  }
  if (site !== siteOf(page.hostname)) return false;
  return (pathname === page.pathname && search === page.search) || OF_THE_SITE.test(pathname);
}
