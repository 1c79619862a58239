import type { DeviceClass } from "./agent";
import type { Thing } from "./thing";

export const EVENT_KINDS = ["view", "click", "scan", "save", "contact"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Files that visitors save of a card; Apple passes are counted when they register. */
export type SavedFile = "vcard" | "google";

/** The source and client of a visit, as far as they are detected. */
export interface Origin {
  /** The name of a campaign, site or app; {@link DIRECT} without one. */
  source: string;
  /** Two letters, or "" if unknown. */
  country: string;
  device: DeviceClass;
  /** The first language of `Accept-Language`, without its region; "" without one. */
  language: string;
}

/**
 * An event as an isolate hands it over: with neither an IP address nor a user agent. `visitor` is the visitor's hash
 * for that date, null for an untracked visitor; `hour` is in the owner's zone.
 */
export interface VisitEvent {
  kind: EventKind;
  /** For a scan, the target of its code, absent if that is deleted. */
  thing?: Thing;
  visitor: string | null;
  /** When it happened, in milliseconds since the epoch. */
  at: number;
  hour: number;
  /** The scanned code, or the one in the URL or the form. */
  code?: string;
  /** The short key of the link that was clicked. */
  link?: string;
  /** For a save: which file or pass. */
  file?: SavedFile;
  /** For a view: the request revalidated a cached document. */
  isRevalidation?: boolean;
  /** For views all of it; for clicks the origin of the page view. */
  origin?: Origin;
}
