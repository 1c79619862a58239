import { expect, test } from "vitest";
import { importedContact } from "~/domain/contacts/import/row";
import { readVcards } from "~/domain/contacts/import/vcard";
import { csvDelimiter, rowsOfCsv } from "~/domain/files/csv-rows";
import { decodeText } from "~/domain/files/decode";
import { isHarmfulHost } from "~/domain/link-check/harmful-hosts";
import { withoutAddresses } from "~/domain/notifications/plain-words";

const SIZES = [50_000, 100_000, 200_000];

const filled = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const cardOf = (lines: string) => `BEGIN:VCARD\nFN:Ada\n${lines}\nEND:VCARD\n`;
const hostsOf = (host: string, size: number) => {
  for (let read = 0; read < size; read += 253) isHarmfulHost(filled(host, 253));
};

/** What is written to take long, by what reads it. */
const TEXTS: [string, (size: number) => unknown][] = [
  ["mail: digits and separators", (size) => withoutAddresses(filled("1    ", size))],
  ["mail: six digits and a gap", (size) => withoutAddresses(filled("1 1 1 1 1 1     ", size))],
  ["mail: dots", (size) => withoutAddresses(filled("a.", size))],
  ["mail: spaces", (size) => withoutAddresses(`1${filled(" ", size)}`)],
  ["link: words of sign-in pages", (size) => hostsOf("loginsigninsecuresecurityaccounts", size)],
  ["link: a brand again and again", (size) => hostsOf("paypal-", size)],
  ["labels: spaces between two", (size) => importedContact({ name: "Ada", tags: `a${filled(" ", size)}b` })],
  ["CSV: quotes left open", (size) => readCsv(filled('"a""\n""b"\n', size))],
  ["CSV: spaces behind quotes", (size) => readCsv(`"${filled('x"   ', size)}`)],
  ["vCard: quotes", (size) => [...readVcards(cardOf(filled(`TEL${'"'.repeat(9_001)}:1\n`, size)))]],
  ["vCard: parameters", (size) => [...readVcards(cardOf(filled(`TEL${";".repeat(9_000)}:1\n`, size)))]],
  [
    "vCard: quoted-printable",
    (size) => [...readVcards(cardOf(`NOTE;QUOTED-PRINTABLE:${filled("a=\n", size)}`))],
  ],
  ["file: returns", (size) => decodeText(new TextEncoder().encode(filled("\r", size)))],
];

const readCsv = (text: string) => [...rowsOfCsv(text, csvDelimiter(text), 0)].length;

/** Printed by `npm run bench`: a time that grows faster than the length is a fault. A speed is never asserted. */
test.each(TEXTS)("%s", { timeout: 300_000 }, (name, read) => {
  read(SIZES[0] as number);
  const times = SIZES.map((size) => {
    const began = performance.now();
    read(size);
    return `${(performance.now() - began).toFixed(1).padStart(8)} ms`;
  });
  console.log(`hostile text ${name.padEnd(32)}${times.join("")}`);
  expect(times).toHaveLength(SIZES.length);
});
