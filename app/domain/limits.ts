/** Every length and count that the product allows. Text lengths are in code points, sizes in bytes. */
export const LIMITS = {
  title: 120,
  bio: 500,
  linkTitle: 120,
  url: 2048,
  heading: 120,
  textBlock: 5000,
  alt: 250,
  caption: 200,
  consent: 600,
  blocks: 300,
  itemsPerBlock: 200,
  /** Links, services and details of all blocks together. */
  itemsPerPage: 1000,
  pageJson: 1_000_000,
  seoTitle: 120,
  seoDescription: 320,
  themeName: 80,
  gradients: 20,

  slugMin: 3,
  slugMax: 50,
  slugHoldDays: 30,
  /** Left addresses that are held for one owner, beside as many as their plan has pages; the oldest are freed first. */
  slugHolds: 10,

  cardTitle: 120,
  cardHeader: 120,
  cardSubheader: 120,
  cardContacts: 60,
  contactLabel: 60,
  contactValue: 300,
  cardJson: 64_000,
  /** A card costs a seat: nobody has so many. */
  cardOptions: 1_000,

  /** Phones that are told of a card's changes; those beyond keep the pass as it is. */
  devicesPerPass: 5_000,

  codesPerCard: 50,
  /** Removed ones among them: they go on answering, and each is written to when their card changes. */
  codesPerCardEver: 500,
  codeName: 60,
  codeCaption: 30,

  imageBytes: 5 * 1024 * 1024,
  imageSide: 8000,
  imagePixels: 40_000_000,

  blockImages: 100,
  /** Images and fonts of a page above this are pointed out: on a slow phone they take several seconds. */
  lightPageBytes: 1_500_000,

  /** Of one subscription. */
  maxSeats: 10_000,
  /** Pages, and cards, that are offered and chosen to stay when a plan shrinks; what changed before them rests. */
  keptChoices: 200,

  /** In which one person has a place. */
  teams: 50,
  /** In the team of one owner, invited ones among them. */
  members: 10_000,
  /** Invitations that one person is shown. */
  invitationsShown: 10,
  invitationDays: 14,
  /** For so long a deleted page or card, or a card that its member gave back, can be put back by its owner. */
  restorableDays: 30,
  /** Of one owner, the latest of each. */
  restorableKept: 200,
  leavingsShown: 50,
  /** Of them, those whose time one run of the collection ends. */
  restorableEndedPerRun: 200,
  memberSearch: 100,
  /** Of a file of people who get cards: characters, rows, and those that one run of the job makes cards of. */
  memberImportText: 1_000_000,
  memberImportRows: 500,
  memberImportRun: 20,
  /** For so long what happened to its rows can be read. */
  memberImportDays: 30,
  memberImportsShown: 5,
  /** Cards that one print file holds, the newest. */
  printedCards: 500,

  /** Looks of one team. */
  templates: 20,
  templateName: 60,
  templateContacts: 20,
  /** Contacts that a look may name modes of, those included which it has no more. */
  templateContactModes: 100,
  /** Cards that one call gives a look, and that are shown before and after a change of it. */
  templateCards: 500,
  templateSamples: 3,
  /** Blocks that a look of pages puts before a page's own, and after them. */
  templateBlocks: 10,
  /** Pages that one call gives a look. */
  templatePages: 500,

  contacts: 250_000,
  /** Beyond them, held as possible spam; then nothing more is taken. */
  contactsBeyond: 5_000,
  /** Contacts that one run of a job deletes. */
  contactsPerRun: 200,
  /** Of what an owner writes on a contact. */
  contactTags: 20,
  contactTag: 40,
  contactNote: 5_000,
  /** What a visitor writes in a form beside their details. */
  contactMessage: 1_000,
  contactSearch: 100,
  /** Contacts that one call deletes, puts back or changes. */
  contactsPerCall: 1_000,
  /** Ids of contacts that one call lists, for what is done to all that fit. */
  contactIdsPerCall: 5_000,
  /** Of a file that contacts are imported from: bytes, and rows with columns each. */
  contactImportBytes: 10_000_000,
  contactImportRows: 50_000,
  contactImportColumns: 200,
  /** Rows of it that are told as refused, with the reason. */
  contactImportErrors: 100,
  /** Files of one owner that wait or are read at a time. */
  contactImports: 3,
  /** Up to here contacts that fit are counted. */
  contactsCounted: 10_000,
  /** The newest contacts whose tags are offered, and how many tags that are at most. */
  contactsReadForTags: 1_000,
  contactTagsOffered: 200,
  /** Pages, cards and named codes each that contacts are filtered by. */
  contactOrigins: 200,
  /** Mails about new contacts to one owner; what comes beyond is told in one digest. */
  contactMailsPerHour: 20,
  /** The rest follows in the next hour's. */
  contactsPerDigest: 500,
  /** Notifications that one digest tells of; the rest follows an hour later. */
  notificationsPerDigest: 100,
  /** Up to here the unread ones are counted. */
  unreadCounted: 100,
  reportText: 2000,
  /** Of one page in a day, so that no reason drowns another. */
  reportsPerReason: 20,
  /** As often an operator may dismiss that many in a day, and later ones are still stored. */
  reportRounds: 5,
  /** Texts that one mail to the operators quotes; it counts them all. */
  reportsPerMail: 20,
  /** Of a form that a person fills in, of the app or the site; files go to addresses of their own. */
  formBytes: 64 * 1024,
  formFields: 50,
  /** Pages of links that one call reads, what is read of one in bytes, and for how long in milliseconds. */
  linksPerFetch: 10,
  fetchedPageBytes: 256 * 1024,
  fetchMs: 2_000,
  fetchRedirects: 3,
  /** Of a page's picture, as it comes and as it is offered. */
  fetchedImageBytes: 2 * 1024 * 1024,
  offeredImageBytes: 64 * 1024,
  /** What is offered of a page that somebody brings: its links, its texts, and how long one is. */
  fetchedLinks: 100,
  fetchedTexts: 20,
  fetchedText: 500,
  /** What of it goes to them. */
  broughtLinks: 50,
  broughtTexts: 3,
  /** That the link service is asked about in one call. */
  linksPerCheck: 500,

  name: 120,
  email: 254,
  passwordMin: 10,
  passwordMax: 128,
  firstTouch: 200,
  /** Why an admin acts in an account, or operates on one. */
  actReason: 200,
  /** Live ones of one account; a new one beyond them ends the oldest. */
  sessions: 50,
  /** What is stored of what one user's screens tell. */
  userEvents: 2_000,
  /** Of an event that a measurement service is told of: its values, and how long one is. */
  measuredParams: 10,
  measuredValue: 100,
  /** Accounts of identity providers that sign one user in. */
  identities: 10,
  passkeys: 20,
  passkeyName: 60,
  /** What a browser sends of a passkey, as JSON. */
  passkeyJson: 20_000,
  /** An identity provider's answer; a longer one is none. */
  providerBytes: 64 * 1024,
  /** Of what a provider hands over in the address or a form: code, state and error. */
  providerField: 2048,

  freePages: 1,
  freeCards: 1,
  pagesPerSeat: 1,
  cardsPerSeat: 1,

  temporaryDays: 7,
  /** Of one draft, as it was sent. */
  temporaryJson: 200_000,
  /** Up to here, as it is stored, a draft counts against the room of small ones. */
  smallDraft: 20_000,
  /** A draft counts as at least so many bytes: it costs a row and its indexes, however small it is. */
  temporaryRow: 2_000,
  /** Expired drafts that one hourly collection deletes: those of a day are more than the limits let in in a day. */
  temporaryCollected: 20_000,
  temporaryPerSignIn: 10,
  idempotencyHours: 24,
  fieldErrors: 50,
  requestBytes: 1_100_000,
  listDefault: 50,
  listMax: 100,
} as const;

