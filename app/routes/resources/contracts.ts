import type { ContractsOf } from "~/server/http/app/endpoint.server";

/** What our screens may call: method and path of every endpoint, with what goes in and what comes back. Types alone. */
export type Contracts = ContractsOf<
  | typeof import("./account-devices")
  | typeof import("./account-email")
  | typeof import("./account-events")
  | typeof import("./account-first-steps")
  | typeof import("./account-password")
  | typeof import("./account-picture")
  | typeof import("./account-questions")
  | typeof import("./account-user")
  | typeof import("./card-create")
  | typeof import("./card-from-page")
  | typeof import("./card-image")
  | typeof import("./card-list")
  | typeof import("./card-options")
  | typeof import("./card-update")
  | typeof import("./code-list")
  | typeof import("./confirm")
  | typeof import("./confirm-passkey")
  | typeof import("./confirm-passkey-options")
  | typeof import("./drafts")
  | typeof import("./identities")
  | typeof import("./identity")
  | typeof import("./page-options")
  | typeof import("./page-create")
  | typeof import("./page-image")
  | typeof import("./page-list")
  | typeof import("./page-send")
  | typeof import("./page-update")
  | typeof import("./passkey")
  | typeof import("./passkey-options")
  | typeof import("./passkey-sign-in")
  | typeof import("./passkeys")
  | typeof import("./slug")
  | typeof import("./temporary")
  | typeof import("./themes")
  | typeof import("./verification")
>;

export type CallName = keyof Contracts;

/** What the endpoint of a name answers, as it arrives in the browser. */
export type ResponseOf<Name extends CallName> = Contracts[Name]["response"];
