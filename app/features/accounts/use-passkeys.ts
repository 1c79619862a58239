import { useEffect, useState } from "react";

/**
 * Whether this browser can use passkeys of a host: it knows them, and the page stands on that host or a label of it. None
 * is for an address by number.
 * @returns true on the server and until the screen is there: nearly all browsers can, and nothing moves in them
 */
export function usePasskeys(host: string): boolean {
  const [isOffered, setOffered] = useState(true);
  useEffect(() => {
    const { hostname } = window.location;
    const isOurs = hostname === host || hostname.endsWith(`.${host}`);
    setOffered(isOurs && typeof window.PublicKeyCredential === "function");
  }, [host]);
  return isOffered;
}

/** What a passkey was asked for came to nothing: its person or the browser said no. */
export type PasskeyOutcome<T> = { ok: true; value: T } | { ok: false };

/** Runs what asks the browser for a passkey; a refusal, which browsers throw, is an outcome. */
export async function askBrowser<T>(ask: () => Promise<T>): Promise<PasskeyOutcome<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof Error) return { ok: false };
    throw error;
  }
}
