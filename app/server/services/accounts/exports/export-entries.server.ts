import { codeUrl } from "~/domain/addresses";
import { entitlementOf } from "~/domain/billing/entitlement";
import { contactVcard } from "~/domain/contacts/contact-vcard";
import { CSV_START, csvHeader, csvRows } from "~/domain/contacts/csv";
import { listContactsByTime } from "~/server/data/contact-list.server";
import { findContactSettings } from "~/server/data/contact-settings.server";
import {
  cardsAfter,
  codesOfCard,
  draftsAfter,
  type Exported,
  imageKeysAfter,
  pagesAfter,
  readPersonRows,
  readPlanRows,
  readTeamRows,
} from "~/server/data/export-content.server";
import { findCardImages, findImages } from "~/server/data/images/find-images.server";
import type { ListPlace } from "~/server/data/keyset.server";
import { findPaidVersion, paidHolder } from "~/server/data/paid-versions.server";
import { findEntitlement, type UserRow } from "~/server/data/users.server";
import { visitDaysAfter, visitMonthsAfter } from "~/server/data/visits/visits-export.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentUser } from "~/server/services/accounts/present-user.server";
import { plainNames } from "~/server/services/cards/plain-names.server";
import { presentCard } from "~/server/services/cards/present-card.server";
import { presentNamed } from "~/server/services/contacts/present-contact.server";
import { contentWithImages, presentPage } from "~/server/services/pages/present-page.server";
import { imageName } from "./image-name.server";
import { pageFile } from "./page-file.server";

/** Contacts per file. */
export const CONTACTS_PER_FILE = 1_000;
/** The most sign-ins and events in the user's file. */
const MAX_ROWS = 2_000;

/** A file of the export. Bytes that are not in memory are read twice: for the header, and for the content. */
export interface ExportFile {
  name: string;
  bytes: Uint8Array | (() => AsyncIterable<Uint8Array>);
  /** How many objects it is made of, if more than one. */
  objects?: number;
}

/** The order of packing; a place names the last packed item. */
export const PHASES = [
  "user",
  "pages",
  "cards",
  "deletedPages",
  "deletedCards",
  "contacts",
  "visits",
  "visitMonths",
  "drafts",
  "images",
] as const;
export interface ExportPlace {
  phase: (typeof PHASES)[number];
  after: string;
}

/** Files that are packed together, and the place after them. */
export interface ExportItem {
  files: ExportFile[];
  place: ExportPlace;
}

type Source = (
  platform: Platform,
  user: UserRow,
  after: string,
) => AsyncGenerator<{ files: ExportFile[]; after: string }>;

/** Rows per read. */
const CARDS = 20;
const IMAGES = 100;
const VISITS = 500;

/** @returns everything that an export packs from a place on, item by item */
export async function* exportItems(
  platform: Platform,
  user: UserRow,
  from: ExportPlace,
): AsyncGenerator<ExportItem> {
  for (const phase of PHASES.slice(PHASES.indexOf(from.phase))) {
    const start = phase === from.phase ? from.after : "";
    for await (const { files, after } of SOURCES[phase](platform, user, start))
      yield { files, place: { phase, after } };
  }
}

/**
 * Pages as shown to visitors, and their stored data; of deleted ones, whose addresses may be taken again, only the
 * data.
 */
async function* pagesOf(platform: Platform, user: UserRow, start: string, which: Exported) {
  const plan = entitlementOf(await findEntitlement(platform.db, user.id));
  for (let after = start; ; ) {
    // One at a time: a page may hold a megabyte.
    const [row] = await pagesAfter(platform.db, user.id, which, after, 1);
    if (!row) return;
    after = row.id;
    const images = await findImages(platform.db, row.id);
    const page = presentPage(platform, row, images, plan);
    const paid = await findPaidVersion(platform.db, user.id, row.id);
    const paidImages = paid && (await findImages(platform.db, paidHolder(row.id)));
    const folder = which === "live" ? `pages/${row.slug}` : `deleted/pages/${row.id}`;
    // The owner's own choice is among the page's images.
    const isDrawn = row.shareImageKey && !images.images.some(({ key }) => key === row.shareImageKey);
    yield {
      files: [
        json(`${folder}.json`, page),
        ...(paid && paidImages
          ? [json(`${folder}.pro.json`, contentWithImages(platform.config, paid.content, paidImages))]
          : []),
        ...(which === "live" ? [pageFile(platform, `${folder}.html`, { row, images, plan, user })] : []),
        ...(isDrawn && row.shareImageKey ? await imageFile(platform, row.shareImageKey) : []),
      ],
      after,
    };
  }
}

async function* cardsOf(platform: Platform, user: UserRow, start: string, which: Exported) {
  const folder = which === "live" ? "" : "deleted/";
  for (let after = start; ; ) {
    const rows = await cardsAfter(platform.db, user.id, which, after, CARDS);
    for (const row of rows) {
      after = row.id;
      const card = presentCard(platform.config, row, await findCardImages(platform.db, row.id));
      const codes = (await codesOfCard(platform.db, row.id)).map(({ code, name, style, createdAt }) => ({
        code,
        url: codeUrl(platform.config.origins, code),
        ...(name ? { name } : {}),
        ...(style ? { style } : {}),
        createdAt,
      }));
      const files = [
        json(`${folder}cards/${row.hash}.json`, card),
        json(`${folder}codes/${row.hash}.json`, codes),
      ];
      yield { files, after };
    }
    if (rows.length < CARDS) return;
  }
}

