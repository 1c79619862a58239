import { pageUrl } from "~/domain/addresses";
import { cardLinks } from "~/domain/visits/card-links";
import type { StoredDay } from "~/domain/visits/day-counts";
import { type PageLink, pageLinks } from "~/domain/visits/page-links";
import { ALL, cardThing, pageThing, readThing } from "~/domain/visits/thing";
import { findCardsWithPages, findPageContents } from "~/server/data/visits/visited-things.server";
import type { Platform } from "~/server/platform/platform.server";
import { shownCards } from "~/server/services/cards/shown-card.server";
import type { Holding } from "./visit-holdings.server";

/** A link in its current state. */
type FindLink = (thing: string, key: string) => Pick<PageLink, "title" | "url"> | undefined;

/** The current links of the counted pages and cards. */
export async function countedLinks(
  platform: Platform,
  holdings: readonly Holding[],
  days: readonly StoredDay[],
): Promise<FindLink> {
  const named = new Set<string>();
  for (const { thing, dimensions } of days) {
    for (const name of Object.keys(dimensions.links))
      named.add(thing === ALL ? (name.split(" ")[0] ?? "") : thing);
  }
  const things = [...named].flatMap((thing) => readThing(thing) ?? []);
  const ids = things.flatMap(({ kind, id }) => (kind === "page" ? [id] : []));
  const hashes = things.flatMap(({ kind, id }) => (kind === "card" ? [id] : []));
  const links = new Map<string, Map<string, PageLink>>();
  const add = (thing: string, all: readonly PageLink[]) =>
    links.set(thing, new Map(all.map((link) => [link.key, link])));
  await Promise.all([
    ...holdings.slice(0, 1).map(({ owner }) => addPages(platform, owner, ids, add)),
    ...holdings.map(({ owner }) => addCards(platform, owner, hashes, add)),
  ]);
  return (thing, key) => links.get(thing)?.get(key);
}

type Add = (thing: string, links: readonly PageLink[]) => void;

async function addPages({ db }: Platform, owner: string, ids: readonly string[], add: Add): Promise<void> {
  if (ids.length === 0) return;
  for (const { id, content } of await findPageContents(db, owner, ids))
    add(pageThing(id), pageLinks(content.blocks));
}

async function addCards(
  platform: Platform,
  owner: string,
  hashes: readonly string[],
  add: Add,
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = await findCardsWithPages(platform.db, owner, hashes);
  const shown = await shownCards(
    platform,
    rows.map(({ card }) => card),
  );
  rows.forEach(({ card, slug, title }, i) => {
    const contacts = shown[i]?.card.content.contacts ?? [];
    const page = slug === null ? undefined : pageUrl(platform.config.origins, slug);
    add(cardThing(card.hash), cardLinks(contacts, page, title ?? undefined));
  });
}
