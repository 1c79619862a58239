import { deflated } from "~/domain/codes/bytes";
import { dictionary, fileOf, stream, utf16 } from "~/domain/pdf-file";
import { invoiceSums } from "../objects/invoice-amounts";
import type { InvoiceRow, RefundRow } from "../rows";
import { dateTime, money } from "./html";
import { sumsOf } from "./invoice-page";

const MARGIN = 56;
const RIGHT = 540;
const TOP = 780;
const LEADING = 18;
/** Lines beyond these do not fit onto the page. */
const MAX_LINES = 24;

interface Text {
  left?: string;
  right?: string;
  size?: number;
}

/** An invoice as a PDF of one page of A4, in Helvetica: what is not Latin in a name is a question mark. */
export function invoicePdf(row: InvoiceRow, refunds: readonly RefundRow[]): Uint8Array {
  const content = deflated(new TextEncoder().encode(contentOf(textsOf(row, refunds))));
  return fileOf([
    dictionary("/Type /Catalog /Pages 2 0 R"),
    dictionary("/Type /Pages /Kids [3 0 R] /Count 1"),
    dictionary(
      "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
        "/Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>>>>>",
    ),
    stream("/Filter /FlateDecode", content),
    dictionary(`/Title <FEFF${utf16(`Invoice ${row.number}`)}>`),
  ]);
}

function textsOf(row: InvoiceRow, refunds: readonly RefundRow[]): Text[] {
  const { due } = invoiceSums(row);
  const { billed } = row;
  const lines = row.lines.slice(0, MAX_LINES).map(({ description, amount }) => ({
    left: description,
    right: money(amount),
  }));
  return [
    { left: "Visita", size: 20 },
    {},
    { left: `Invoice ${row.number}`, right: dateTime(row.finalizedAt ?? row.created), size: 14 },
    { left: row.status === "paid" ? "Paid" : row.status === "void" ? "Void" : "To be paid" },
    {},
    {
      left: [billed.name, billed.email, ...billed.taxIds.map(({ value }) => value)]
        .filter(Boolean)
        .join(", "),
    },
    {},
    ...lines,
    {},
    ...sumsOf(row).map(([left, amount]) => ({ left, right: money(amount) })),
    { left: "Amount due", right: money(due), size: 14 },
    ...refunds.map(({ amount, created }) => ({
      left: `Refunded on ${dateTime(created)}`,
      right: money(amount),
    })),
    {},
    { left: "Made by the sandbox. No money moves." },
  ];
}

function contentOf(texts: Text[]): string {
  let y = TOP;
  const parts: string[] = [];
  for (const { left, right, size = 10 } of texts) {
    if (left) parts.push(textAt(MARGIN, y, size, left));
    if (right) parts.push(textAt(RIGHT - widthOf(right, size), y, size, right));
    y -= LEADING;
  }
  return parts.join("\n");
}

const textAt = (x: number, y: number, size: number, text: string) =>
  `BT /F1 ${size} Tf ${x.toFixed(2)} ${y} Td <${hexOf(text)}> Tj ET`;

/** Digits and their separators in amounts and dates are about this wide. */
const widthOf = (text: string, size: number) => text.length * size * 0.52;

/** One byte a character, in hexadecimal. */
function hexOf(text: string): string {
  return [...text]
    .map((character) => {
      const code = character === "−" ? 0x2d : (character.codePointAt(0) ?? 0);
      return (code < 256 ? code : 0x3f).toString(16).padStart(2, "0");
    })
    .join("");
}
