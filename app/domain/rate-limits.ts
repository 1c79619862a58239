/** At most `limit` in `windowSeconds`, counted per `scope`. */
export type RateLimit = {
  limit: number;
  windowSeconds: number;
  scope: "ip" | "account" | "ip-and-page";
  /** Everybody at a development server uses the same few accounts: it counts like an address there. */
  isSharedInDevelopment?: true;
};

const minutes = (n: number) => n * 60;
const hours = (n: number) => n * 3600;

/**
 * The exact counters. A development server multiplies those per IP, and those of accounts that are shared there, by
 * DEVELOPMENT_IP_FACTOR, since everybody there has the same address.
 */
export const RATE_LIMITS = {
  failedLoginAccount: { limit: 5, windowSeconds: minutes(15), scope: "account" },
  /** Of a browser that signed in with the address before: others' failures are none of its own. */
  failedLoginDevice: { limit: 5, windowSeconds: minutes(15), scope: "account" },
  failedLoginDevices: { limit: 20, windowSeconds: minutes(15), scope: "account" },
  failedLoginIp: { limit: 30, windowSeconds: minutes(15), scope: "ip" },
  /** Right passwords: each costs the time of a hash and makes a session. */
  loginAccount: { limit: 30, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Right and wrong ones. */
  loginIp: { limit: 100, windowSeconds: hours(1), scope: "ip" },
  /** Of an admin: accounts that they begin to act in. */
  acting: { limit: 30, windowSeconds: hours(1), scope: "account" },
  /** Of an operator: accounts that they look up, and steps that change something. */
  operatorSearch: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  operatorStep: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  resetMail: { limit: 3, windowSeconds: hours(1), scope: "account" },
  /** Per mailbox, whatever its accounts. */
  resetMailTo: { limit: 10, windowSeconds: hours(24), scope: "account" },
  resetMailIp: { limit: 30, windowSeconds: hours(1), scope: "ip" },
  resetPasswordIp: { limit: 30, windowSeconds: hours(1), scope: "ip" },
  signUpIp: { limit: 20, windowSeconds: hours(1), scope: "ip" },
  /** What is asked of the payment service: purchases and changes, previews of them, and returns from paying. */
  billing: { limit: 60, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  billingPreview: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  billingReturn: { limit: 60, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Ways to an identity provider that are begun. */
  socialStartIp: { limit: 30, windowSeconds: minutes(10), scope: "ip" },
  /** Ways back: each costs a call of the provider. */
  socialReturnIp: { limit: 60, windowSeconds: minutes(10), scope: "ip" },
  /** Challenges for passkeys, and what they are signed with. */
  passkeyIp: { limit: 60, windowSeconds: minutes(10), scope: "ip" },
  /** Per mailbox: links that prove an address which a provider told. */
  socialMailTo: { limit: 5, windowSeconds: hours(24), scope: "account" },
  refreshIp: { limit: 300, windowSeconds: minutes(15), scope: "ip" },
  /** Rotations by cookie, of one session; beyond them a browser keeps its token, signed in. */
  refreshSession: { limit: 60, windowSeconds: hours(1), scope: "account" },
  temporarySaveIp: { limit: 60, windowSeconds: hours(1), scope: "ip" },
  /** In bytes: what anonymous drafts may add to the database, from one address and from all of them. */
  temporaryBytesIp: { limit: 8_000_000, windowSeconds: hours(24), scope: "ip" },
  temporaryBytesAll: { limit: 1_000_000_000, windowSeconds: hours(24), scope: "account" },
  /** The same for drafts of at most LIMITS.smallDraft: a flood of large ones leaves them their room. */
  temporarySmallBytesAll: { limit: 500_000_000, windowSeconds: hours(24), scope: "account" },
  /** In bytes, as sent: what images of anonymous drafts may add to the bucket. */
  temporaryImageBytesIp: { limit: 60_000_000, windowSeconds: hours(24), scope: "ip" },
  temporaryImageBytesAll: { limit: 10_000_000_000, windowSeconds: hours(24), scope: "account" },
  imageUpload: { limit: 120, windowSeconds: hours(1), scope: "account" },
  slugCheckIp: { limit: 120, windowSeconds: minutes(1), scope: "ip" },
  /** Pages of the web that our server reads for somebody: titles and pictures of links, and pages that are brought. */
  linkFetchIp: { limit: 60, windowSeconds: hours(1), scope: "ip" },
  /** Of pages by their id, for anybody: a large one costs as much as drawing it. */
  pagePreviewIp: { limit: 120, windowSeconds: minutes(1), scope: "ip" },
  /** Every save of a page or card; many have images drawn and phones told. */
  save: { limit: 300, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  slugChange: { limit: 20, windowSeconds: hours(24), scope: "account" },
  create: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Cards that a member makes in teams: each that is given back is kept for its owner, who is shown a bounded list. */
  teamCard: { limit: 5, windowSeconds: hours(24), scope: "account", isSharedInDevelopment: true },
  /** Files of contacts: each reads all of them. */
  contactExport: { limit: 20, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Print files of cards: each draws all of them. */
  cardPrint: { limit: 30, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  memberImport: { limit: 60, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  contactImport: { limit: 20, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** What is searched for in contacts: a beginning that many words of all owners have takes the database's time. */
  contactSearch: { limit: 120, windowSeconds: minutes(1), scope: "account", isSharedInDevelopment: true },
  /** Contacts that an owner writes down. */
  contactByHand: { limit: 300, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Beyond them forms are held as possible spam: at a fair everybody has one address. */
  contactFormIp: { limit: 5, windowSeconds: minutes(10), scope: "ip-and-page" },
  /** Beyond them forms are refused. */
  contactFormIpHeld: { limit: 200, windowSeconds: minutes(10), scope: "ip-and-page" },
  /** Held forms that an owner is sent in a day, from all addresses: they take their room for contacts. */
  contactHeldOwner: { limit: 5_000, windowSeconds: hours(24), scope: "account" },
  /** Receipts that one address has mailed to visitors, by the forms of all owners; beyond them forms come without. */
  contactReceiptIp: { limit: 100, windowSeconds: hours(1), scope: "ip" },
  /** Owners to whom one text goes, by its keyed hash; and that of an owner, so that each counts once. */
  sameText: { limit: 5, windowSeconds: hours(1), scope: "account" },
  sameTextOwner: { limit: 1, windowSeconds: hours(1), scope: "account" },
  /** Of one contact: corrections by the person whose details they are. */
  contactCorrection: { limit: 20, windowSeconds: hours(1), scope: "account" },
  reportIpPage: { limit: 3, windowSeconds: hours(24), scope: "ip-and-page" },
  reportIp: { limit: 10, windowSeconds: hours(1), scope: "ip" },
  /** Per image: one asks for it to be drawn, the others wait for that. */
  shareImageDrawing: { limit: 1, windowSeconds: 30, scope: "account" },
  passFileIp: { limit: 300, windowSeconds: hours(1), scope: "ip" },
  passDeviceIp: { limit: 300, windowSeconds: hours(1), scope: "ip" },
  /** A pass is enough to register devices for it, and each gets every change. */
  passDeviceIpCard: { limit: 60, windowSeconds: hours(24), scope: "ip-and-page" },
  passLogIp: { limit: 30, windowSeconds: hours(1), scope: "ip" },
  googlePassIp: { limit: 300, windowSeconds: hours(1), scope: "ip" },
  exportAccount: { limit: 2, windowSeconds: hours(24), scope: "account" },
  verifyMail: { limit: 3, windowSeconds: hours(1), scope: "account" },
  /** Of one owner: people who are invited, and links that are sent again. */
  invite: { limit: 100, windowSeconds: hours(24), scope: "account" },
  /** Guesses of a mailed invitation. */
  invitationIp: { limit: 60, windowSeconds: minutes(10), scope: "ip" },
  pageByMail: { limit: 20, windowSeconds: hours(24), scope: "account" },
  /**
   * Per mailbox, of all senders and kinds together: mails to people who are not signed in. Many senders cannot fill one
   * mailbox.
   */
  strangerMailTo: { limit: 3, windowSeconds: hours(24), scope: "account" },
  /** Notifications that are mailed one by one; what comes beyond is told in a digest. */
  notificationMail: { limit: 20, windowSeconds: hours(1), scope: "account" },
  /** What a user's screens tell that they did. */
  userEvent: { limit: 240, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Events that a user's program has the measurement service told of. */
  measuredEvent: { limit: 120, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /** Asking for another e-mail address, also for one that somebody has. */
  emailChange: { limit: 5, windowSeconds: hours(1), scope: "account" },
  /** Beyond them sign-ins from new devices are not told. */
  newDeviceMail: { limit: 5, windowSeconds: hours(24), scope: "account" },
  /** New passwords of an account: each costs the time of two hashes and ends sessions. Wrong current ones do not count. */
  passwordChange: { limit: 5, windowSeconds: hours(1), scope: "account", isSharedInDevelopment: true },
  /**
   * Per verified mailbox: mails that tell what was done to its accounts. More than a person does in a day; who wants to
   * do something untold, in somebody else's session, has to have this many of them sent to that person first.
   */
  accountNoticeTo: { limit: 20, windowSeconds: hours(24), scope: "account" },
  /** Per mailbox, by sign-up and by asking again: a sign-up with somebody else's address writes to them. */
  verifyMailTo: { limit: 5, windowSeconds: hours(24), scope: "account" },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export const DEVELOPMENT_IP_FACTOR = 10;

/** How many callers' worth of each limit per IP an IPv6 /48 has, however many callers come from it. */
export const CALLERS_PER_NETWORK = 10;
