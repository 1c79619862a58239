/** Every length and count limit of the product. Text lengths are in code points, sizes in bytes. */
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
  /**
   * Previous addresses that are reserved for one owner, besides as many as their plan has pages; the oldest are freed
   * first.
   */
  slugHolds: 10,

  cardTitle: 120,
  cardHeader: 120,
  cardSubheader: 120,
  cardContacts: 60,
  contactLabel: 60,
  contactValue: 300,
  cardJson: 64_000,
  /** Each card takes a paid seat: real accounts stay far below this. */
  cardOptions: 1_000,

  /** Phones notified of a card's changes; others keep their version of the pass. */
  devicesPerPass: 5_000,

  codesPerCard: 50,
  /** Including removed ones, which still redirect and are updated when their card changes. */
  codesPerCardEver: 500,
  codeName: 60,
  codeCaption: 30,

  imageBytes: 5 * 1024 * 1024,
  imageSide: 8000,
  imagePixels: 40_000_000,

  blockImages: 100,
  /** Pages with more bytes of images and fonts get a warning: on a slow phone they load for several seconds. */
  lightPageBytes: 1_500_000,

  /** Of one subscription. */
  maxSeats: 10_000,
  /** Pages, and cards, that can be chosen to stay when a plan shrinks; those changed before them rest. */
  keptChoices: 200,

  /** Teams that one user can be a member of. */
  teams: 50,
  /** In the team of one owner, including invited ones. */
  members: 10_000,
  /** Invitations shown to one user. */
  invitationsShown: 10,
  invitationDays: 14,
  /** How long a deleted page or card, or a card returned by its member, can be restored by its owner. */
  restorableDays: 30,
  /** Of one owner, the latest of each. */
  restorableKept: 200,
  leavingsShown: 50,
  /** Expired ones that one run of the collection deletes. */
  restorableEndedPerRun: 200,
  memberSearch: 100,
  /** Of an imported file of card holders: characters, rows, and cards made by one run of the job. */
  memberImportText: 1_000_000,
  memberImportRows: 500,
  memberImportRun: 20,
  /** How long the results of its rows can be read. */
  memberImportDays: 30,
  memberImportsShown: 5,
  /** Cards in one print file, the newest. */
  printedCards: 500,

  /** Looks of one team. */
  templates: 20,
  templateName: 60,
  templateContacts: 20,
  /** Contacts with a mode in a look, including removed ones. */
  templateContactModes: 100,
  /** Cards that one call assigns to a look, and that are shown before and after its change. */
  templateCards: 500,
  templateSamples: 3,
  /** Blocks that a look of pages puts before a page's own blocks, and after them. */
  templateBlocks: 10,
  /** Pages that one call assigns to a look. */
  templatePages: 500,

  contacts: 250_000,
  /** Contacts above the limit that are held as possible spam; further ones are rejected. */
  contactsBeyond: 5_000,
  /** Contacts that one run of a job deletes. */
  contactsPerRun: 200,
  /** Set on a contact by its owner. */
  contactTags: 20,
  contactTag: 40,
  contactNote: 5_000,
  /** The message in a form, besides the visitor's details. */
  contactMessage: 1_000,
  contactSearch: 100,
  /** Contacts that one call deletes, restores or changes. */
  contactsPerCall: 1_000,
  /** Ids of contacts that one call lists, for actions on all matches. */
  contactIdsPerCall: 5_000,
  /** Of an imported file of contacts: bytes, rows, and columns of each row. */
  contactImportBytes: 10_000_000,
  contactImportRows: 50_000,
  contactImportColumns: 200,
  /** Rejected rows of it that are reported, with the reason. */
  contactImportErrors: 100,
  /** Files of one owner that are queued or processed at a time. */
  contactImports: 3,
  /** Matching contacts are counted up to this number. */
  contactsCounted: 10_000,
  /** The newest contacts whose tags are suggested, and the maximum number of suggested tags. */
  contactsReadForTags: 1_000,
  contactTagsOffered: 200,
  /** Pages, cards and named codes, each, to filter contacts by. */
  contactOrigins: 200,
  /** Mails about new contacts to one owner; further contacts are combined in one digest. */
  contactMailsPerHour: 20,
  /** The rest follows in the next hour's digest. */
  contactsPerDigest: 500,
  /** Notifications in one digest; the rest follows an hour later. */
  notificationsPerDigest: 100,
  /** Unread ones are counted up to this number. */
  unreadCounted: 100,
  reportText: 2000,
  /** Of one page in a day, per reason, so that no reason crowds out another. */
  reportsPerReason: 20,
  /** How often in a day an operator can dismiss that many and later ones are still stored. */
  reportRounds: 5,
  /** Texts quoted in one mail to the operators; all are counted. */
  reportsPerMail: 20,
  /** Of a form of the app or the site; files have endpoints of their own. */
  formBytes: 64 * 1024,
  formFields: 50,
  /** Linked pages that one call reads, bytes read of each, and the timeout in milliseconds. */
  linksPerFetch: 10,
  fetchedPageBytes: 256 * 1024,
  fetchMs: 2_000,
  fetchRedirects: 3,
  /** Of a page's image, as fetched and as offered. */
  fetchedImageBytes: 2 * 1024 * 1024,
  offeredImageBytes: 64 * 1024,
  /** Read from an imported page: links, texts, and the length of each. */
  fetchedLinks: 100,
  fetchedTexts: 20,
  fetchedText: 500,
  /** How many of them are offered to the user. */
  broughtLinks: 50,
  broughtTexts: 3,
  /** Links that one call sends to the link service. */
  linksPerCheck: 500,

  name: 120,
  email: 254,
  passwordMin: 10,
  passwordMax: 128,
  firstTouch: 200,
  /** The reason why an admin acts in an account, or operates on one. */
  actReason: 200,
  /** Active sessions of one account; a further one ends the oldest. */
  sessions: 50,
  /** Stored events of one user's screens. */
  userEvents: 2_000,
  /** Of an event for the measurement service: its values, and the length of each. */
  measuredParams: 10,
  measuredValue: 100,
  /** Provider identities linked to one user. */
  identities: 10,
  passkeys: 20,
  passkeyName: 60,
  /** A browser's passkey response, as JSON. */
  passkeyJson: 20_000,
  /** An identity provider's response; a longer one is rejected. */
  providerBytes: 64 * 1024,
  /** Each parameter of a provider's redirect or form post: code, state and error. */
  providerField: 2048,

  freePages: 1,
  freeCards: 1,
  pagesPerSeat: 1,
  cardsPerSeat: 1,

  temporaryDays: 7,
  /** Of one draft, as received. */
  temporaryJson: 200_000,
  /** A draft up to this size, as stored, counts against the quota of small ones. */
  smallDraft: 20_000,
  /** A draft counts as at least this many bytes: it costs a row and its indexes, however small it is. */
  temporaryRow: 2_000,
  /** Expired drafts that one hourly collection deletes: more in a day than the rate limits admit in a day. */
  temporaryCollected: 20_000,
  temporaryPerSignIn: 10,
  idempotencyHours: 24,
  fieldErrors: 50,
  requestBytes: 1_100_000,
  listDefault: 50,
  listMax: 100,
} as const;

