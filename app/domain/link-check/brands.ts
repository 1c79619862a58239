/** Names that are part of no other word: they are found wherever they stand. */
export const COINED_BRANDS = [
  "americanexpress",
  "bankofamerica",
  "binance",
  "coinbase",
  "docusign",
  "facebook",
  "instagram",
  "mastercard",
  "metamask",
  "microsoft",
  "netflix",
  "paypal",
  "wellsfargo",
  "whatsapp",
] as const;

/** Names that are words, or parts of words (pineapple, thebay, musicloud): they are found as words of their own. */
export const WORD_BRANDS = [
  "amazon",
  "apple",
  "chase",
  "commerzbank",
  "dhl",
  "dropbox",
  "ebay",
  "fedex",
  "google",
  "icloud",
  "klarna",
  "linkedin",
  "office365",
  "postbank",
  "revolut",
  "sparkasse",
  "usps",
  "volksbank",
] as const;

/** Hosts of theirs beside those that have the name alone in front of one of their endings or nothing. */
export const OWN_HOSTS: ReadonlySet<string> = new Set([
  "amazonpay.com",
  "appleid.com",
  "applepay.com",
  "googlepay.com",
  "metamask.io",
  "microsoftonline.com",
]);

/**
 * Endings under which the brands have their own names. Countries whose names were given away to anybody (`tk`, `gq`),
 * or that are a slip of the finger away from `.com` (`cm`, `co`, `om`), are not among them.
 */
export const OWN_ENDINGS = [
  ...["com", "net", "org", "eu", "me"],
  ...[
    "ae",
    "at",
    "be",
    "ca",
    "ch",
    "cl",
    "cn",
    "cz",
    "de",
    "dk",
    "eg",
    "es",
    "fi",
    "fr",
    "gr",
    "hu",
    "ie",
    "in",
  ],
  ...["it", "jp", "kr", "lu", "nl", "no", "pe", "pl", "pt", "ro", "sa", "se", "sg", "sk", "us"],
  ...[
    "ar",
    "au",
    "be",
    "br",
    "cn",
    "co",
    "eg",
    "hk",
    "mx",
    "my",
    "pe",
    "ph",
    "sa",
    "sg",
    "tr",
    "tw",
    "vn",
  ].map((country) => `com.${country}`),
  ...["id", "il", "in", "jp", "kr", "nz", "th", "uk", "za"].map((country) => `co.${country}`),
] as const;

/** Under these anybody gets a name for nothing: a brand's own name there is nobody's own. */
export const FREE_HOSTS = [
  ...["blogspot.com", "carrd.co", "firebaseapp.com", "github.io", "gitlab.io", "glitch.me", "herokuapp.com"],
  ...[
    "netlify.app",
    "onrender.com",
    "pages.dev",
    "r2.dev",
    "square.site",
    "surge.sh",
    "vercel.app",
    "web.app",
  ],
  ...["webflow.io", "weebly.com", "wixsite.com", "wordpress.com", "workers.dev"],
] as const;

/** What pages that ask for a password or money are called. */
export const LURES = [
  "account",
  "accounts",
  "anmelden",
  "anmeldung",
  "authenticate",
  "billing",
  "confirm",
  "connexion",
  "cuenta",
  "konto",
  "kundenservice",
  "login",
  "logon",
  "password",
  "payment",
  "payments",
  "recover",
  "recovery",
  "secure",
  "secured",
  "security",
  "seguridad",
  "sicherheit",
  "signin",
  "signon",
  "support",
  "unlock",
  "update",
  "updates",
  "validate",
  "verification",
  "verified",
  "verify",
  "wallet",
] as const;

/** The same, but parts of too many other words: they count as words of their own only. */
export const SHORT_LURES = ["auth", "help", "helpdesk", "id", "paket", "pay", "tracking"] as const;

/** What stands around a brand and a lure that are written as one word. */
export const FILLERS = ["com", "customer", "my", "online", "service", "team", "the", "web", "www"] as const;
