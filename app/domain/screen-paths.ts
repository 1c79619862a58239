/** Paths of the app's screens about one page or card, without a language's prefix. */

export const pageEditorPath = (id: string): string => `/editor/${id}`;
export const sharePagePath = (id: string): string => `/share-page/${id}`;
export const cardEditorPath = (hash: string): string => `/editor-business-card/${hash}`;
export const shareCardPath = (hash: string): string => `/share-business-card/${hash}`;
