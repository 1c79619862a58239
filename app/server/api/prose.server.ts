import { BRAND } from "~/domain/brand";

/**
 * Every text of the developers' reference. It is in English only, as are the names it explains; texts for users are in
 * the locales.
 */
export const REFERENCE = {
  title: `${BRAND} API`,
  introduction: [
    "JSON in and out. Send `Authorization: Bearer <token>` where a path starts with `/_/`; elsewhere it is optional, and a token that is not good counts as none.",
    "Fields marked as read-only are ignored on write, so that what was read can be sent back; unknown fields are refused by name. Absent values are left out.",
    "Lists answer `items` and, while there are more, `next`: give it back as `cursor`.",
    "An `Idempotency-Key` on a call that creates makes it safe to repeat for 24 hours: the same key and body get the same answer. Registering signs in anew instead, because tokens are not stored.",
    "A page or card has an `ETag`. Send it as `If-None-Match` to be told 304 while nothing changed, and as `If-Match` with PUT to be told 412 when somebody saved in between.",
    "Failures have one shape: a code, a sentence in the language of `Accept-Language`, the field where there is one, and an id that finds the log line.",
  ],
  calls: "Calls",
  shapes: "Shapes",
  parameters: "Parameters",
  body: "Body",
  responses: "Answers",
  required: "required",
  readOnly: "read-only",
  needsToken: "needs a token",
  done: "Done, nothing to say",
  notModified: "Nothing changed since the tag was given",
  failure: "Failure",
} as const;

export const TAGS = {
  accounts: "Accounts",
  app: "App",
  pages: "Pages",
  cards: "Business cards",
  team: "Team",
  contacts: "Contacts",
  visits: "Visits",
} as const;

