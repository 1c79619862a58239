import type { Mail } from "./mail";
import type { Told } from "./payloads";

/** @returns the notification that accompanies a security mail of an account, or null for mails without one */
export function toldByMail(mail: Mail): Told | null {
  switch (mail.kind) {
    case "passwordChanged":
    case "emailChanged":
    case "passkeyAdded":
    case "passkeyRemoved":
      return { kind: mail.kind, payload: {} };
    case "refreshReuse":
      return { kind: "signedOut", payload: {} };
    case "identityLinked":
      return { kind: "identityAdded", payload: { provider: mail.params.provider } };
    case "identityUnlinked":
      return { kind: "identityRemoved", payload: { provider: mail.params.provider } };
    case "actedFor":
      return { kind: "actedAs", payload: { reason: mail.params.reason } };
    case "exportReady":
      return { kind: "exportReady", payload: { at: mail.params.at } };
    case "newDevice": {
      const { device, browser, country, city } = mail.params;
      return { kind: "newDevice", payload: { device, browser, country, city } };
    }
    default:
      return null;
  }
}
