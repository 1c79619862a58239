import { expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { LIMITS } from "~/domain/limits";
import { type ListFilter, readListFilter } from "~/domain/list-filter";
import { pageInputSchema } from "~/domain/pages/schema";
import { createCard } from "~/server/services/cards/create-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { decodeCursor } from "~/server/services/cursor.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { PRO, testActor, testPlatform } from "../support/platform";

const TITLES = ["delta", "Alpha", "charlie", "Bravo 50%", "Écho", "alpha"];

async function ownLists() {
  const platform = testPlatform();
  platform.freeze();
  const owner = await testActor(platform, { ...PRO, seats: TITLES.length });
  const ids: string[] = [];
  for (const title of TITLES) {
    platform.travel(1000);
    const input = pageInputSchema.parse({ profile: { title } });
    ids.push((await createPage(platform, owner, input)).page.id);
    await createCard(platform, owner, cardInputSchema.parse({ title, header: `Of ${title}` }));
  }
  /** All titles of a list that is read two by two. */
  async function all(list: typeof listPages | typeof listCards, filter: ListFilter): Promise<string[]> {
    const titles: string[] = [];
    let next: string | undefined;
    do {
      const after = next === undefined ? undefined : decodeCursor(next);
      const found = await list(platform, owner, { limit: 2, after }, filter);
      for (const item of found.items) titles.push("profile" in item ? item.profile.title : item.title);
      next = found.next;
    } while (next);
    return titles;
  }
  return { platform, owner, ids, all };
}

test("both lists go on in the order asked for, each thing once", async () => {
  const { platform, owner, ids, all } = await ownLists();
  for (const list of [listPages, listCards]) {
    expect(await all(list, {})).toEqual(TITLES.toReversed());
    const byName = await all(list, { sort: "name" });
    expect(byName.map((title) => title.toLowerCase())).toEqual([
      ...["alpha", "alpha", "bravo 50%", "charlie", "delta", "écho"],
    ]);
    expect(new Set(byName).size).toBe(TITLES.length);
  }
  platform.travel(1000);
  await updatePage(platform, owner, ids[0] ?? "", { profile: { title: "delta", bio: "Changed" } });
  expect((await all(listPages, { sort: "changed" }))[0]).toBe("delta");
  expect(await all(listPages, { sort: "changed" })).toHaveLength(TITLES.length);
});

test("a search finds each of its words in the name, the address or the person, as they are written", async () => {
  const { all } = await ownLists();
  for (const list of [listPages, listCards]) {
    expect((await all(list, { search: "ALPHA" })).sort()).toEqual(["Alpha", "alpha"]);
    expect(await all(list, { search: "50%" })).toEqual(["Bravo 50%"]);
    expect(await all(list, { search: "%" })).toEqual(["Bravo 50%"]);
    expect(await all(list, { search: "_" })).toEqual([]);
    expect(await all(list, { search: "alpha delta" })).toEqual([]);
  }
  expect(await all(listCards, { search: "of charlie" })).toEqual(["charlie"]);
  expect(await all(listPages, { search: "bravo-50" })).toEqual(["Bravo 50%"]);
});

test("a word of any length and script that a search may have is looked for", async () => {
  const { platform, owner, ids, all } = await ownLists();
  const long = "x".repeat(LIMITS.memberSearch);
  const title = `maximilian.von-hohenstaufen-wittelsbach@company.example`;
  await updatePage(platform, owner, ids[0] ?? "", { profile: { title, bio: "" } });
  expect(await all(listPages, { search: title.toUpperCase() })).toEqual([title]);
  for (const list of [listPages, listCards])
    for (const search of [long, "é".repeat(50), "名刺".repeat(50)])
      expect(await all(list, { search }), search).toEqual([]);
});

test("an address that names no filter is all, newest first", () => {
  expect(readListFilter(new URLSearchParams("search=+&sort=worst&holder=x"))).toEqual({});
  expect(readListFilter(new URLSearchParams("search=+a+b+&sort=name"))).toEqual({
    search: "a b",
    sort: "name",
  });
});
