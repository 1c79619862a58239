import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";
import { messagesUsed } from "./messages.ts";

/** The namespaces that the `handle` of a route lists. */
function messagesOf(route: string): string[] {
  const [, names = ""] = /messages: \[([^\]]*)\]/.exec(readFileSync(route, "utf8")) ?? [];
  return [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
}

const hasLoader = (route: string) =>
  /export (const|async function) loader\b/.test(readFileSync(route, "utf8"));
const around = messagesOf("app/root.tsx");
const routes = filesOf("app/routes").filter((file) => /^app\/routes\/[\w-]+\.tsx$/.test(file));

test.each(routes)(
  "%s loads the messages that its screen translates, and no other screen's",
  async (route) => {
    const own = messagesOf(route);
    const { used, missing } = await messagesUsed(route, [...around, ...own]);
    expect(missing).toEqual([]);
    expect(own.filter((name) => !used.some((namespace) => namespace === name))).toEqual([]);
    // Remix draws nothing on the server for a route that has a clientLoader alone.
    expect(hasLoader(route) || messagesOf(route).length === 0).toBe(true);
  },
);
