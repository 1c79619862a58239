/** Where Google Wallet asks whether to keep the pass; the token follows. */
export const SAVE_ADDRESS = "https://pay.google.com/gp/v/save/";

/** Longer links are cut off by some browsers, says Google. */
export const MAX_SAVE_LINK = 1800;

export interface SaveMeta {
  /** The service account's address. */
  email: string;
  /** Where the button stands. */
  origin: string;
  objectId: string;
}

/**
 * What the token of a save link says, but for the time. It names the object and nothing else: with all of it inside the
 * link would be too long.
 */
export function saveClaims({ email, origin, objectId }: SaveMeta) {
  return {
    iss: email,
    aud: "google",
    typ: "savetowallet",
    origins: [origin],
    payload: { genericObjects: [{ id: objectId }] },
  };
}

/** @param token the signed claims */
export function saveLink(token: string): string {
  return SAVE_ADDRESS + token;
}
