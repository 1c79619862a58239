/**
 * Whether this document was made for the chat widget: only then its policy lets the widget load. A navigation that keeps
 * the document changes nothing of it. In a browser alone; read as the document is there, before anything changes it.
 */
export const documentHasChat = typeof document !== "undefined" && "chat" in document.documentElement.dataset;

let isNewlyAgreed = false;

/** Notes that the visitor has just agreed to the chat, in this document. */
export function noteAgreedChat(): void {
  isNewlyAgreed = true;
}

/** @returns whether the visitor agreed in this document; asked once */
export function takeAgreedChat(): boolean {
  const was = isNewlyAgreed;
  isNewlyAgreed = false;
  return was;
}
