import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../app/domain/languages.ts";
import { messagesOf } from "../e2e/languages.ts";
import { ask } from "../support/http.ts";
import { cookieHeader, signInForm } from "./api-client.ts";
import { type DemoThings, findDemoThings } from "./demo-things.ts";
import { EXPECTED } from "./screens.ts";

type Tree = { [key: string]: string | Tree };

/** Each message of a language by its key, without its namespace. */
function entriesOf(tree: Tree, before = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[before + key, value] as [string, string]]
      : entriesOf(value, `${before}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** What i18next shows for a missing message: the key as it is named, with or without its namespace. */
async function rawKeysOf(language: Language["shortCode"]): Promise<Set<string>> {
  const messages = (await messagesOf(language)) as unknown as Record<string, Tree>;
  const entries = Object.entries(messages).flatMap(([namespace, tree]) =>
    entriesOf(tree).map(([key, message]) => ({ namespace, key: key.replace(PLURAL, ""), message })),
  );
  const keys = new Set(entries.flatMap(({ namespace, key }) => [key, `${namespace}:${key}`]));
  // A sentence that happens to be the same as a key ("optional") is no raw key.
  for (const { message } of entries) keys.delete(message);
  return keys;
}

/** Attributes that are shown or read aloud. */
const ATTRIBUTES = /\s(?:aria-label|placeholder|title|alt|content)="([^"]*)"/g;

/** The texts of a document, and those of its attributes. */
function textsOf(html: string): string[] {
  // The type of what is shared ("website") is a word of the format.
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<meta property="og:type"[^>]*>/g, "");
  const attributes = [...body.matchAll(ATTRIBUTES)].map(([, value = ""]) => value);
  return [...attributes, ...body.split(/<[^>]*>/)].map((text) => text.trim()).filter(Boolean);
}

/** Demo accounts that see the most of each screen. */
const VIEWERS = { anonymous: "", pro: "pro@visita.example", other: "admin@visita.example" };
type Viewer = keyof typeof VIEWERS;
const cookies: Record<Viewer, string> = { anonymous: "", pro: "", other: "" };
let things: DemoThings = { page: "", card: "" };

beforeAll(async () => {
  for (const viewer of ["pro", "other"] as const)
    cookies[viewer] = cookieHeader(await signInForm(VIEWERS[viewer]));
  things = await findDemoThings();
});

/** Screens that answer 200 to somebody, each with the first of the viewers that sees it. */
const screens = Object.entries(EXPECTED).flatMap(([path, results]) => {
  const viewer = (["pro", "anonymous", "other"] as const).find((each) => results[each] === 200);
  return viewer ? [{ path, viewer }] : [];
});

test.each(LANGUAGES)("no screen shows a raw key: $shortCode", async ({ shortCode, url }) => {
  const keys = await rawKeysOf(shortCode);
  const surface = url.kind === "label" ? url.value : "app";
  const prefix = url.kind === "prefix" ? `/${url.value}` : "";
  const raw: string[] = [];
  for (const { path, viewer } of screens) {
    const real = path.replace("{page}", things.page).replace("{card}", things.card);
    const address = prefix && path === "/" ? prefix : prefix + real;
    const headers = { Accept: "text/html", Cookie: cookies[viewer] };
    const response = await ask(surface, address, { headers });
    if (response.status !== 200) raw.push(`${address} answered ${response.status}`);
    raw.push(...textsOf(response.text).flatMap((text) => (keys.has(text) ? [`${address}: ${text}`] : [])));
  }
  expect(raw).toEqual([]);
});
