import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, newEmail, PASSWORD, signInPro } from "./api-client";

interface Theme {
  id: string;
  isPro: boolean;
  theme: object;
  preview: string;
}

const LIST = await api("/pages/themes");
const themes: Theme[] = LIST.json.themes;

test("themes and templates are told to everybody, with a picture of each theme", async () => {
  expect(LIST.status).toBe(200);
  expect(themes.length).toBeGreaterThanOrEqual(24);
  expect(themes.filter(({ isPro }) => !isPro).length).toBeGreaterThanOrEqual(6);
  for (const { preview } of themes) {
    const { pathname, origin } = new URL(preview);
    expect(origin).toBe(originOf("site"));
    const picture = await ask("site", pathname);
    expect([pathname, picture.status, picture.headers["content-type"]]).toEqual([
      pathname,
      200,
      "image/jpeg",
    ]);
  }
  expect(LIST.json.templates.length).toBeGreaterThanOrEqual(12);
  const { json } = await api("/pages/themes", { headers: { "Accept-Language": "de" } });
  expect(json.templates[0].id).toBe(LIST.json.templates[0].id);
  expect(json.templates[0].page.profile.bio).not.toBe(LIST.json.templates[0].page.profile.bio);
});

test("a theme and a template can be sent back as a page", async () => {
  const token = await signInPro();
  const { page } = LIST.json.templates[3];
  const made = await api("/_/pages", { token, json: page });
  expect([made.status, made.json.blocks]).toEqual([201, page.blocks]);
  await api(`/_/pages/${made.json.id}`, { token, method: "DELETE" });
});

test("what a free template needs, a free user may save", async () => {
  const registration = { email: newEmail(), password: PASSWORD, name: "Free" };
  const { token } = (await api("/app/registration/register", { json: registration })).json;
  const { page } = LIST.json.templates.find(({ isPro }: { isPro: boolean }) => !isPro);
  const { status, json } = await api("/_/pages", { token, json: page });
  expect([status, json.isPro, json.published]).toEqual([201, false, true]);
});

/** Twenty links: one below the other; two beside each other and in a row, each with a large one. */
const LAYOUTS = (["list", "grid", "row"] as const).map((layout) => ({
  layout,
  items: Array.from({ length: 20 }, (_, i) => ({
    title: `Link number ${i + 1}`,
    url: `https://example.com/place/${i + 1}?from=page`,
    ...(layout !== "list" && i === 0 && { featured: true }),
  })),
}));

test("a page's fonts and textures are served where it stands, and its document stays light", async () => {
  const token = await signInPro();
  const blocksOf = (data: object) => [{ type: "buttons", data }];
  const made = await api("/_/pages", { token, json: { blocks: blocksOf(LAYOUTS[0] as object) } });
  const { id, slug } = made.json;
  await api(`/_/pages/${id}/publish`, { token, method: "POST" });
  const heavy: string[] = [];
  for (const [at, { id: name, theme }] of themes.entries()) {
    for (const [step, data] of LAYOUTS.entries()) {
      const json = { theme, isUsingTheme: true, blocks: blocksOf(data) };
      await api(`/_/pages/${id}`, { token, method: "PUT", json });
      const { text, headers } = await ask("site", `/${slug}?v=${1000 + at * LAYOUTS.length + step}`);
      expect(text).toContain("Link number 20");
      const bytes = gzipSync(text).length;
      if (bytes > 3_000) heavy.push(`${name}, ${data.layout}: ${bytes}`);
      if (data.layout !== "list") continue;
      expect(headers["content-security-policy"]).toContain("font-src 'self'");
      await expectServed([...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, file]) => file as string));
    }
  }
  await api(`/_/pages/${id}`, { token, method: "DELETE" });
  expect(heavy).toEqual([]);
});

async function expectServed(files: string[]) {
  for (const file of files) {
    expect(file).toMatch(/^\/assets\/[\w-]+\.(woff2|svg)$/);
    const { status, headers } = await ask("site", file);
    const type = file.endsWith("woff2") ? "font/woff2" : "image/svg+xml";
    expect([file, status, headers["content-type"]]).toEqual([file, 200, type]);
  }
}
