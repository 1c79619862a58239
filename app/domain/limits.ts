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
