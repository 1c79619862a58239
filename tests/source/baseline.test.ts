import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { BASELINES, renderBaseline } from "../../workers/commands/baseline.ts";

test.each(BASELINES)(
  "$file has the tables and indexes of the schema: `npm run baseline` writes it",
  async (baseline) => {
    expect(await renderBaseline(baseline)).toBe(readFileSync(baseline.file, "utf8"));
  },
);

test.each(BASELINES)(
  "$file is the only migration of its database, and nothing in it cascades",
  ({ file }) => {
    const migrations = readdirSync(dirname(file)).filter((name) => name.endsWith(".sql"));
    expect(migrations).toHaveLength(1);
    expect(readFileSync(file, "utf8")).not.toMatch(/ON DELETE CASCADE|^(DROP|ALTER) /im);
  },
);

/** Each event that changes what visitors or passes see, by its table; the contacts' maintain counts and the index. */
const TRIGGERS = {
  pages: ["page_added", "page_changed", "page_moved", "page_removed", "page_follows"],
  slug_holds: ["hold_added", "hold_changed", "hold_removed"],
  cards: ["card_changed", "card_removed", "card_follows", "card_rested"],
  codes: ["code_changed"],
  page_images: ["page_image_added", "page_image_changed", "page_image_removed"],
  block_images: ["block_image_added", "block_image_changed", "block_image_removed"],
  card_images: ["card_image_added", "card_image_changed", "card_image_removed"],
  card_templates: ["card_template_changed", "card_template_removed"],
  page_templates: ["page_template_changed", "page_template_removed"],
  users: ["account_changed", "account_removed"],
  entitlements: ["plan_added", "plan_changed", "plan_removed"],
  contacts: ["counted", "uncounted", "numbered", "unindexed", "reindexed"],
};

test("rewriting a baseline loses no trigger and no index of what is written by hand", () => {
  const written = readFileSync("migrations/0000_init.sql", "utf8");
  const triggers = [...written.matchAll(/^CREATE TRIGGER (\w+) AFTER (?:[^;]|\n)*?\bON (\w+)/gm)];
  const expected = Object.entries(TRIGGERS).flatMap(([table, names]) =>
    names.map((name) => `${table === "contacts" ? "contacts" : "change"}_${name} on ${table}`),
  );
  expect(triggers.map(([, name, table]) => `${name} on ${table}`)).toEqual(expected);
  expect(written).toContain("CREATE VIRTUAL TABLE contact_search USING fts5(");
  expect(written).toContain("INSERT INTO contact_search (contact_search, rank) VALUES ('secure-delete', 1);");
});
