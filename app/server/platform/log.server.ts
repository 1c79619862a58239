/**
 * Logs are kept for days and read by operators: ids are enough to find what they need. Addresses of mailboxes, the
 * queries of URLs, and what is as long as a token are cut, wherever they occur, such as in the message of an error.
 */
export const redacted = (line: string): string =>
  line
    .replace(/[^\s"'<>@\\]+@[^\s"'<>@\\]+\.[a-z]{2,}/gi, "[mailbox]")
    .replace(/\?[^\s"'\\)]*=[^\s"'\\)]*/g, "?[query]")
    .replace(/[\w-]{40,}/g, "[token]");

/** One structured line per failure; `requestId` is what the visitor was shown. */
export function logError(message: string, error: unknown, requestId?: string, more?: object): void {
  const detail =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : error;
  console.error(redacted(JSON.stringify({ level: "error", message, requestId, error: detail, ...more })));
}

/** The same for what is no failure of ours. */
export function logWarning(message: string, requestId?: string, more?: object): void {
  console.warn(redacted(JSON.stringify({ level: "warn", message, requestId, ...more })));
}
