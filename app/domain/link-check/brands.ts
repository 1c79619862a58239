/** Names that are part of no other word: matched anywhere in a label. */
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

/** Names that are words, or parts of words (pineapple, thebay, musicloud): matched as whole words only. */
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

/** The brands' own hosts besides the bare name, alone or with one of OWN_ENDINGS. */
export const OWN_HOSTS: ReadonlySet<string> = new Set([
  "amazonpay.com",
  "appleid.com",
  "applepay.com",
  "googlepay.com",
  "metamask.io",
  "microsoftonline.com",
]);

/**
 * Endings under which the brands own their names. Country domains that were given away for free (`tk`, `gq`), or that
 * are a typo of `.com` (`cm`, `co`, `om`), are excluded.
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

/** Free hosting under which any user can register a name: a brand's name there is not the brand's. */
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

/** Words in names of pages that request a password or money. */
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

/** The same, but parts of too many other words: matched as whole words only. */
export const SHORT_LURES = ["auth", "help", "helpdesk", "id", "paket", "pay", "tracking"] as const;

/** Words around a brand and a lure that are written as one word. */
export const FILLERS = ["com", "customer", "my", "online", "service", "team", "the", "web", "www"] as const;
