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
  /** Each column's name, empty where the file has no head, and what stands in its first rows. */
  columns: { name: string; samples: string[] }[];
  /** What the columns are taken for. */
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
    // A row whose quote is never closed is told by the line of that quote.
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
 * Reads a file of people, or a list of them; work grows with its length, and ends at the first row that is too many.
 * @param text whose lines end by a line feed or a return with one, with or without a mark at its beginning
 * @param given what columns are, else guessed
 */
export function readMemberFile(text: string, given?: MemberColumns): MemberFile {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const listed = plain.length <= MAX_LIST_TEXT ? listedPeople(plain) : null;
  const found = listed ? listed.map((one) => ({ ...one, isOpen: false })) : foundRows(plain);
  const hasHeader = !listed && isHeader(found[0]?.cells ?? []);
  const people = hasHeader ? found.slice(1) : found;
  // Without a head the first row that has an address shows where it stands.
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
