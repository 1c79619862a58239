import { z } from "zod";
import { DAY_MS } from "~/domain/durations";

/** How long an export can be downloaded. */
export const EXPORT_KEPT_MS = 3 * DAY_MS;
/** One that is not ready by then never will be. */
export const EXPORT_LATEST_MS = DAY_MS;

export const EXPORT_STATES = ["waiting", "running", "ready", "failed"] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** How far an export is; the address of its file is there once it is ready, and needs the session. */
export const exportViewSchema = z.object({
  state: z.enum(EXPORT_STATES),
  /** Exported items, and their total. */
  done: z.number().int(),
  total: z.number().int(),
  url: z.string().optional(),
});

export type ExportView = z.output<typeof exportViewSchema>;

/** An export of the past or the present, as the screen lists it. */
export interface ExportSummary {
  id: string;
  /** `gone` after its expiry, or after a change of password, address or deletion of the account. */
  state: ExportState | "gone";
  done: number;
  total: number;
  bytes?: number;
  createdAt: string;
  expiresAt?: string;
}
