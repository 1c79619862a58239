/** The URL at which Google Wallet offers to save the pass; the token follows. */
export const SAVE_ADDRESS = "https://pay.google.com/gp/v/save/";

/** According to Google, some browsers truncate longer links. */
export const MAX_SAVE_LINK = 1800;

export interface SaveMeta {
  /** The service account's address. */
  email: string;
  /** The origin of the button's page. */
  origin: string;
  objectId: string;
}

/**
 * The claims of a save link's token, except the time. It only references the object: the whole object would make the
 * link too long.
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
