import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

/** The targets of a document's links in the repository, with the heading that they name. */
function linksOf(source: string): { path: string; heading: string }[] {
  const found = source.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g);
  return [...found].map(([, path = "", heading = ""]) => ({ path, heading }));
}

/** The names by which headings are led to, as GitHub makes them. */
const headingsOf = (source: string) =>
  [...source.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );

test.each(DOCUMENTS)("every relative link of %s leads to a file, and to a heading of it", (document) => {
  const source = readFileSync(document, "utf8");
  for (const { path, heading } of linksOf(source)) {
    const target = path === "" ? document : join(dirname(document), path);
    expect(existsSync(target), `${document} leads to ${target}`).toBe(true);
    if (heading) expect(headingsOf(readFileSync(target, "utf8")), target).toContain(heading);
  }
});

test("the documents have links, and one that leads nowhere would be found", () => {
  expect(linksOf(readFileSync("README.md", "utf8")).length).toBeGreaterThan(5);
  expect(linksOf("see [a](docs/none.md#part), [b](https://a.example) and [c](#here)")).toEqual([
    { path: "docs/none.md", heading: "part" },
    { path: "", heading: "here" },
  ]);
  expect(headingsOf("## Visits: what they cost, and when")).toEqual(["visits-what-they-cost-and-when"]);
});

/** Build output, and places for a deployment's own files. */
const MADE = ["public/share-image", "public/wallet/"];

/** A file or folder that a text names in full, from the root of the repository. */
const named = (source: string) =>
  [...source.matchAll(/`((?:app|workers|tests|migrations|public|docs)\/[\w./-]*)`/g)].map(
    ([, path = ""]) => path,
  );

test.each(["README.md", "docs/architecture.md", "docs/where-things-are.md"])(
  "every path that %s names is there",
  (document) => {
    const paths = named(readFileSync(document, "utf8")).filter((path) => !MADE.includes(path));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  },
);
