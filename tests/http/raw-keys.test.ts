import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../app/domain/languages.ts";
import { ask } from "../support/http.ts";
import { cookieHeader, signInForm } from "./api-client.ts";
import { type DemoThings, findDemoThings } from "./demo-things.ts";
import { findRawKeys, rawKeysOf } from "./raw-keys.ts";
import { EXPECTED } from "./screens.ts";

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

/** The English ones are checked by routes.test.ts, for every account. */
const OTHERS = LANGUAGES.filter(({ shortCode }) => shortCode !== "en");

test.each(OTHERS)("no screen shows a raw key: $shortCode", async ({ shortCode, url }) => {
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
    raw.push(...findRawKeys(response.text, keys).map((text) => `${address}: ${text}`));
  }
  expect(raw).toEqual([]);
});
