import {
  COINED_BRANDS,
  FILLERS,
  FREE_HOSTS,
  LURES,
  OWN_ENDINGS,
  OWN_HOSTS,
  SHORT_LURES,
  WORD_BRANDS,
} from "./brands";
import { readableLabel } from "./punycode";
import { skeleton } from "./skeleton";

const COINED = COINED_BRANDS.map((brand) => skeleton(brand));
const WORDS = WORD_BRANDS.map((brand) => skeleton(brand));
const BRANDS: ReadonlySet<string> = new Set([...COINED, ...WORDS]);
/** Maximum length of a domain name; a longer one cannot be resolved. */
const MAX_HOST = 253;
/** Shorter names match by chance where a digit is no substitute. */
const MIN_LOOK_ALIKE = 5;

const anyOf = (words: readonly string[]) => words.join("|");
const ANY_BRAND = anyOf([...BRANDS]);
const ANY_LURE = anyOf([...LURES, ...SHORT_LURES]);

const IS_LURE: ReadonlySet<string> = new Set(LURES);
const IS_SHORT_LURE: ReadonlySet<string> = new Set(SHORT_LURES);
/** Matched within other words too, except those that only begin like one: accountant, accounting. */
const HAS_LURE = new RegExp(`${anyOf(LURES.filter((lure) => !lure.startsWith("account")))}|account(?!an|in)`);
const HAS_COINED = new RegExp(anyOf(COINED));
/** `applelogin`, `myappleid`: a brand and a lure, and only fillers besides. */
const ONE_WORD = new RegExp(
  `^(?=.*(?:${ANY_LURE}))(?:${ANY_LURE}|${anyOf(FILLERS)})*(?:${anyOf(WORDS)})s?(?:${ANY_LURE}|${anyOf(FILLERS)})*$`,
);
const literally = (endings: readonly string[]) =>
  anyOf(endings.map((ending) => ending.replaceAll(".", "\\.")));
/**
 * `paypal.com.evil.example`, `paypal.com-x.example`, `www-paypal-com.example`: the brand's host as a prefix of a
 * foreign domain. The brand's own country domains are allowed before.
 */
const BORROWED_HOST = new RegExp(
  `(?:^|[.-])(?:${ANY_BRAND})(?:-com[.-]|\\.com-|\\.com\\.[^.]+\\.[^.]+)` +
    `|(?:^|\\.)(?:${ANY_BRAND})\\.(?:com\\.|(?:${literally(OWN_ENDINGS)})(?:-|\\.[^.]+\\.[^.]+$))`,
);
const OWN_HOST = new RegExp(
  `(?:^|\\.)(?:${anyOf([...COINED_BRANDS, ...WORD_BRANDS])})(?:\\.(?:${literally(OWN_ENDINGS)}))?$`,
);
/** `paypal.pages.dev`: the bare name on free hosting. */
const FREE_HOST = new RegExp(`(?:^|\\.)(?:${ANY_BRAND})\\.(?:${literally(FREE_HOSTS)})$`);

/** A label as decoded, and as it looks. */
interface Label {
  read: string;
  look: string;
}

/**
 * Whether a host imitates a brand's sign-in page: the brand's name, in any spelling, with a lure word, or the name
 * alone in letters of another script.
 * @param host in lower case, without a trailing dot
 */
export function imitatesBrand(host: string): boolean {
  if (host.length > MAX_HOST) return false;
  const labels = host.split(".");
  if (OWN_HOST.test(host) || OWN_HOSTS.has(labels.slice(-2).join("."))) return false;
  const read = labels.map(readableLabel);
  return (["l", "i"] as const).some((one) =>
    imitatedBy(read.map((label) => ({ read: label, look: skeleton(label, one) }))),
  );
}

function imitatedBy(labels: readonly Label[]): boolean {
  const looks = labels.map(({ look }) => look);
  const host = looks.join(".");
  if (BORROWED_HOST.test(host) || FREE_HOST.test(host)) return true;
  if (labels.some(isLookAlike) || looks.some(isLuringLabel)) return true;
  const words = looks.slice(0, -1).flatMap(wordsOf);
  const hasLure =
    words.some((word) => IS_LURE.has(word) || IS_SHORT_LURE.has(word)) || IS_LURE.has(looks.at(-1) ?? "");
  if (hasLure && looks.slice(0, -1).some((look) => BRANDS.has(look))) return true;
  const joined = looks.map((look) => wordsOf(look).join("")).join(".");
  return HAS_COINED.test(joined) && (hasLure || HAS_LURE.test(joined));
}

const wordsOf = (label: string) => label.split(/[-_]/);

/**
 * The brand's name in substituted characters: with letters of another script anywhere, with digits only as a whole
 * label.
 */
function isLookAlike({ read, look }: Label): boolean {
  if (/[^\0-\x7F]/.test(read)) {
    const isNew = (text: string) => !read.includes(text);
    return (
      wordsOf(look).some((word) => BRANDS.has(word) && isNew(word)) ||
      COINED.some((brand) => look.includes(brand) && isNew(brand))
    );
  }
  return look !== read && look.length >= MIN_LOOK_ALIKE && BRANDS.has(look);
}

/** `paypal-login`, `applelogin`, `goo-gle-signin`: a brand as a word of its own, and a lure. */
function isLuringLabel(look: string): boolean {
  const words = wordsOf(look);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  return (has(BRANDS) && (has(IS_LURE) || has(IS_SHORT_LURE))) || ONE_WORD.test(words.join(""));
}
