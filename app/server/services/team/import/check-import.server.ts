import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { cardLimit, isPaid } from "~/domain/billing/entitlement";
import { type CardContent, emptyCard } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { hasName } from "~/domain/team/import/fields";
import { type MemberFile, readMemberFile } from "~/domain/team/import/file";
import { type CheckedRow, checkRows } from "~/domain/team/import/row";
import type { MemberCheck, MemberFileInput } from "~/domain/team/import/view";
import { applyTemplate, TEMPLATE_IMAGES } from "~/domain/team/template";
import { countOwnCards } from "~/server/data/cards.server";
import { findTeamEmails } from "~/server/data/member-imports.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { followingContent, templateOfNew } from "~/server/services/team/follow-template.server";

/** Cards shown as a preview. */
const SHOWN = 3;

/** A file of people with the problems of its rows. */
export interface CheckedFile extends MemberFile {
  freeSeats: number;
}

/**
 * Reads a file of people and checks each row, by itself and against the team; nothing is written.
 * @throws AppError payment_required, rate_limited, invalid (memberImportEmpty, memberImportTooMany)
 */
export async function readChecked(
  platform: Platform,
  actor: UserActor,
  { text, columns }: MemberFileInput,
): Promise<CheckedFile> {
  assertCan(actor, "create", ownOf(actor, "member"));
  if (!isPaid(actor.plan, platform.now())) throw new AppError("payment_required", { field: "member" });
  await consumeLimit(platform, "memberImport", actor.userId);
  const file = readMemberFile(text, columns);
  const max = LIMITS.memberImportRows;
  if (file.isTooLong) throw new AppError("invalid", { messageKey: "memberImportTooMany", params: { max } });
  if (file.rows.length === 0) throw new AppError("invalid", { messageKey: "memberImportEmpty" });
  const emails = file.rows.flatMap(({ content }) => content.email ?? []);
  const [owner, known, used] = await Promise.all([
    findUser(platform.db, actor.userId),
    findTeamEmails(platform.db, actor.userId, emails),
    countOwnCards(platform.db, actor.userId),
  ]);
  const freeSeats = Math.max(0, cardLimit(actor.plan, platform.now()) - used);
  const rows = checkRows(file.rows, { ownEmail: owner?.email ?? "", emails: known, freeSeats });
  return { ...file, rows, freeSeats };
}

/** The preview of importing a file of people. @throws as {@link readChecked} */
export async function checkMemberImport(
  platform: Platform,
  actor: UserActor,
  input: MemberFileInput,
): Promise<MemberCheck> {
  const { columns, taken, rows, freeSeats } = await readChecked(platform, actor, input);
  const good = rows.filter(({ problems }) => problems.length === 0);
  const isNamed = hasName(taken);
  // These would all have the same message: the missing seats are reported once.
  const isSeatless = ({ problems }: CheckedRow) => problems.length === 1 && problems[0] === "noSeat";
  return {
    columns,
    taken,
    total: rows.length,
    good: good.length,
    freeSeats,
    missingSeats: rows.filter(isSeatless).length,
    hasName: isNamed,
    emails: good.filter(({ content }) => content.email).length,
    wrong: (isNamed ? rows : [])
      .filter((row) => row.problems.length > 0 && !isSeatless(row))
      .map(({ content: { line, name, email }, problems }) => ({
        line,
        name,
        ...(email && { email }),
        problems,
      })),
    lessened: good.flatMap(({ content: { line, name, leftOut } }) =>
      leftOut ? { line, name, leftOut } : [],
    ),
    uninvited: good.flatMap(({ content: { line, name, email } }) => (email ? [] : { line, name })),
    cards: await shownCards(
      platform,
      actor.userId,
      good.slice(0, SHOWN).map(({ content: { name, contacts } }) => ({ header: name, contacts })),
    ),
  };
}

/** Cards with what the team's look gives them. */
async function shownCards(
  platform: Platform,
  ownerId: string,
  cards: readonly Pick<CardContent, "header" | "contacts">[],
): Promise<MemberCheck["cards"]> {
  const look = await templateOfNew(platform, { ownerId, id: undefined, isMember: true });
  return cards.map((card) => {
    const plain = { ...emptyCard(), ...card };
    const { header, contacts, design, backgroundColor, fontColor } = look
      ? applyTemplate(followingContent(plain, look), look.worn)
      : plain;
    const images = TEMPLATE_IMAGES.flatMap((slot) => {
      const key = look?.worn.modes[slot] === "free" ? undefined : look?.worn[slot];
      return key ? [[slot, imageUrl(platform.config.origins, key)] as const] : [];
    });
    return { header, contacts, design, backgroundColor, fontColor, ...Object.fromEntries(images) };
  });
}