const SOURCES: Record<ExportPlace["phase"], Source> = {
  user: async function* (platform, user, after) {
    if (after) return;
    yield { files: [json("user.json", await personOf(platform, user))], after: "done" };
  },
  pages: (platform, user, start) => pagesOf(platform, user, start, "live"),
  cards: (platform, user, start) => cardsOf(platform, user, start, "live"),
  deletedPages: (platform, user, start) => pagesOf(platform, user, start, "deleted"),
  deletedCards: (platform, user, start) => cardsOf(platform, user, start, "deleted"),
  contacts: async function* (platform, user, start) {
    const names = plainNames(user.locale);
    for (let place = placeOf(start); ; ) {
      const rows = await listContactsByTime(platform.db, user.id, CONTACTS_PER_FILE, place);
      const last = rows.at(-1)?.contact;
      if (!last) return;
      place = { createdAt: last.createdAt, id: last.id };
      const people = rows.map(presentNamed);
      const name = `contacts/${last.id}`;
      const csv = CSV_START.spreadsheet + csvHeader() + csvRows(people, "spreadsheet");
      yield {
        files: [
          json(`${name}.json`, people),
          text(`${name}.csv`, csv),
          text(`${name}.vcf`, people.map((person) => contactVcard(person, names)).join("")),
        ],
        after: `${place.createdAt.getTime()}:${place.id}`,
      };
      if (rows.length < CONTACTS_PER_FILE) return;
    }
  },
  visits: (platform, user, start) =>
    visitsOf(start, "days", (after) => visitDaysAfter(platform.visits, user.id, after, VISITS)),
  visitMonths: (platform, user, start) =>
    visitsOf(start, "months", (after) => visitMonthsAfter(platform.visits, user.id, after, VISITS)),
  drafts: async function* (platform, user, start) {
    for (let after = start; ; ) {
      const [row] = await draftsAfter(platform.db, user.id, after, 1);
      if (!row) return;
      after = row.id;
      const { id, type, entity, createdAt, expiresAt } = row;
      yield { files: [json(`drafts/${id}.json`, { id, type, entity, createdAt, expiresAt })], after };
    }
  },
  images: async function* (platform, user, start) {
    for (let after = start; ; ) {
      const keys = await imageKeysAfter(platform.db, user.id, after, IMAGES);
      for (const key of keys) {
        after = key;
        yield { files: await imageFile(platform, key), after };
      }
      if (keys.length < IMAGES) return;
    }
  },
};

/** The stored visits, whatever the plan shows on screens: some things' days or months per file. */
async function* visitsOf(
  start: string,
  name: string,
  read: (after: string) => Promise<{ thing: string; at: string }[]>,
) {
  for (let after = start; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    after = `${last.thing} ${last.at}`;
    yield { files: [json(`visits/${name}-${last.thing.replace(":", "-")}-${last.at}.json`, rows)], after };
    if (rows.length < VISITS) return;
  }
}

/** A stored image; none where a share image was never drawn, since it was not requested. */
async function imageFile({ bucket }: Platform, key: string): Promise<ExportFile[]> {
  const object = await bucket.get(key);
  return object ? [{ name: imageName(key), bytes: new Uint8Array(await object.arrayBuffer()) }] : [];
}

/** @param after `<time>:<id>` of the last packed contact; empty for the first */
function placeOf(after: string): ListPlace | undefined {
  const [time = "", id = ""] = after.split(":");
  return after ? { createdAt: new Date(Number(time)), id } : undefined;
}

const encoder = new TextEncoder();
const text = (name: string, value: string): ExportFile => ({ name, bytes: encoder.encode(value) });
const json = (name: string, value: unknown): ExportFile => text(name, JSON.stringify(value, null, 2));

/** The user as in the API, and their other personal data; no secrets. */
async function personOf(platform: Platform, user: UserRow) {
  const { signIns, linked, keys, changes, events } = await readPersonRows(platform.db, user.id, MAX_ROWS);
  const { bought, bills, choices, told, preferences } = await readPlanRows(platform.db, user.id, MAX_ROWS);
  const contactSettings = await findContactSettings(platform.db, user.id);
  const [team, teams, cardTemplates, pageTemplates] = await readTeamRows(platform.db, user.id, MAX_ROWS);
  const { passwordHash: _secret, ...profile } = user;
  return {
    user: await presentUser(platform, user),
    profile,
    sessions: signIns.map(({ actedBy: _by, actReason: _why, ...session }) => session),
    identities: linked.map(({ provider, email, createdAt, usedAt }) => ({
      provider,
      email,
      createdAt,
      usedAt,
    })),
    passkeys: keys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
    emailChanges: changes.map(({ oldEmail, newEmail, createdAt, provedAt }) => ({
      oldEmail,
      newEmail,
      createdAt,
      provedAt,
    })),
    subscriptions: bought.map(({ id, status, record, updatedAt }) => ({ id, status, ...record, updatedAt })),
    invoices: bills.map(({ userId: _user, ...invoice }) => invoice),
    keptChoice: choices[0]?.choice,
    notifications: told.map(({ kind, payload, createdAt, readAt }) => ({ kind, payload, createdAt, readAt })),
    notificationPreferences: preferences.map(({ kind, frequency }) => ({ kind, frequency })),
    contactSettings,
    team: team.map(({ email, permission, createdAt, acceptedAt, removedAt }) => ({
      email,
      permission,
      createdAt,
      acceptedAt,
      removedAt,
    })),
    memberships: teams.map(({ ownerId, permission, acceptedAt, removedAt }) => ({
      team: ownerId,
      permission,
      acceptedAt,
      removedAt,
    })),
    cardTemplates: cardTemplates.map(({ name, content }) => ({ name, content })),
    pageTemplates: pageTemplates.map(({ name, content }) => ({ name, content })),
    events: events.map(({ kind, name, data, createdAt }) => ({ kind, name, data, createdAt })),
  };
}
