import type { UserActor } from "~/domain/accounts/actor";
import { cardUrl } from "~/domain/addresses";
import { contactTitle, PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { csvLines, harmless } from "~/domain/files/csv-cells";
import type { Delimiter } from "~/domain/files/delimiter";
import type { LanguageCode } from "~/domain/languages";
import type { LeftOut } from "~/domain/team/import/row";
import type { MemberImportRow } from "~/domain/team/import/view";
import { i18nFor } from "~/i18n/instances";
import type { Platform } from "~/server/platform/platform.server";
import { getMemberImportResult } from "./start-import.server";

/** The columns of the file; their names are the same in every language. */
const COLUMNS = ["Line", "Name", "Email", "Card", "Result"];

/**
 * A file of people with the outcome of each row, in its order, and the reason, in a language. Cells that a spreadsheet
 * would execute are escaped.
 * @returns its text with the mark that spreadsheets need, and its name without extension
 * @throws AppError not_found
 */
export async function writeImportResult(
  platform: Platform,
  actor: UserActor,
  id: string,
  { language, delimiter }: { language: LanguageCode; delimiter: Delimiter },
): Promise<{ text: string; name: string }> {
  const { t } = i18nFor(language);
  const { rows, createdAt, invites } = await getMemberImportResult(platform, actor, id);
  const titles = Object.fromEntries(PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]));
  const lacking = (leftOut: LeftOut[] = []) =>
    leftOut.map(({ field, value, why }) => {
      const column = contactTitle({ name: field, label: "" }, titles);
      return t(`teamMany:leftOut.${why}`, { column, value });
    });
  const resultOf = ({ line, state, reason, card, leftOut }: MemberImportRow): string => {
    if (state === "waiting" && !card) return t("teamMany:result.waiting");
    const why = reason ? [t(`teamMany:reasons.${reason}`, { line })] : [];
    if (state === "refused") return why.join(" ");
    const made = t(
      invites && !reason && state === "done" ? "teamMany:result.invited" : "teamMany:result.made",
    );
    return [made, ...why, ...lacking(leftOut)].join(" ");
  };
  const lines = rows.map((row) =>
    [
      String(row.line),
      row.name,
      row.email ?? "",
      row.card ? cardUrl(platform.config.origins, row.card) : "",
      resultOf(row),
    ].map(harmless),
  );
  return {
    text: `\uFEFF${csvLines([COLUMNS, ...lines], delimiter)}`,
    name: `team-${createdAt.slice(0, 10)}`,
  };
}
