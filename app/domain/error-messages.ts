/** Every key that the locales hold under `errors.*`: first one per error code, then the specific sentences. */
export const ERROR_MESSAGE_KEYS = [
  "badRequest",
  "unauthorized",
  "paymentRequired",
  "forbidden",
  "limitReached",
  "reauthenticationRequired",
  "notFound",
  "methodNotAllowed",
  "conflict",
  "preconditionFailed",
  "gone",
  "payloadTooLarge",
  "unsupportedMediaType",
  "invalid",
  "rateLimited",
  "internal",
  "unavailable",

  // Any field. Params: max or min where the name says so.
  "required",
  "unknownField",
  "duplicateKey",
  "invalidType",
  "invalidChoice",
  "invalidFormat",
  "textInvalid",
  "tooLong",
  "tooShort",
  "tooMany",
  "tooFew",
  "tooLarge",
  "tooSmall",
  "dateInvalid",
  "endBeforeStart",
  "colorInvalid",
  "linkInvalid",
  "handleInvalid",
  "numberInvalid",
  "linkHarmful",
  "embedUnknown",

  // Pages and their addresses.
  "titleEmpty",
  "pageLimit",
  "livePageLimit",
  "pageTooLarge",
  "pageExpired",
  "pageDeleted",
  "pageSuspended",
  "pageUnpublished",
  "shareUnpublished",
  "slugBlank",
  "slugRestricted",
  "slugTaken",
  "slugFormat",

  // Contacts.
  "importEmpty",
  "importTooManyRows",
  "importsWaiting",
  "importColumns",

  // Billing.
  "billingBusy",
  "billingRefused",
  "billingUnavailable",
  "paymentDeclined",
  "paymentIsOpen",
  "alreadySubscribed",
  "noSubscription",
  "planIsCancelled",
  "planIsLifetime",
  "planUnchanged",
  "noWithdrawal",

  // Cards and codes.
  "headerEmpty",
  "cardLimit",
  "cardTooLarge",
  "qrTargetGone",
  "codeLimit",
  "codeLimitEver",
  "codeNameEmpty",
  "codeContrast",
  "codeInverted",
  "codeCaptionSigns",

  // Teams. Params: team, the name of its owner; invited and own, two addresses.
  "teamPaused",
  "cardOfMember",
  "teamCardLimit",
  "invitationOver",
  "invitationOther",
  "alreadyMember",
  "alreadyInvited",
  "ownTeam",
  "inviteSelf",
  "cardAssigned",
  "memberHasCard",
  "invitationLimit",
  "templateLimit",
  // Params: team.
  "fieldLocked",

  // Accounts.
  "emailInvalid",
  "emailTaken",
  "emailUnverified",
  "nameEmpty",
  "passwordsDoNotMatch",
  "passwordTooShort",
  "passwordTooLong",
  "passwordCommon",
  "loginFailed",
  "passwordWrong",
  "notWhileActing",
  "adminNeedsPasskey",
  "accountUnknown",
  "accountNotActable",
  "accountNotBlockable",
  "jobIncomplete",
  "emailNotOwn",
  "verifyFirst",
  "exportRunning",
  "accountDisabled",
  "accountExpired",
  "tokenInvalid",
  "lastWayIn",
  "passkeyRefused",
  "socialRefused",
  "socialProveFirst",
  "notAdmin",

  // Images. Params: mb, side.
  "imageType",
  "imageAnimated",
  "imageTooLarge",
  "imageDimensions",

  // What visitors send.
  "consentMissing",

  // Requests.
  "crossSite",
  "reloadPage",
  "temporaryGone",
  "idempotencyMismatch",
] as const;

export type ErrorMessageKey = (typeof ERROR_MESSAGE_KEYS)[number];

const KEYS: ReadonlySet<string> = new Set(ERROR_MESSAGE_KEYS);

export function isErrorMessageKey(value: unknown): value is ErrorMessageKey {
  return typeof value === "string" && KEYS.has(value);
}
