import { expect, test } from "vitest";
import { readMemberFile } from "~/domain/team/import/file";
import { cardOfRow } from "~/domain/team/import/row";

/** The name of the card that is made of the one row of a file, and its parts. */
function namesOf(head: string, row: string): (string | undefined)[] {
  const [read] = readMemberFile(`${head}\n${row}\n`).rows;
  expect(read?.problems).toEqual([]);
  const { header, givenName, familyName } = cardOfRow(read?.content ?? { name: "", contacts: [] });
  return [header, givenName, familyName];
}

test.each([
  ["Vorname;Nachname", "Ada;van Dyk Lindqvist", ["Ada van Dyk Lindqvist", "Ada", "van Dyk Lindqvist"]],
  // The whole name is as written, and columns contain its parts.
  ["Name;Vorname;Nachname", "Dr. Ada Lindqvist;Ada;Lindqvist", ["Dr. Ada Lindqvist", "Ada", "Lindqvist"]],
  ["Full name;City", "Ada Maria Lindqvist;Bergen", ["Ada Maria Lindqvist", "Ada Maria", "Lindqvist"]],
  ["姓;名", "山田;太郎", ["山田 太郎", "太郎", "山田"]],
  ["Name;City", "Madonna;Bergen", ["Madonna", "Madonna", ""]],
])("a file with the columns %s names its people", (head, row, names) => {
  expect(namesOf(head, row)).toEqual(names);
});

test.each([
  ["Mara Vogel\nTom Berg\nAda Lindqvist\n"],
  ["Mara Vogel\r\nTom Berg\r\n\r\nAda Lindqvist"],
  ["Name\nMara Vogel\nTom Berg\nAda Lindqvist\n"],
])("a list of names is people, from its first line on: %j", (text) => {
  const { taken, rows } = readMemberFile(text);
  expect(taken).toEqual({ "0": "name" });
  const named = rows.filter(({ content }) => content?.name).map(({ content }) => content?.name);
  expect(named).toEqual(["Mara Vogel", "Tom Berg", "Ada Lindqvist"]);
});

test.each([
  ["Carl Olsen <carl@studio.example>\nmara.vogel@studio.example\n"],
  ['"Carl Olsen" <Carl@studio.example>, <mara.vogel@studio.example>'],
  ["Carl Olsen <carl@studio.example>; Mara Vogel <mara.vogel@studio.example>"],
])("recipients out of a mail are people with addresses: %j", (text) => {
  const { columns, taken, rows } = readMemberFile(text);
  expect(taken).toEqual({ "0": "name", "1": "email" });
  expect(columns).toHaveLength(2);
  const read = rows.map(({ content }) => [content?.name, content?.contacts.map(({ value }) => value)]);
  expect(read).toEqual([
    ["Carl Olsen", ["carl@studio.example"]],
    ["Mara Vogel", ["mara.vogel@studio.example"]],
  ]);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});

test("what is no list of recipients stays a table, and long parts cost nothing", () => {
  const { taken } = readMemberFile("Name,E-mail\nAda,ada@studio.example\n");
  expect(taken).toEqual({ "0": "name", "1": "email" });
  for (const text of [`${" ".repeat(90_000)}x`, `${'"'.repeat(90_000)}<`, `${">,".repeat(45_000)}x`])
    expect(Object.values(readMemberFile(text).taken)).not.toContain("email");
});

const MIXED = [
  "Ola, ola@x.example",
  "Pia Chen <pia@x.example>",
  "",
  "Quentin Day",
  "Sven; sven@x.example",
  "tove@x.example\tTove Berg",
  '"Uma Ek" <uma@x.example>, <vera.holm@x.example>',
];
const MIXED_PEOPLE = [
  [1, "Ola", "ola@x.example"],
  [2, "Pia Chen", "pia@x.example"],
  [4, "Quentin Day", undefined],
  [5, "Sven", "sven@x.example"],
  [6, "Tove Berg", "tove@x.example"],
  [7, "Uma Ek", "uma@x.example"],
  [7, "Vera Holm", "vera.holm@x.example"],
];
const peopleOf = (text: string) =>
  readMemberFile(text).rows.map(({ content: { line, name, email } }) => [line, name, email]);

test("in a mixed list each line is read by itself", () => {
  expect(peopleOf(MIXED.join("\n"))).toEqual(MIXED_PEOPLE);
  expect(peopleOf(MIXED.toReversed().join("\n")).map(([, name]) => name)).toHaveLength(7);
  expect(peopleOf(["Name", ...MIXED].join("\r\n"))[0]).toEqual([2, "Ola", "ola@x.example"]);
  const [wrong] = readMemberFile("Ola, ola@x\nPia <pia@x.example>").rows;
  expect([wrong?.content.name, wrong?.problems]).toEqual(["Ola", ["emailInvalid"]]);
});

test("beside more columns a name with its address is both as well", () => {
  const text =
    "Name;E-mail;Position\nOla;ola@x.example;Boss\nPia Chen <pia@x.example>;;Sales\nSven, sven@x.example\n";
  expect(peopleOf(text)).toEqual([
    [2, "Ola", "ola@x.example"],
    [3, "Pia Chen", "pia@x.example"],
    [4, "Sven", "sven@x.example"],
  ]);
  expect(peopleOf("Pia Chen <pia@x.example>,Sales\nQuentin Day,Boss\n")).toEqual([
    [1, "Pia Chen", "pia@x.example"],
    [2, "Quentin Day", undefined],
  ]);
  expect(peopleOf("Name;E-mail\nAda;Ada Lindqvist <ada@x.example>\n;Tom Berg <tom@x.example>\n")).toEqual([
    [2, "Ada", "ada@x.example"],
    [3, "Tom Berg", "tom@x.example"],
  ]);
});
