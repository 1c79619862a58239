import { csvLines, harmless } from "~/domain/files/csv-cells";
import type { Delimiter } from "~/domain/files/delimiter";
import { phoneNumber } from "~/domain/phone";
import type { NamedContact } from "./view";

/** The target of a CSV file: programs that run cells as formulas, or one that reads phone numbers verbatim. */
export const CSV_KINDS = ["spreadsheet", "crm"] as const;
export type CsvKind = (typeof CSV_KINDS)[number];

/** The start of a file: without the BOM, spreadsheets assume a legacy encoding. */
export const CSV_START: Record<CsvKind, string> = { spreadsheet: "\uFEFF", crm: "" };

/** The columns of a contact, in order; their names are not translated. */
const COLUMNS: readonly [string, (contact: NamedContact) => string | undefined][] = [
  ["Created at", ({ createdAt }) => createdAt],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Position", ({ position }) => position],
  ["Company", ({ company }) => company],
  ["LinkedIn", ({ linkedIn }) => linkedIn],
  ["Page", ({ page }) => page?.title],
  ["Card", ({ card }) => card?.title],
  ["Code", ({ codeName, code }) => codeName ?? code],
  ["Source", ({ source }) => source],
  ["Message", ({ message }) => message],
  ["Note", ({ note }) => note],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Consent text", ({ consent }) => consent?.text],
  ["Consent version", ({ consent }) => consent?.version],
  ["Consent time", ({ consent }) => consent?.at],
];

/** The header row of a file, present even without other rows. */
export const csvHeader = (delimiter: Delimiter = ","): string =>
  csvLines([COLUMNS.map(([name]) => name)], delimiter);

/** Rows of a file (RFC 4180), each with its line end. */
export function csvRows(
  contacts: readonly NamedContact[],
  kind: CsvKind,
  delimiter: Delimiter = ",",
): string {
  return csvLines(
    contacts.map((contact) =>
      COLUMNS.map(([name, read]) => {
        const text = read(contact) ?? "";
        // An apostrophe would break every number with a country code; a dialled number can run as no formula but a sum.
        return kind === "crm" && name === "Phone" && phoneNumber(text) !== null ? text : harmless(text);
      }),
    ),
    delimiter,
  );
}
