import type { UserActor } from "~/domain/accounts/actor";
import { contactVcard } from "~/domain/contacts/contact-vcard";
import { CSV_START, type CsvKind, csvHeader, csvRows } from "~/domain/contacts/csv";
import type { ContactFilter } from "~/domain/contacts/filter";
import type { ListedContact } from "~/domain/contacts/view";
import type { Delimiter } from "~/domain/files/delimiter";
import type { LanguageCode } from "~/domain/languages";
import { countContacts, countMerged, listContactRows, listMerged } from "~/server/data/contact-list.server";
import type { ListPlace } from "~/server/data/keyset.server";
import type { Scope } from "~/server/data/scope.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { plainNames } from "~/server/services/cards/plain-names.server";
import { contactScope } from "./contact-scope.server";
import { presentListed } from "./present-contact.server";

/** Rows per read, all in memory. */
const AT_ONCE = 500;

/** A file of contacts: CSV for spreadsheets or a CRM, or vCards with labels in a language. */
export type ContactFileKind =
  | { format: "csv"; kind: CsvKind; delimiter?: Delimiter }
  | { format: "vcf"; language: LanguageCode };

export interface ContactsFile {
  /** How many contacts it should hold: its reader compares. */
  total: number;
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * The actor's contacts that match a filter as a file, newest first, read and written page by page. Merged meetings
 * follow their contact, each with its own message and consent. A failure midway breaks the stream off, so that an
 * incomplete file does not look complete.
 * @throws AppError rate_limited; not_found for a team's
 */
export async function exportContacts(
  platform: Platform,
  actor: UserActor,
  filter: ContactFilter,
  kind: ContactFileKind,
): Promise<ContactsFile> {
  const scope = await contactScope(platform, actor, "export", filter.team);
  return exportScope(platform, actor.userId, scope, filter, kind);
}

/**
 * The same for a scope that the user may export, counted for them. Each meeting of a member is a row by itself.
 * @param written a contact as the file has it
 * @throws AppError rate_limited
 */
export async function exportScope(
  platform: Platform,
  userId: string,
  scope: Scope,
  filter: ContactFilter,
  kind: ContactFileKind,
  written: (contact: ListedContact) => ListedContact = (contact) => contact,
): Promise<ContactsFile> {
  await consumeLimit(platform, "contactExport", userId);
  const [found, merged] = await Promise.all([
    countContacts(platform.db, scope, filter),
    countMerged(platform.db, scope, filter),
  ]);
  const total = found + merged;
  const write = writerOf(kind);
  const pages = pagesOf(platform, scope, filter);
  const body = encoded(async function* () {
    yield write.start;
    for await (const contacts of pages) yield write.rows(contacts.map(written));
  });
  const day = platform.now().toISOString().slice(0, 10);
  return { total, name: `contacts-${day}.${kind.format}`, type: write.type, body };
}

async function* pagesOf(platform: Platform, scope: Scope, filter: ContactFilter) {
  for (let after: ListPlace | undefined; ; ) {
    const rows = await listContactRows(platform.db, scope, filter, AT_ONCE, after);
    const last = rows.at(-1)?.contact;
    if (!last) return;
    const ids = rows.map(({ contact }) => contact.id);
    const merged = Map.groupBy(
      await listMerged(platform.db, scope, ids),
      ({ contact }) => contact.mergedInto,
    );
    yield rows.flatMap((row) => [row, ...(merged.get(row.contact.id) ?? [])]).map(presentListed);
    if (rows.length < AT_ONCE) return;
    after = { createdAt: last.createdAt, id: last.id };
  }
}

interface Writer {
  type: string;
  start: string;
  rows: (contacts: readonly ListedContact[]) => string;
}

function writerOf(kind: ContactFileKind): Writer {
  if (kind.format === "csv") {
    const rows = (contacts: readonly ListedContact[]) => csvRows(contacts, kind.kind, kind.delimiter);
    return { type: "text/csv; charset=utf-8", start: CSV_START[kind.kind] + csvHeader(kind.delimiter), rows };
  }
  const names = plainNames(kind.language);
  const rows = (contacts: readonly ListedContact[]) =>
    contacts.map((contact) => contactVcard(contact, names)).join("");
  return { type: "text/vcard; charset=utf-8", start: "", rows };
}

/** Texts as bytes, each generated when the one before was consumed. */
function encoded(texts: () => AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = texts();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
