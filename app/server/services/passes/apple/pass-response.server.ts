import { contentDisposition } from "~/domain/file-name";
import type { PublicCardRow } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { makePass } from "./make-pass.server";

export const PASS_TYPE = "application/vnd.apple.pkpass";

/** @returns when a card's pass last began to read differently: by the card, its owner's plan or a block */
export function passChangedAt(platform: Platform, found: PublicCardRow): Date {
  const { card, entitlement, ownerUpdatedAt } = found;
  const endsAt = entitlement?.endsAt?.getTime() ?? 0;
  return new Date(
    Math.max(
      card.updatedAt.getTime(),
      ownerUpdatedAt.getTime(),
      entitlement?.updatedAt.getTime() ?? 0,
      endsAt <= platform.now().getTime() ? endsAt : 0,
    ),
  );
}

/**
 * The same in whole seconds, which is all that a header can say. Of a change in the running second the second before is
 * said, or a further change in it would look like the one that was sent.
 */
export function lastModified(changedAt: Date, now: Date): number {
  const seconds = Math.floor(changedAt.getTime() / 1000);
  return seconds >= Math.floor(now.getTime() / 1000) ? seconds - 1 : seconds;
}

/** Answers with the pass of a card as a file. */
export async function passResponse(platform: Platform, found: PublicCardRow): Promise<Response> {
  // Taken first: a change while the pass is made must look newer than it.
  const modified = lastModified(passChangedAt(platform, found), platform.now());
  const pass = await makePass(platform, found);
  return new Response(pass, {
    headers: {
      "Content-Type": PASS_TYPE,
      "Content-Disposition": contentDisposition("attachment", found.card.content.header, "pkpass"),
      "Content-Length": String(pass.byteLength),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Last-Modified": new Date(modified * 1000).toUTCString(),
      "Cache-Control": "no-cache",
    },
  });
}
