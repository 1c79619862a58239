import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";

const LEGEND = readFileSync("docs/site-css.md", "utf8");
const SITE = ["app/features/pages", "app/features/cards", "app/features/contacts", "app/features/site"];
const files = SITE.flatMap(filesOf).filter((file) => !file.includes("/editor/"));
const sources = files.map((file) => readFileSync(file, "utf8"));

/** Names of one or two letters; longer ones are the app's own, or self-explanatory. */
const classes = (source: string) =>
  [...source.matchAll(/className=(?:"([^"]+)"|\{[^}]*?"([^"]+)")/g)]
    .flatMap(([, plain = "", chosen = ""]) => `${plain} ${chosen}`.split(" "))
    .filter((name) => /^[a-z]{1,2}$/.test(name));
const variables = (source: string) => [...source.matchAll(/--[a-z]{1,2}(?=[:),])/g)].map(([name]) => name);

test("every short name of the site's CSS stands in its legend", () => {
  const names = new Set(sources.flatMap(classes));
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !LEGEND.includes(`\`.${name}\``))).toEqual([]);
  const used = new Set(sources.flatMap(variables));
  expect(used.size).toBeGreaterThan(12);
  expect([...used].filter((name) => !LEGEND.includes(`\`${name}\``))).toEqual([]);
});

test("a name that is missing would be found", () => {
  expect(classes('<p className="q" /> <p className={isWide ? "zz" : "k"} />')).toEqual(["q", "zz"]);
  expect(variables("color:var(--q);--zz:1px")).toEqual(["--q", "--zz"]);
});