/** Rows that a list of the dashboard shows at a time. */
export const LIST_PAGE = 20;

/** What the operators' lists show at a time. */
export const OPERATED_LIST = 25;
/** Of one page's reports: texts that operators read, and how many are looked at to count them. */
export const REPORT_TEXTS = 5;
export const REPORTS_COUNTED = 500;

/** Life of tokens and links, in seconds. */
export const LIFETIMES = {
  accessToken: 15 * 60,
  refreshToken: 60 * 24 * 60 * 60,
  refreshGrace: 20,
  /** For so long a used refresh token is stored: longer than a request in its grace takes to write its successor. */
  usedRefreshToken: 5 * 60,
  resetToken: 60 * 60,
  verifyToken: 3 * 24 * 60 * 60,
  redirectCookie: 60 * 60,
  deviceCookie: 365 * 24 * 60 * 60,
  /** For so long a visitor's answer about measurement and chat counts; then they are asked anew. */
  consentCookie: 180 * 24 * 60 * 60,
  /** For so long after a proof of who is there sensitive steps ask for no other. */
  confirmed: 10 * 60,
  /** An admin's session in somebody's account, which nothing makes longer. */
  acting: 60 * 60,
  /** For so long an address that an account has left is nobody else's, and can be taken back. */
  heldEmail: 7 * 24 * 60 * 60,
  /** How often it is written when a session was seen. */
  lastSeen: 5 * 60,
  /** The way to an identity provider and back. */
  socialState: 10 * 60,
  /** For so long somebody whom a provider proved may prove a mailbox or an account. */
  socialProof: 60 * 60,
  passkeyChallenge: 5 * 60,
  appleClientSecret: 5 * 60,
} as const;

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
