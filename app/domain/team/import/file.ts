import { csvDelimiter, linesBefore, rowsOfCsv } from "~/domain/files/csv-rows";
import { LIMITS } from "~/domain/limits";
import { guessMemberColumns, isHeader, type MemberColumns } from "./fields";
import { listedPeople, partedCells, recipientOf } from "./recipients";
import { type CheckedRow, readRow } from "./row";

/** First rows that are shown of a column, and how much of each cell. */
const SAMPLES = 3;
const SHOWN_CHARACTERS = 80;
/** What is longer was not copied out of a mail. */
const MAX_LIST_TEXT = 100_000;

/** A file of people as it was read. */
export interface MemberFile {
  /** Each column's name, empty if the file has no header, and its values in the first rows. */
  columns: { name: string; samples: string[] }[];
  /** The fields that the columns are mapped to. */
  taken: MemberColumns;
  rows: CheckedRow[];
  /** It has more rows than are read. */
  isTooLong: boolean;
}

interface FoundRow {
  cells: string[];
  line: number;
  /** Whether a quote in it is never closed. */
  isOpen: boolean;
}

function foundRows(text: string): FoundRow[] {
  const found: FoundRow[] = [];
  let [line, counted] = [1, 0];
  for (const { cells, start, openQuote } of rowsOfCsv(text, csvDelimiter(text), 0)) {
    // A row with an unclosed quote is reported by the line of that quote.
    const begin = openQuote ?? start;
    line += linesBefore(text, begin, counted);
    counted = begin;
    const isOpen = openQuote !== undefined;
    found.push({ cells: isOpen ? cells : partedCells(cells), line, isOpen });
    if (found.length > LIMITS.memberImportRows + 1) break;
  }
  return found;
}

/**
 * Reads a file of people, or a list of them; work is linear in its length, and stops at the first excess row.
 * @param text with lines ending in a line feed, a return or both, with or without a BOM
 * @param given the fields of columns, else guessed
 */
export function readMemberFile(text: string, given?: MemberColumns): MemberFile {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const listed = plain.length <= MAX_LIST_TEXT ? listedPeople(plain) : null;
  const found = listed ? listed.map((one) => ({ ...one, isOpen: false })) : foundRows(plain);
  const hasHeader = !listed && isHeader(found[0]?.cells ?? []);
  const people = hasHeader ? found.slice(1) : found;
  // Without a header the first row with an address shows its column.
  const withAddress = people.find(({ cells }) => cells.some((cell) => recipientOf(cell)));
  const first = (hasHeader ? found[0] : (withAddress ?? found[0]))?.cells ?? [];
  const taken = given ?? guessMemberColumns(first);
  const shown = (cell = "") => cell.slice(0, SHOWN_CHARACTERS);
  return {
    columns: first.map((name, column) => ({
      name: hasHeader ? shown(name) : "",
      samples: people.slice(0, SAMPLES).map(({ cells }) => shown(cells[column])),
    })),
    taken,
    isTooLong: people.length > LIMITS.memberImportRows,
    rows: people
      .slice(0, LIMITS.memberImportRows)
      .map(({ cells, line, isOpen }, at) => readRow(cells, taken, { place: at + 1, line, isOpen })),
  };
}
