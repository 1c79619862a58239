/** Paths of the app's screens about one page or card, without a language's prefix. */

export const pageEditorPath = (id: string): string => `/editor/${id}`;
export const sharePagePath = (id: string): string => `/share-page/${id}`;
export const NEW_CARD = "/editor-business-card";
/** The new card that was begun in this browser, without asking whether to go on with it. */
export const BEGUN_CARD = `${NEW_CARD}#begun`;
export const cardEditorPath = (hash: string): string => `${NEW_CARD}/${hash}`;
export const shareCardPath = (hash: string): string => `/share-business-card/${hash}`;
