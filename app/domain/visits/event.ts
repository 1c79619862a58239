import type { DeviceClass } from "./agent";
import type { Thing } from "./thing";

export const EVENT_KINDS = ["view", "click", "scan", "save", "contact"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What visitors save of a card; a pass of Apple's tells of itself. */
export type SavedFile = "vcard" | "google";

/** Where a visit came from and by what, as far as it is told apart. */
export interface Origin {
  /** The name of a campaign, site or app; {@link DIRECT} without one. */
  source: string;
  /** Two letters, or "" where it is not known. */
  country: string;
  device: DeviceClass;
  /** The first language that the browser asks for, without its region; "" without one. */
  language: string;
}

/**
 * Something that happened, as an isolate hands it over: with neither an address nor a user agent. `visitor` is the hash
 * of the date, null where nobody asks to be told apart; `hour` is the owner's.
 */
export interface VisitEvent {
  kind: EventKind;
  /** Of a scan what its code leads to, absent where that is gone. */
  thing?: Thing;
  visitor: string | null;
  /** When it happened, in milliseconds since the epoch. */
  at: number;
  hour: number;
  /** The code that was scanned, or that the address or the form names. */
  code?: string;
  /** The short key of the link that was clicked. */
  link?: string;
  /** Of a save: which file or pass. */
  file?: SavedFile;
  /** Of a view: the browser asked whether what it has is still so. */
  isRevalidation?: boolean;
  /** Of views all of it; of clicks where the page was come to from. */
  origin?: Origin;
}
