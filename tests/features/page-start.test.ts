import { expect, test } from "vitest";
import { withoutSamples } from "~/domain/pages/samples";
import { emptyPage, type PageContent } from "~/domain/pages/schema";
import { FIRST_THEME_ID, groupedThemes, groupOf, THEME_GROUPS } from "~/domain/pages/themes/theme-groups";
import { allThemes, themeById } from "~/domain/pages/themes/themes";
import { ghostParts } from "~/features/pages/ghost";
import { draftOfStart } from "~/features/pages/start/start-draft";
import { claimedAddress } from "~/server/services/pages/claimed-address.server";

test("each theme stands in one group, the free ones first in most", () => {
  const groups = groupedThemes(allThemes());
  expect(groups.flatMap(({ themes }) => themes.map(({ id }) => id)).toSorted()).toEqual(
    allThemes()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(groups.map(({ group }) => group)).toEqual([...THEME_GROUPS]);
  expect(allThemes().find(({ id }) => id === FIRST_THEME_ID)).toMatchObject({ isPro: false });
  expect(groupOf({ id: "new", theme: { currentBgType: "image" } })).toBe("image");
  expect(groupOf({ id: "new", theme: { currentBgType: "solid" } })).toBe("quiet");
});

const known = { name: " Ada ", slug: " ada-press ", first: null };

test("a page starts from a theme or from nothing under the name and address that were typed", () => {
  const theme = themeById("harbour")?.theme ?? emptyPage().theme;
  const themed = draftOfStart({ kind: "theme", theme }, known);
  expect(themed).toMatchObject({
    slug: "ada-press",
    content: { isUsingTheme: true, profile: { title: "Ada" } },
  });
  expect(themed.content.theme.id).toBe("harbour");
  expect(draftOfStart({ kind: "empty" }, { ...known, name: "" }).content).toEqual(emptyPage());
  const answered = { ...known, first: { name: "Ada", networks: ["instagram"] } };
  expect(draftOfStart({ kind: "theme", theme }, answered).content.blocks).toHaveLength(1);
});

test("a template keeps its own name where none was typed", () => {
  const page = { ...emptyPage(), profile: { title: "The bakery", bio: "" } };
  const start = { kind: "template", template: { id: "bakery", name: "Bakery", page } } as const;
  expect(draftOfStart(start, { ...known, name: "" }).content.profile.title).toBe("The bakery");
  expect(draftOfStart(start, known).content).toMatchObject({
    prefillId: "bakery",
    profile: { title: "Ada" },
  });
});

test("an address that is asked for is read by the schema of a save", () => {
  expect(claimedAddress(null)).toBeNull();
  expect(claimedAddress("  ")).toBeNull();
  expect(claimedAddress("ada-press")).toEqual({ slug: "ada-press" });
  expect(claimedAddress(" Nora’s Cakes ")).toEqual({ slug: "noras-cakes", name: "Nora’s Cakes" });
  expect(claimedAddress("https://me.visita.example/@nora")).toEqual({ slug: "nora" });
  expect(claimedAddress(" نورا للحلويات ")).toEqual({ name: "نورا للحلويات" });
  expect(claimedAddress("https://visita.example/نورا")).toEqual({ problem: "slugFormat" });
  expect(claimedAddress("?!")).toEqual({ problem: "slugFormat" });
  for (const hidden of ["Ан\u0000на", "\u202eанна", "а\u200bн", "ан\u2028на"])
    expect(claimedAddress(hidden)).toEqual({ problem: "slugFormat" });
  for (const restricted of ["admin", "visita-login", "fuck"])
    expect(claimedAddress(restricted)).toEqual({ problem: "slugRestricted" });
  expect(claimedAddress("ab")).toEqual({ problem: "slugFormat" });
  expect(claimedAddress("login")).toEqual({ problem: "slugRestricted" });
  expect(claimedAddress("a".repeat(5000))?.slug?.length).toBe(50);
});

const link = (key: string, url: string) => ({ key, title: key, url, enabled: true });

test("what nobody changed of a template's links is left out and named; of other pages nothing is", () => {
  const items = [link("Shop", "https://shop.example/"), link("Mine", "https://ada-press.eu/")];
  const buttons = { key: "a", type: "buttons", enabled: true, data: { items } } as const;
  const mail = { key: "mail", name: "email", label: "", value: "ada@shop.example" } as const;
  const details = { key: "b", type: "contactDetails", enabled: true, data: { items: [mail] } } as const;
  const blocks = [structuredClone(buttons), structuredClone(details)] as unknown as PageContent["blocks"];
  const own = { ...emptyPage(), blocks };
  expect(withoutSamples(own)).toEqual({ content: own, titles: [] });
  const left = withoutSamples({ ...own, prefillId: "bakery" });
  expect(left.titles).toEqual(["Shop", "ada@shop.example"]);
  expect(left.content.blocks).toEqual([{ ...buttons, data: { items: [items[1]] } }]);
  expect(withoutSamples(left.content).content).toBe(left.content);
});

test("beside its template, a page keeps what is not the template's, and loses the template's details", () => {
  const hours = { key: "hours", name: "openHours", label: "", value: "Wed to Sun 12 to 15" } as const;
  const blockOf = (key: string, type: string, items: object[]) => ({
    key,
    type,
    enabled: true,
    data: { items },
  });
  const template = [
    blockOf("a", "buttons", [link("Shop", "https://shop.example/")]),
    blockOf("b", "contactDetails", [hours]),
  ] as unknown as PageContent["blocks"];
  const staging = link("My staging shop", "https://shop.mycompany.test/");
  const ownHours = { ...hours, key: "own", value: "Mon to Fri 7 to 18" };
  const blocks = [
    blockOf("a", "buttons", [link("Shop", "https://shop.example/"), staging]),
    blockOf("b", "contactDetails", [hours, ownHours]),
  ] as unknown as PageContent["blocks"];
  const left = withoutSamples(
    { ...emptyPage(), blocks, prefillId: "osteria" },
    { page: { ...emptyPage(), blocks: template } },
  );
  expect(left.titles).toEqual(["Shop", "Wed to Sun 12 to 15"]);
  expect(left.content.blocks).toEqual([
    blockOf("a", "buttons", [staging]),
    blockOf("b", "contactDetails", [ownHours]),
  ]);
});

const GHOST = { title: "Your name", bio: "What you do", links: ["One", "Two"] };

test("examples stand where a page has nothing, and nowhere without being asked for", () => {
  const { profile, blocks } = emptyPage();
  expect(ghostParts(undefined, { profile, blocks })).toEqual({ profile: null, blocks: [] });
  const parts = ghostParts(GHOST, { profile, blocks });
  expect(parts.profile).toEqual({ title: "Your name", bio: "What you do" });
  expect(parts.blocks).toHaveLength(1);
  expect(ghostParts(GHOST, { profile: { title: "", bio: "Printer" }, blocks: parts.blocks })).toEqual({
    profile: null,
    blocks: [],
  });
});
