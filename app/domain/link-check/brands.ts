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

/** Hosts of theirs beside those that have the name alone in front of a country, `.com` or nothing. */
export const OWN_HOSTS: ReadonlySet<string> = new Set([
  "amazonpay.com",
  "appleid.com",
  "applepay.com",
  "googlepay.com",
  "microsoftonline.com",
]);

/** What pages that ask for a password or money are called. */
export const LURES = [
  "account",
  "accounts",
  "authenticate",
  "billing",
  "confirm",
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
export const SHORT_LURES = ["auth", "id", "pay"] as const;

/** What stands around a brand and a lure that are written as one word. */
export const FILLERS = ["com", "customer", "my", "online", "service", "team", "the", "web", "www"] as const;
