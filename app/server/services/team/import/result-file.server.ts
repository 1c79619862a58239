import type { UserActor } from "~/domain/accounts/actor";
import { cardUrl } from "~/domain/addresses";
import { csvLines, type Delimiter, harmless } from "~/domain/files/csv-cells";
import type { LanguageCode } from "~/domain/languages";
import type { MemberImportRow } from "~/domain/team/import/view";
import { i18nFor } from "~/i18n/instances";
import type { Platform } from "~/server/platform/platform.server";
import { getMemberImportResult } from "./start-import.server";

/** The columns of the file; their names are the same in every language. */
const COLUMNS = ["Line", "Name", "Email", "Card", "Result"];

/**
 * A file of people with what happened to each row, in its order, and why, in a language. Cells that a spreadsheet would
 * run are made harmless.
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
  const resultOf = ({ state, reason, card }: MemberImportRow): string => {
    if (state === "waiting" && !card) return t("teamMany:result.waiting");
    if (state === "refused") return reason ? t(`teamMany:reasons.${reason}`) : "";
    const made = t(
      invites && !reason && state === "done" ? "teamMany:result.invited" : "teamMany:result.made",
    );
    return reason ? `${made} ${t(`teamMany:reasons.${reason}`)}` : made;
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
