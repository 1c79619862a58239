import { imitatesBrand } from "./imitated-brand";

/**
 * Hosts that harm visitors: loggers of IP addresses with their alias domains, and the test pages of such checks.
 * Includes subdomains.
 */
export const HARMFUL_HOSTS: ReadonlySet<string> = new Set([
  "2no.co",
  "blasze.com",
  "bmwforum.co",
  "catsnthing.com",
  "catsnthings.fun",
  "crabrave.pw",
  "curiouscat.club",
  "datasig.io",
  "datauth.io",
  "dateing.club",
  "ezstat.ru",
  "fortnight.space",
  "fortnitechat.site",
  "freegiftcards.co",
  "gaming-at-my.best",
  "gamingfun.me",
  "grabify.link",
  "headshot.monster",
  "imageshare.best",
  "ipgrabber.ru",
  "iplis.ru",
  "iplogger.co",
  "iplogger.com",
  "iplogger.org",
  "iplogger.ru",
  "joinmy.site",
  "leancoding.co",
  "lovebird.guru",
  "mypic.icu",
  "otherhalf.life",
  "progaming.monster",
  "ps3cfw.com",
  "quickmessage.us",
  "screenshare.host",
  "screenshot.best",
  "shrekis.life",
  "spottyfly.com",
  "spylink.net",
  "stopify.co",
  "testsafebrowsing.appspot.com",
  "trulove.guru",
  "wicar.org",
  "xda-developers.us",
  "youramonkey.com",
  "yourmy.monster",
  "youshouldclick.us",
  "yip.su",
]);

/** Maximum number of labels of a listed host. */
const MAX_LABELS = 3;

/** Whether a host is on the list, or imitates a brand's sign-in page. @param host in lower case */
export function isHarmfulHost(host: string): boolean {
  const name = host.replace(/\.$/, "");
  const labels = name.split(".").slice(-MAX_LABELS);
  const ends = labels.map((_, index) => labels.slice(index).join("."));
  return ends.some((end) => HARMFUL_HOSTS.has(end)) || imitatesBrand(name);
}
