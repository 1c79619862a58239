import { AppError } from "~/domain/errors";
import type { LeavingChoice } from "~/domain/team/leaving";
import { findCardOfMember } from "~/server/data/cards.server";
import { findMember, findMemberByEmail } from "~/server/data/members.server";
import { findOwnPage } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

/** Why a decision on a leaving was not made, as far as its choice shows: something changed meanwhile. */
export async function leavingRefusal(
  { db }: Platform,
  ownerId: string,
  { card, codes, successor, invite, page }: LeavingChoice,
): Promise<AppError> {
  if (codes === "page" && !(await findOwnPage(db, ownerId, page ?? ""))) return new AppError("not_found");
  const member = successor
    ? await findMember(db, ownerId, successor)
    : await findMemberByEmail(db, ownerId, invite ?? "");
  if (invite && !member) return new AppError("limit_reached", { messageKey: "invitationLimit" });
  const held = member ? await findCardOfMember(db, ownerId, member.id) : undefined;
  if (card === "successor" && held) return new AppError("conflict", { messageKey: "memberHasCard" });
  if (codes === "card" && card !== "successor" && !held)
    return new AppError("conflict", { messageKey: "successorNoCard" });
  return new AppError("conflict", { messageKey: "leavingChanged" });
}
