/** At most `limit` in `windowSeconds`, counted per `scope`. */
export type RateLimit = {
  limit: number;
  windowSeconds: number;
  scope: "ip" | "account" | "ip-and-page";
  /** The demo accounts of a development server are shared: counted there like an IP. */
  isSharedInDevelopment?: true;
};

const minutes = (n: number) => n * 60;
const hours = (n: number) => n * 3600;

/**
 * The exact counters. A development server multiplies those per IP, and those of shared accounts, by
 * DEVELOPMENT_IP_FACTOR, since all its users have the same address.
 */
export const RATE_LIMITS = {
  failedLoginAccount: { limit: 5, windowSeconds: minutes(15), scope: "account" },
  /** Of a browser that signed in with the address before: failures elsewhere do not count for it. */
  failedLoginDevice: { limit: 5, windowSeconds: minutes(15), scope: "account" },
  failedLoginDevices: { limit: 20, windowSeconds: minutes(15), scope: "account" },
  failedLoginIp: { limit: 30, windowSeconds: minutes(15), scope: "ip" },
  /** Correct passwords: each costs the time of a hash and creates a session. */
  loginAccount: { limit: 30, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Correct and wrong passwords. */
  loginIp: { limit: 100, windowSeconds: hours(1), scope: "ip" },
  /** Accounts that an admin starts to act in. */
  acting: { limit: 30, windowSeconds: hours(1), scope: "account" },
  /** An operator's account searches, and their actions. */
  operatorSearch: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  operatorStep: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  resetMail: { limit: 3, windowSeconds: hours(1), scope: "account" },
  /** Per mailbox, across its accounts. */
  resetMailTo: { limit: 10, windowSeconds: hours(24), scope: "account" },
  resetMailIp: { limit: 30, windowSeconds: hours(1), scope: "ip" },
  resetPasswordIp: { limit: 30, windowSeconds: hours(1), scope: "ip" },
  signUpIp: { limit: 20, windowSeconds: hours(1), scope: "ip" },
  /** Calls of the payment service: purchases and changes, previews of them, and returns from checkout. */
  billing: { limit: 60, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  billingPreview: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  billingReturn: { limit: 60, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Redirects to an identity provider. */
  socialStartIp: { limit: 30, windowSeconds: minutes(10), scope: "ip" },
  /** Returns from a provider: each costs a call of the provider. */
  socialReturnIp: { limit: 60, windowSeconds: minutes(10), scope: "ip" },
  /** Passkey challenges and the responses to them. */
  passkeyIp: { limit: 60, windowSeconds: minutes(10), scope: "ip" },
  /** Per mailbox: links that prove an address supplied by a provider. */
  socialMailTo: { limit: 5, windowSeconds: hours(24), scope: "account" },
  refreshIp: { limit: 300, windowSeconds: minutes(15), scope: "ip" },
  /** Token rotations by cookie, per session; beyond them the browser keeps its token and stays signed in. */
  refreshSession: { limit: 60, windowSeconds: hours(1), scope: "account" },
  temporarySaveIp: { limit: 60, windowSeconds: hours(1), scope: "ip" },
  /** In bytes: growth of the database by anonymous drafts, per IP and in total. */
  temporaryBytesIp: { limit: 8_000_000, windowSeconds: hours(24), scope: "ip" },
  temporaryBytesAll: { limit: 1_000_000_000, windowSeconds: hours(24), scope: "account" },
  /** The same for drafts of at most LIMITS.smallDraft: a flood of large ones leaves them their quota. */
  temporarySmallBytesAll: { limit: 500_000_000, windowSeconds: hours(24), scope: "account" },
  /** In bytes, as received: growth of the bucket by images of anonymous drafts. */
  temporaryImageBytesIp: { limit: 60_000_000, windowSeconds: hours(24), scope: "ip" },
  temporaryImageBytesAll: { limit: 10_000_000_000, windowSeconds: hours(24), scope: "account" },
  imageUpload: { limit: 120, windowSeconds: hours(1), scope: "account" },
  slugCheckIp: { limit: 120, windowSeconds: minutes(1), scope: "ip" },
  /** Web pages that the server fetches for a user: titles and images of links, and imported pages. */
  linkFetchIp: { limit: 60, windowSeconds: hours(1), scope: "ip" },
  /** Public previews of pages by id: a large page costs as much as rendering it. */
  pagePreviewIp: { limit: 120, windowSeconds: minutes(1), scope: "ip" },
  /** Every save of a page or card; many trigger image rendering and pass updates. */
  save: { limit: 300, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  slugChange: { limit: 20, windowSeconds: hours(24), scope: "account" },
  create: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Cards that a member creates in teams: each returned one is stored for its owner, whose list is bounded. */
  teamCard: { limit: 5, windowSeconds: hours(24), scope: "account", isSharedInDevelopment: true },
  /** Contact exports: each reads all contacts. */
  contactExport: { limit: 20, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Print files: each renders all cards. */
  cardPrint: { limit: 30, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  memberImport: { limit: 60, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  contactImport: { limit: 20, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Contact searches: a common word prefix is expensive for the database. */
  contactSearch: { limit: 120, windowSeconds: minutes(1), scope: "account", isSharedInDevelopment: true },
  /** Contacts entered by an owner. */
  contactByHand: { limit: 300, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Beyond it forms are held as possible spam: visitors of a fair share one address. */
  contactFormIp: { limit: 5, windowSeconds: minutes(10), scope: "ip-and-page" },
  /** Beyond it forms are rejected. */
  contactFormIpHeld: { limit: 200, windowSeconds: minutes(10), scope: "ip-and-page" },
  /** Held forms per owner and day, from all addresses: they take room in the contact list. */
  contactHeldOwner: { limit: 5_000, windowSeconds: hours(24), scope: "account" },
  /** Receipts mailed to visitors, per IP and across all owners' forms; further forms are accepted without one. */
  contactReceiptIp: { limit: 100, windowSeconds: hours(1), scope: "ip" },
  /** Owners that receive the same text, by its keyed hash; and the hash per owner, so that each counts once. */
  sameText: { limit: 5, windowSeconds: hours(1), scope: "account" },
  sameTextOwner: { limit: 1, windowSeconds: hours(1), scope: "account" },
  /** Corrections of one contact by the person it describes. */
  contactCorrection: { limit: 20, windowSeconds: hours(1), scope: "account" },
  reportIpPage: { limit: 3, windowSeconds: hours(24), scope: "ip-and-page" },
  reportIp: { limit: 10, windowSeconds: hours(1), scope: "ip" },
  /** Per image: one request starts the rendering, the others wait for it. */
  shareImageDrawing: { limit: 1, windowSeconds: 30, scope: "account" },
  passFileIp: { limit: 300, windowSeconds: hours(1), scope: "ip" },
  passDeviceIp: { limit: 300, windowSeconds: hours(1), scope: "ip" },
  /** A pass suffices to register devices for it, and each receives every change. */
  passDeviceIpCard: { limit: 60, windowSeconds: hours(24), scope: "ip-and-page" },
  passLogIp: { limit: 30, windowSeconds: hours(1), scope: "ip" },
  googlePassIp: { limit: 300, windowSeconds: hours(1), scope: "ip" },
  exportAccount: { limit: 2, windowSeconds: hours(24), scope: "account" },
  verifyMail: { limit: 3, windowSeconds: hours(1), scope: "account" },
  /** Invitations of one owner, including resent links. */
  invite: { limit: 100, windowSeconds: hours(24), scope: "account" },
  /** Guesses of an invitation token. */
  invitationIp: { limit: 60, windowSeconds: minutes(10), scope: "ip" },
  pageByMail: { limit: 20, windowSeconds: hours(24), scope: "account" },
  /**
   * Per mailbox, across all senders and kinds: mails to recipients who are not signed in. Many senders together cannot
   * flood one mailbox.
   */
  strangerMailTo: { limit: 3, windowSeconds: hours(24), scope: "account" },
  /** Notifications mailed one by one; the excess goes into a digest. */
  notificationMail: { limit: 20, windowSeconds: hours(1), scope: "account" },
  /** Events reported by a user's screens. */
  userEvent: { limit: 240, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Events that a user's browser sends to the measurement service. */
  measuredEvent: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Requests to change the e-mail address, including to a taken one. */
  emailChange: { limit: 5, windowSeconds: hours(1), scope: "account" },
  /** Beyond it sign-ins from new devices are not mailed. */
  newDeviceMail: { limit: 5, windowSeconds: hours(24), scope: "account" },
  /**
   * Password changes of an account: each costs the time of two hashes and ends sessions. Wrong current passwords do not
   * count.
   */
  passwordChange: { limit: 5, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /**
   * Per verified mailbox: mails about changes to its accounts. More than a user causes in a day; an attacker in the
   * user's session would have to send this many before a change goes unnoticed.
   */
  accountNoticeTo: { limit: 20, windowSeconds: hours(24), scope: "account" },
  /** Per mailbox, by sign-up and resending: a sign-up with another person's address mails them. */
  verifyMailTo: { limit: 5, windowSeconds: hours(24), scope: "account" },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export const DEVELOPMENT_IP_FACTOR = 10;

/** Multiple of each limit per IP that an IPv6 /48 gets, however many callers it has. */
export const CALLERS_PER_NETWORK = 10;
