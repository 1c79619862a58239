import type { PublicCardRow } from "~/server/data/public-card.server";
import type { Platform } from "~/server/platform/platform.server";
import { makePass } from "./make-pass.server";

/** @returns when a card's pass last changed: by the card, its template, its owner's plan or a block */
export function passChangedAt(platform: Platform, found: PublicCardRow): Date {
  const { shownSince, entitlement, ownerUpdatedAt } = found;
  const endsAt = entitlement?.endsAt?.getTime() ?? 0;
  return new Date(
    Math.max(
      shownSince.getTime(),
      ownerUpdatedAt.getTime(),
      entitlement?.updatedAt.getTime() ?? 0,
      endsAt <= platform.now().getTime() ? endsAt : 0,
    ),
  );
}

/**
 * The same in whole seconds, the precision of a header. For a change in the current second it is the second before, or
 * a further change in it would look like the one that was sent.
 */
export function lastModified(changedAt: Date, now: Date): number {
  const seconds = Math.floor(changedAt.getTime() / 1000);
  return seconds >= Math.floor(now.getTime() / 1000) ? seconds - 1 : seconds;
}

/** The pass of a card as a file. */
export interface PassDownload {
  kind: "file";
  /** Its name without extension. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** In seconds since the epoch. */
  modified: number;
}

/** Makes the pass of a card in its current state. */
export async function passFile(platform: Platform, found: PublicCardRow): Promise<PassDownload> {
  // Taken first: a change while the pass is made must look newer than it.
  const modified = lastModified(passChangedAt(platform, found), platform.now());
  const bytes = await makePass(platform, found);
  return { kind: "file", name: found.card.content.header, bytes, modified };
}
