import { useEffect, useState } from "react";

/**
 * Whether this browser can use passkeys of a host: it supports them, and the page is on that host or a subdomain. Not
 * possible for an IP address.
 * @returns true on the server and until hydration: nearly all browsers support them, and the layout is stable for those
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