/** Rows per page of a dashboard list. */
export const LIST_PAGE = 20;

/** Rows per page of the operators' lists. */
export const OPERATED_LIST = 25;
/** Of one page's reports: texts shown to operators, and reports read for the counts. */
export const REPORT_TEXTS = 5;
export const REPORTS_COUNTED = 500;

/** Lifetimes of tokens and links, in seconds. */
export const LIFETIMES = {
  accessToken: 15 * 60,
  refreshToken: 60 * 24 * 60 * 60,
  refreshGrace: 20,
  /** How long a used refresh token is stored: longer than a request in its grace takes to write its successor. */
  usedRefreshToken: 5 * 60,
  resetToken: 60 * 60,
  verifyToken: 3 * 24 * 60 * 60,
  redirectCookie: 60 * 60,
  deviceCookie: 365 * 24 * 60 * 60,
  /** How long a visitor's consent to measurement and chat is valid; then it is requested again. */
  consentCookie: 180 * 24 * 60 * 60,
  /** How long after re-authentication sensitive steps require no other. */
  confirmed: 10 * 60,
  /** An admin's session in a user's account, which cannot be extended. */
  acting: 60 * 60,
  /** How long an account's previous address stays reserved and can be restored. */
  heldEmail: 7 * 24 * 60 * 60,
  /** Minimum interval between updates of a session's last-seen time. */
  lastSeen: 5 * 60,
  /** The round trip to an identity provider. */
  socialState: 10 * 60,
  /** How long after a provider's authentication the user can prove a mailbox or an account. */
  socialProof: 60 * 60,
  passkeyChallenge: 5 * 60,
  appleClientSecret: 5 * 60,
} as const;
