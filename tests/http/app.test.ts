import { describe, expect, test } from "vitest";
import { qrMatrix, qrPath } from "~/domain/codes/qr";
import { readImageHeader } from "~/domain/media/image-header";
import { ask, originOf } from "../support/http.ts";

const html = { Accept: "text/html" };

describe("the app's host", () => {
  test("carries a strict policy and an id on every document", async () => {
    const response = await ask("app", "/", { headers: html });
    expect(response.status).toBe(200);
    const policy = String(response.headers["content-security-policy"]);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    for (const script of response.text.match(/<script[^>]*>/g) ?? [])
      expect(script).toContain(`nonce="${nonce}"`);
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(response.headers["x-request-id"]).toMatch(/^req_/);
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  test.each(["/editor", "/editor/new", "/editor-business-card", "/login", "/pricing", "/"])(
    "%s is woken up in one piece",
    async (path) => {
      // Content of a Suspense boundary is hydrated later than the rest, and an interaction in between discards it.
      const response = await ask("app", path, { headers: html });
      expect(response.text).toContain("<main");
      expect(response.text).not.toContain("<!--$");
    },
  );

  test.each([
    ["/login", 200, undefined],
    ["/LOGIN", 200, undefined],
    ["/%6Cogin", 200, undefined],
    ["/jp/editor/new", 200, undefined],
    ["/jp/EDITOR/new", 200, undefined],
    ["/404", 404, undefined],
    ["/dashboard-team/look", 302, "/login"],
    ["/jp/dashboard-team/look", 302, "/jp/login"],
    // None of these is a route: the first segment of one is no language.
    ["/nothing/login", 302, "/login"],
    ["/login/pricing", 302, "/login"],
    ["/constructor", 302, "/login"],
    ["/%E0%A4%A", 302, "/login"],
  ])("%s has its route, whichever routes it is compared with", async (path, status, location) => {
    const response = await ask("app", path, { headers: html });
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });

  test("has files that carry nosniff too, though they bypass the Worker", async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec((await ask("app", "/login")).text)?.[0] ?? "";
    const { status, headers } = await ask("app", script);
    expect([status, headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  test("has files that browsers keep, under names that change with them", async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec((await ask("app", "/login")).text)?.[0] ?? "";
    const held = "public, max-age=600, stale-while-revalidate=31536000";
    expect((await ask("app", script)).headers["cache-control"]).toBe(held);
    // Of a version that is not deployed yet: what is missing has the same headers, and must not be held for long.
    const { status, headers } = await ask("app", "/assets/entry-00000000.js");
    expect([status, headers["cache-control"]]).toEqual([404, held]);
    const preview = await ask("site", "/assets/themes/atelier.jpg");
    expect([preview.status, preview.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  });

  test("screens are shared with a picture that is there, in the size they say", async () => {
    const { text } = await ask("app", "/pricing", { headers: html });
    const of = (name: string) => new RegExp(`property="og:${name}" content="([^"]+)"`).exec(text)?.[1] ?? "";
    expect(of("image")).toBe(`${originOf("app")}/assets/share/en.jpg`);
    const picture = await ask("app", new URL(of("image")).pathname);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const [width, height] = [Number(of("image:width")), Number(of("image:height"))];
    expect(readImageHeader(picture.bytes)).toMatchObject({ type: "jpeg", width, height });
    expect([width, height]).toEqual([1200, 630]);
  });

  test("the landing page's code leads to an address that every deployment has", async () => {
    const { text } = await ask("app", "/", { headers: html });
    const drawn = /shape-rendering="crispEdges"><path fill="#000" d="([^"]+)"/.exec(text)?.[1];
    const editor = `${originOf("app")}/editor`;
    expect(drawn).toBe(qrPath(qrMatrix(editor)));
    expect((await ask("app", new URL(editor).pathname, { headers: html })).status).toBe(200);
  });

  test("moves trailing and doubled slashes, the old Japanese prefix and a prefix under a label", async () => {
    for (const [surface, path, location] of [
      ["app", "/login/", "/login"],
      ["app", "/login/?a=1", "/login?a=1"],
      ["app", "//login", "/login"],
      ["app", "/ja/login", "/jp/login"],
      ["pt", "/it/login", "/login"],
    ] as const) {
      const response = await ask(surface, path);
      expect([path, response.status]).toEqual([path, 308]);
      const target = new URL(String(response.headers.location));
      expect(target.pathname + target.search).toBe(location);
      expect(target.hostname).toMatch(/^(pt\.)?localhost$/);
    }
  });

  test("sends unknown paths to the login, in the language that was asked for", async () => {
    for (const [path, location] of [
      ["/nothing-here", "/login"],
      ["/nothing/here/at/all", "/login"],
      ["/it/nothing", "/it/login"],
      ["/xx/login", "/login"],
      ["/dashboard.php", "/login"],
    ]) {
      const response = await ask("app", path as string, { headers: html });
      expect([path, response.status, response.headers.location]).toEqual([path, 302, location]);
    }
  });

  test("answers 404 where the framework has endpoints that we do not serve", async () => {
    for (const path of [
      "/__manifest",
      "/__manifest?p=/",
      "/dashboard.data",
      "/_root.data",
      "/__site/page/ada",
      "/it/__manifest",
    ]) {
      expect([path, (await ask("app", path)).status]).toEqual([path, 404]);
    }
  });

  test("refuses writes that another site's page started", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const send = (headers: Record<string, string>) =>
      ask("app", "/login", {
        method: "POST",
        headers: { ...form, ...headers },
        body: "email=a@b.example&password=x",
      });
    expect((await send({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await send({ "Sec-Fetch-Site": "same-site", Origin: originOf("site") })).status).toBe(403);
    expect((await send({ Origin: "https://evil.example" })).status).toBe(403);
    expect((await send({ Origin: "null" })).status).toBe(403);
    expect((await send({ "Sec-Fetch-Site": "none", Origin: "https://evil.example" })).status).toBe(403);
    expect((await send({ Origin: originOf("app").replace("localhost", "de.localhost") })).status).toBe(403);
    const own = { "Sec-Fetch-Site": "same-origin", Origin: originOf("app") };
    expect((await send(own)).status).toBe(401);
    expect((await send({ ...own, "X-Forwarded-Host": "evil.example" })).status).toBe(401);
  });

  test("answers unknown hosts with 421", async () => {
    for (const host of ["evil.example", "xx.localhost", "me.localhost.evil.example"]) {
      expect([host, (await ask(host, "/")).status]).toEqual([host, 421]);
    }
  });

  test("is served on 127.0.0.1 as well", async () => {
    expect((await ask("127.0.0.1", "/login", { headers: html })).status).toBe(200);
  });
});

describe("languages", () => {
  test.each([
    ["app", "/", "en", "ltr"],
    ["pt", "/", "pt", "ltr"],
    ["es", "/login", "es", "ltr"],
    ["de", "/login", "de", "ltr"],
    ["app", "/it/login", "it", "ltr"],
    ["app", "/pl", "pl", "ltr"],
    ["app", "/fr/login", "fr", "ltr"],
    ["app", "/fi/login", "fi", "ltr"],
    ["app", "/nl/login", "nl", "ltr"],
    ["app", "/ar/login", "ar", "rtl"],
    ["app", "/jp/login", "ja", "ltr"],
  ])("%s %s is read in %s", async (surface, path, lang, dir) => {
    const response = await ask(surface, path, { headers: html });
    expect(response.text).toMatch(new RegExp(`<html lang="${lang}" dir="${dir}"`));
  });

  test("a write is answered in the language of its host, whatever its path or the browser prefers", async () => {
    const { port } = new URL(originOf("app"));
    const response = await ask("pt", "/it/login", {
      method: "POST",
      headers: {
        ...html,
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: `http://pt.localhost:${port}`,
        "Accept-Language": "fr",
        Cookie: "lng=fr",
      },
      body: "email=nobody&password=",
    });
    expect(response.status).toBe(422);
    expect(response.text).toMatch(/<html lang="pt" dir="ltr"/);
  });

  test("each screen names its address in all eleven, and the default", async () => {
    const { text } = await ask("app", "/fr/pricing", { headers: html });
    expect(text.match(/rel="alternate"/g)).toHaveLength(12);
    expect(text).toMatch(/rel="canonical" href="http:\/\/localhost:\d+\/fr\/pricing"/);
    expect(text).toMatch(/rel="alternate" href="http:\/\/localhost:\d+\/jp\/pricing" hrefLang="ja"/);
    expect(text).toMatch(/rel="alternate" href="http:\/\/localhost:\d+\/pricing" hrefLang="x-default"/);
  });
});
