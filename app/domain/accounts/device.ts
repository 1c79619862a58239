/** What a session shows of where it was begun: never the whole name that a browser gives itself. */
export const DEVICE_KINDS = ["phone", "tablet", "computer", "program"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export interface Device {
  kind: DeviceKind;
  /** A browser's common name; absent if unrecognised. */
  browser?: string;
}

/** In this order: most browsers claim to be several of them. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//],
  ["Opera", /\bOPR\/|\bOPT\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ["Safari", /\bVersion\/[\d.]+ .*\bSafari\//],
];

/** The class of a device, by the first 500 characters of a `User-Agent`. */
export function deviceOf(userAgent: string | null): Device {
  const agent = (userAgent ?? "").slice(0, 500);
  if (!/^Mozilla\//.test(agent)) return { kind: "program" };
  const browser = BROWSERS.find(([, pattern]) => pattern.test(agent))?.[0];
  const isTablet =
    /\biPad\b|\bTablet\b/.test(agent) || (/\bAndroid\b/.test(agent) && !/\bMobile\b/.test(agent));
  const kind = isTablet ? "tablet" : /\biPhone\b|\bMobile\b/.test(agent) ? "phone" : "computer";
  return { kind, ...(browser && { browser }) };
}

/** The form that a session's row holds: `phone:Safari`. */
export const storedDevice = ({ kind, browser }: Device): string => (browser ? `${kind}:${browser}` : kind);

/** What a row holds, read again; null for rows from before devices were noted. */
export function readDevice(stored: string | null): Device | null {
  const [kind, browser] = (stored ?? "").split(":");
  const known = DEVICE_KINDS.find((each) => each === kind);
  return known ? { kind: known, ...(browser && { browser }) } : null;
}
