import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * The scripts that a browser fetches before a document is hydrated: those it names, and what these import at once.
 * @param client the folder of the build's files
 */
export function scriptsOf(document: string, client: string): Set<string> {
  const found = new Set<string>();
  const open = [...document.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([path]) => path);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const source = readFileSync(`${client}${path}`, "utf8");
    // `import"./x.js"` and `import{a}from"./x.js"`; what `import("./x.js")` loads comes later, if at all.
    for (const [, imported = ""] of source.matchAll(/(?:\bimport|\bfrom)\s*"(\.{1,2}\/[^"]+\.js)"/g))
      open.push(posix.join(posix.dirname(path), imported));
  }
  return found;
}

/** What they weigh as they are sent. */
export function gzipBytes(client: string, paths: Iterable<string>): number {
  let sum = 0;
  for (const path of paths) sum += gzipSync(readFileSync(`${client}${path}`)).length;
  return sum;
}
