/**
 * Hosts that exist to harm whoever follows a link to them: loggers of visitors' addresses and the names they hide
 * behind, and the pages by which such checks are tested. Sub-domains are meant too.
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

/** Names whose sign-in pages are imitated most. */
const IMITATED =
  "amazon|appleid|binance|coinbase|facebook|icloud|instagram|metamask|microsoft|netflix|office365|paypal|whatsapp";
const LURE =
  "account|billing|confirm|login|recover|secure|security|signin|support|unlock|update|verify|verification|wallet";

/** `paypal-login`, `secure-paypal`: the name and what it lures with, as words of one label. */
const LURING_LABEL = new RegExp(`^(?=(?:.*-)?(?:${IMITATED})(?:-|$))(?=(?:.*-)?(?:${LURE})(?:-|$))`);
/** `paypal.com.evil.example`: the name's own host in front of somebody else's. One label behind it may be a country. */
const BORROWED_HOST = new RegExp(`(?:^|[.-])(?:${IMITATED})\\.com\\.[^.]+\\.[^.]+`);

/** Whether a host is on the list, or pretends to be somebody's sign-in page. @param host in lower case */
export function isHarmfulHost(host: string): boolean {
  const labels = host.split(".");
  const ends = labels.map((_, index) => labels.slice(index).join("."));
  if (ends.some((end) => HARMFUL_HOSTS.has(end))) return true;
  return labels.some((label) => LURING_LABEL.test(label)) || BORROWED_HOST.test(host);
}
