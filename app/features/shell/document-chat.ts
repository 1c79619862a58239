/**
 * Whether this document was created for the chat widget: only then its policy allows the widget. Client-side navigation
 * does not change it. Only in a browser; read when the document is loaded, before anything changes it.
 */
export const documentHasChat = typeof document !== "undefined" && "chat" in document.documentElement.dataset;

let isNewlyAgreed = false;

/** Notes that the visitor has just agreed to the chat, in this document. */
export function noteAgreedChat(): void {
  isNewlyAgreed = true;
}

/** @returns whether the visitor consented in this document; returned once */
export function takeAgreedChat(): boolean {
  const was = isNewlyAgreed;
  isNewlyAgreed = false;
  return was;
}
