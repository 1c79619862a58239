/** What a column of a file can be taken for. First and last name make the name where no column has it whole. */
export const IMPORT_FIELDS = [
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "position",
  "company",
  "linkedIn",
  "message",
  "note",
  "tags",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * The field of each column that has one, by the column's number from 0. Several may be of one field: the first filled
 * counts, and the others become lines of the note.
 */
export type ImportColumns = Record<string, ImportField>;

/** The values of one row of a file, verbatim, and in `rest` those without a matching field, by label. */
export type ImportValues = Partial<Record<ImportField, string>> & { rest?: [label: string, value: string][] };

/**
 * Columns by what they are called in files of Visita, Google Contacts (the forms of before and since 2024), Outlook
 * (English and German), Apple's and Linktree's, HiHello's and common CRMs': in lower case, without anything but letters
 * and digits.
 */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  name: ["name", "fullname", "displayname", "contactname", "contact", "nome", "nombre", "nom", "naam"],
  firstName: ["firstname", "givenname", "first", "forename", "vorname", "prenom", "prénom"],
  lastName: ["lastname", "familyname", "last", "surname", "nachname", "apellido", "apellidos", "cognome"],
  email: [
    "email",
    "emailaddress",
    "email1value",
    "email1address",
    ...["email2value", "email3value", "email2address", "email3address", "email2", "email3", "homeemail"],
    "primaryemail",
    "workemail",
    "emailadresse",
    "mail",
  ],
  phone: [
    ...["phone", "phonenumber", "mobilephone", "mobile", "mobilenumber", "cellphone", "cell", "primaryphone"],
    ...[
      "phone1value",
      ...["phone2value", "phone3value", "phone2", "phone3", "businessphone2", "homephone2", "otherphone"],
      "businessphone",
      "workphone",
      "homephone",
      "telephone",
      "tel",
      "mobiltelefon",
      "telefon",
    ],
    ...["telefonnummer", "telefongeschäftlich", "handy"],
  ],
  position: ["position", "jobtitle", "organizationtitle", "organization1title", "role", "occupation"],
  company: [
    "company",
    "companyname",
    "organization",
    "organizationname",
    "organization1name",
    "organisation",
    "firma",
  ],
  linkedIn: ["linkedin", "linkedinurl", "linkedinprofile", "linkedinprofileurl"],
  message: ["message", "nachricht"],
  note: ["note", "notes", "comment", "comments", "notizen", "notiz"],
  tags: ["tags", "tag", "labels", "label", "groupmembership", "categories", "kategorien", "groups", "list"],
};

const BY_NAME: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) => NAMES[field].map((name) => [name, field] as const)),
);

/** @returns what the columns of a file are taken for, by their names in its first row */
export function guessColumns(header: readonly string[]): ImportColumns {
  return Object.fromEntries(
    header.flatMap((name, column) => {
      const field = BY_NAME.get(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
      return field ? [[String(column), field] as const] : [];
    }),
  );
}

/** Fields that hold one value; Google writes several of them into one cell. */
const SINGLE: ReadonlySet<ImportField> = new Set(["email", "phone", "position", "company", "linkedIn"]);

/**
 * @param header the columns' names, which label values without a field of their own in the note
 * @returns a row's values by the fields of its columns; empty cells are omitted
 */
export function valuesOf(
  row: readonly string[],
  columns: ImportColumns,
  header: readonly string[] = [],
): ImportValues {
  const values: ImportValues = {};
  const rest: [string, string][] = [];
  for (const [column, field] of Object.entries(columns)) {
    const cell = row[Number(column)] ?? "";
    for (const value of SINGLE.has(field) ? cell.split(" ::: ") : [cell]) {
      if (value.trim() === "" || isSame(value, values[field])) continue;
      const taken = values[field];
      if (taken === undefined) values[field] = value;
      else if (field === "tags") values.tags = `${taken}, ${value}`;
      else rest.push([header[Number(column)] ?? "", value]);
    }
  }
  return rest.length > 0 ? { ...values, rest } : values;
}

const isSame = (one: string, other = "") => one.trim().toLowerCase() === other.trim().toLowerCase();