/** The summary of each operation, by tag and operation id. */
const SUMMARIES = {
  accounts: {
    login: "Sign in by e-mail and password",
    refresh: "Exchange a refresh token for a new pair",
    logout: "End the session",
    loginAsUser: "Act in somebody's account for an hour, as an admin",
    register: "Make an account and sign in",
    forgotPassword: "Mail a link to choose a new password",
    beginSocial: "Begin a sign-in with an identity provider",
    finishSocial: "End it with the code that came back",
    resetPassword:
      "Choose a new password with a mailed token. Passkeys and linked accounts added in the last 30 days are removed, except those named in `keep`.",
    startCheckout: "Begin to buy seats; 409 where there is a subscription already",
    previewPlan: "What another number of seats or another cycle costs today and next, before it is made",
    changePlan: "Change seats or cycle: more at once, less from the next period on",
    cancelPlan: "End the subscription with the period that is paid for",
    keepPlan: "Take a cancellation back",
    withdrawPlan: "Withdraw from a purchase within 14 days: the plan ends at once, the money is given back",
    listInvoices: "Invoices, newest first",
    getInvoice: "An invoice as a PDF",
    startExport: "Pack everything in the account into one file; two a day, for a verified address",
    getExport: "How far an export is, and where its file is; the file needs the app's session",
    deleteAccount: "Delete the account for good; a fresh proof or the password is asked for",
    getUser: "The user whose token it is",
    updateUser: "Change what one tells of oneself; a new address counts once it is proved",
    changePassword: "Choose a new password; all other sessions end",
    answerQuestions: "Answer or dismiss the questions after the sign-up",
    logFlow: "Note a step of a flow",
    storeEvent: "Note something that the user did",
    measureEvent:
      "Have the measurement service told of an event. `params.client_id` is a random id of the program's own, made once its person has agreed to be measured; without it, or without a service, nothing is stored or passed on",
    listNotifications: "What the user was told, newest first",
    markNotificationsRead: "Mark notifications as read",
    confirm: "Prove by the password who is there: sensitive calls are open for ten minutes",
  },
  app: {
    saveTemporarily: "Keep what was designed without an account for seven days",
    getAppData: "Everything a client needs to draw an editor",
    getPricing: "Plans and prices",
    checkPossibility: "May another page or card be made?",
  },
  pages: {
    listPages: "Own pages, newest first",
    getPage: "One page",
    previewPage: "A page as a visitor may see it",
    createPage: "Make a page",
    updatePage: "Change a page; parts left out stay",
    deletePage: "Delete a page; for 30 days it can be put back",
    listDeletedPages: "Deleted pages that can be put back, the latest first",
    restorePage: "Put back a deleted page; where its address is taken by now it gets another one",
    uploadPageImage: "Put one image on a page; type 6 is its share image",
    deletePageImage: "Take one image off a page; a share image is drawn anew",
    duplicatePage: "Copy a page",
    publishPage: "Make a page visible",
    unpublishPage: "Hide a page",
    sendPage: "Send a page's address by e-mail, twenty a day",
    changePageSettings: "Change address, warning or visibility",
    generateSlug: "A free page address",
    validateSlug: "May this page address be taken?",
    listThemes: "Themes, and templates of page and card",
  },
  cards: {
    listCards: "Own cards, and those that teams assigned, newest first",
    getCard: "One card",
    previewCard: "A card as a visitor may see it",
    createCard:
      "Make a card; with `team`, the id of a team's owner, one of one's own in that team; with `template` one that follows that look",
    updateCard: "Change a card; fields left out stay",
    uploadCardImage: "Put a logo, photo or banner on a card",
    deleteCardImage: "Take a picture off a card",
    deleteCard: "Delete a card; for 30 days its owner can put it back",
    listDeletedCards:
      "Deleted cards, and those that members gave back, that can be put back; the latest first",
    restoreCard:
      "Put back a deleted card while there is room; the member whom its owner took it from by deleting it has it again",
    duplicateCard: "Copy a card",
    connectPage: "Point a card's code at a page",
    assignCard: "Assign a card to a member, by address; who is not in the team is invited",
    unassignCard: "Take a card from the member who has it",
  },
  team: {
    listMembers: "Members of the own team and who is invited, newest first",
    inviteMember: "Invite somebody by address, with a card where one is named",
    changeMember: "Change what a member may do",
    checkMemberImport: "What would happen to a file of people: each row checked, nothing written",
    importMembers:
      "Make a card of each row of a file of people that is right, and invite its person where asked for",
    listMemberImports: "The latest of these, newest first",
    getMemberImport: "One of them with what happened to each row",
    inviteImported:
      "Invite the people of one who could not be invited before; whom the limits of a day keep from it are invited by themselves as soon as these allow it",
    stopInviting: "Invite nobody of one by itself any more",
    removeMember:
      "Take a member out of the team, or an invitation back; the parameters say what becomes of the card, its codes and who sees the contacts; without any the card stays with nobody",
    resendInvitation: "Send an invitation again, with a new link",
    listLeavings: "Who left the team, where something can be decided or taken back",
    decideLeaving: "Decide what becomes of the card of somebody who left by themselves",
    undoLeaving: "Take back, within a day, what was decided when somebody left",
    listTemplates: "Looks of the own team, oldest first",
    createTemplate:
      "Make a look: its fields are `free`, `prefilled` or `locked` on the cards that follow it; contacts by their keys in `contactModes`",
    getTemplate: "One look",
    changeTemplate:
      "Change a look; the cards that follow it show it at once, and their passes within minutes",
    deleteTemplate: "Delete a look; cards that followed it show their own values again",
    uploadTemplateImage: "Put a logo or banner on a look",
    deleteTemplateImage: "Take a picture off a look",
    templateEffect: "How many cards and phones a change of a look touches, and three of the cards without it",
    followTemplate: "Have cards follow a look, or with `follows: false` no longer",
    listPageTemplates: "Looks of the own team's pages, oldest first",
    createPageTemplate:
      "Make a look of pages: a theme, which pages have where `isThemeLocked`, and blocks that stand `first` or `last` on them",
    getPageTemplate: "One look of pages",
    changePageTemplate: "Change a look of pages; the pages that follow it show it at once",
    deletePageTemplate: "Delete a look of pages; those that followed it show their own values again",
    pageTemplateEffect: "How many pages a change of a look touches, and three of them without it",
    followPageTemplate: "Have pages follow a look, or with `follows: false` no longer",
  },
  visits: {
    getVisits:
      "What visitors did, of one `thing` (`page:{id}`, `card:{hash}`, `code:{code}`) or of `all`: the last 28 days, or `from` and `to` (dates, both included, in the user's zone), by `day` or, of at most a week, by `hour`; ranges that reach back further than single days are kept are told by the month. `visitors` are daily visitors: several days are a sum of days. Where visits came from stands for pages and cards, not for codes, and is null below five visitors",
    exportVisits: "The same as CSV, for a plan",
    resetVisits:
      "Take the counts of a thing away, for good; `all` takes everything. Sums of all things keep what one thing added to them",
  },
  contacts: {
    listContacts:
      "Contacts, newest first. `search` looks for beginnings of words in name, company, e-mail, phone, note and tags; `page` and `card` are ids; `held=true` lists possible spam",
    exportContactsCsv:
      "The contacts that fit, as CSV: for a `spreadsheet` with a byte order mark and an apostrophe before what it would run as a formula, for a `crm` without mark, and phone numbers as they are",
    exportContactsVcf: "The contacts that fit, as vCards 3.0 in one file",
    getContact: "One contact, with every meeting of the same person",
    changeContact: "Change note, tags or status of a contact; what is left out stays",
    deleteContact: "Delete a contact",
    getContactSettings:
      "For how long contacts are stored after the last meeting (`0` is without an end), whether visitors get a receipt, and how many contacts there are of how many",
    changeContactSettings: "Change retention or receipts; what is left out stays",
    deleteContacts: "Delete up to a thousand contacts; ids that are not the user's do nothing",
  },
} as const;

type Tag = keyof typeof SUMMARIES;
export type OperationId = { [T in Tag]: keyof (typeof SUMMARIES)[T] }[Tag];

/** The reference's description of an operation. */
export function describe(operationId: OperationId) {
  for (const [tag, summaries] of Object.entries(SUMMARIES)) {
    const summary = (summaries as Partial<Record<OperationId, string>>)[operationId];
    if (summary) return { operationId, tags: [TAGS[tag as Tag]], summary };
  }
  throw new Error(`No summary of ${operationId}`);
}
