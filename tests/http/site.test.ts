import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CONTENT_BYTES } from "../support/content-bytes.ts";
import { ask, originOf } from "../support/http.ts";
import { api, signInPro } from "./api-client";

describe("a page", () => {
  test("is one document without script, cookie or script address", async () => {
    const { status, headers, text } = await ask("site", "/ada");
    expect(status).toBe(200);
    expect(text).toContain("Ada Lindqvist");
    expect(text.replace(/<script type="application\/ld\+json">.*?<\/script>/s, "")).not.toContain("<script");
    expect(text).not.toMatch(/href="(javascript|data|vbscript):/i);
    expect(text).not.toMatch(/\/assets\/[^"')\s]+\.js/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("has title, canonical and social tags on the serving host, absolute", async () => {
    const { text } = await ask("site", "/ada");
    expect(text).toContain(`rel="canonical" href="${originOf("site")}/ada"`);
    expect(text).toMatch(/property="og:title" content="Ada Lindqvist/);
    expect(text).toContain(`property="og:url" content="${originOf("site")}/ada"`);
  });

  test("says its own words in the visitor's language", async () => {
    const arabic = await ask("site", "/nobody-has-this", { headers: { "Accept-Language": "ar,en;q=0.5" } });
    expect(arabic.text).toMatch(/<html lang="ar" dir="rtl"/);
    const german = await ask("site", "/nobody-has-this", { headers: { "Accept-Language": "de-AT" } });
    expect(german.text).toMatch(/<html lang="de"/);
  });

  test("is answered with 304 to who has it already", async () => {
    const first = await ask("site", "/ada");
    const again = await ask("site", "/ada", { headers: { "If-None-Match": String(first.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("that nobody has is not found, and its other spellings move to the one", async () => {
    expect((await ask("site", "/nobody-has-this")).status).toBe(404);
    for (const path of ["/", "/dashboard/x", "/a", "/robots", "/%00", "/..%2f..%2fetc", "/ada/extra"]) {
      expect([path, (await ask("site", path)).status]).toEqual([path, 404]);
    }
    for (const path of ["/ADA", "/ada/"]) {
      const moved = await ask("site", path);
      expect([moved.status, moved.headers.location?.replace(originOf("site"), "")]).toEqual([308, "/ada"]);
    }
  });

  test("of twenty links weighs at most 3,000 bytes, and ten thousand of them fit an isolate's memory", async () => {
    const token = await signInPro();
    const items = Array.from({ length: 20 }, (_, i) => ({
      title: `Link number ${i + 1}`,
      url: `https://example.com/a-page-of-some-length/${i + 1}`,
    }));
    const json = { profile: { title: "Twenty links" }, blocks: [{ type: "buttons", data: { items } }] };
    const { id, slug } = (await api("/_/pages", { token, json })).json;
    await api(`/_/pages/${id}/publish`, { method: "POST", token });
    const { status, text } = await ask("site", `/${slug}`);
    await api(`/_/pages/${id}`, { method: "DELETE", token });
    expect([status, text.match(/Link number/g)?.length]).toEqual([200, 20]);
    expect(gzipSync(text).length).toBeLessThanOrEqual(3_000);
    expect(Buffer.byteLength(text.replace(/<style>.*?<\/style>/s, ""))).toBeLessThanOrEqual(CONTENT_BYTES);
  });

  test("with every block and a theme weighs at most 12,000 bytes", async () => {
    const { text } = await ask("site", "/ada");
    expect(gzipSync(text).length).toBeLessThan(12_000);
  });

  test("takes no writes", async () => {
    const response = await ask("site", "/ada", { method: "POST", body: "a=b" });
    expect([response.status, response.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a code", () => {
  const code = async () => {
    const login = await ask("api", "/security/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "pro@visita.example", password: "visita-demo-1" }),
    });
    const { token } = login.json<{ token: string }>();
    const cards = await ask("api", "/_/business-cards", { headers: { Authorization: `Bearer ${token}` } });
    return new URL(cards.json<{ items: { qrUrl: string }[] }>().items.at(-1)?.qrUrl ?? "").pathname;
  };

  test("is followed in any case, by a redirect that nobody keeps", async () => {
    const path = await code();
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase(), `${path}/`]) {
      const response = await ask("site", spelling);
      expect([spelling, response.status, response.headers["cache-control"]]).toEqual([
        spelling,
        302,
        "no-store",
      ]);
      // Ada's page has a form, whose address contains the scanned code.
      expect(response.headers.location).toBe(`${originOf("site")}/ada?q=${path.split("/").at(-1)}`);
    }
  });

  test("has files in SVG, PNG and PDF, in any spelling, in the listed sizes", async () => {
    const path = await code();
    const types = { svg: "image/svg+xml", png: "image/png", pdf: "application/pdf" };
    const starts = { svg: "<svg ", png: "\x89PNG", pdf: "%PDF-" };
    for (const format of ["svg", "png", "pdf"] as const) {
      const hyphened = `${path.slice(0, 8)}-${path.slice(8)}`
        .toLowerCase()
        .replaceAll("0", "o")
        .replaceAll("1", "l");
      for (const spelling of [path, path.toLowerCase(), hyphened]) {
        const file = await ask("site", `${spelling}.${format}`);
        expect([spelling, file.status, file.headers["content-type"]]).toEqual([spelling, 200, types[format]]);
        expect(file.bytes.subarray(0, 5).toString("latin1").startsWith(starts[format])).toBe(true);
        expect(file.headers["cache-control"]).toBe("public, max-age=60");
        expect(file.headers["content-disposition"]).toMatch(/^inline; filename="[a-z0-9-]+-qr\./);
        const again = await ask("site", `${spelling}.${format}`, {
          headers: { "If-None-Match": String(file.headers.etag) },
        });
        expect([again.status, again.bytes.length]).toEqual([304, 0]);
      }
    }
    expect((await ask("site", `${path}.pdf?mm=80&download`)).headers["content-disposition"]).toMatch(
      /^attachment/,
    );
    for (const query of ["png?size=4096", "pdf?mm=1000", "svg?size=0"])
      expect([query, (await ask("site", `${path}.${query}`)).status]).toEqual([query, 404]);
    expect((await ask("site", `${path}.gif`)).status).toBe(404);
  });

  test("that nobody gave out leads to the polite page", async () => {
    const response = await ask("site", "/q/0000000000");
    expect([response.status, response.headers.location]).toEqual([302, `${originOf("site")}/q`]);
    const polite = await ask("site", "/q");
    expect([polite.status, polite.text.includes('content="noindex"')]).toEqual([200, true]);
  });
});

describe("programs", () => {
  test("find robots.txt, the sitemap and a contact for security, each as its own type", async () => {
    const robots = await ask("site", "/robots.txt");
    expect([robots.status, robots.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(robots.text).toContain(`Sitemap: ${originOf("site")}/sitemap.xml`);
    expect(robots.text).not.toMatch(/^Disallow: \/$/m);
    const sitemap = await ask("site", "/sitemap.xml");
    expect([sitemap.status, sitemap.headers["content-type"]]).toEqual([
      200,
      "application/xml; charset=utf-8",
    ]);
    expect(sitemap.text).toContain(`<loc>${originOf("site")}/ada</loc>`);
    expect((await ask("site", "/sitemap-2.xml")).status).toBe(404);
    const security = await ask("site", "/.well-known/security.txt");
    expect(security.text).toMatch(/^Contact: mailto:reports@visita\.example$/m);
    for (const path of ["/robots.txt", "/sitemap.xml", "/.well-known/security.txt"]) {
      const head = await ask("site", path, { method: "HEAD" });
      expect([path, head.status, head.text]).toEqual([path, 200, ""]);
      expect((await ask("site", path, { method: "POST" })).status).toBe(405);
    }
  });

  test("are answered for images by HEAD and by tag, and never in a size that is not listed", async () => {
    const { text } = await ask("site", "/ada");
    const hash = /\/i\/([0-9a-f]{64})/.exec(text)?.[1];
    for (const [path, type] of [
      [`/i/${hash}.webp`, "image/webp"],
      [`/i/${hash}-160.avif`, "image/avif"],
      [`/i/${hash}-160.webp`, "image/webp"],
      [`/i/${hash}-160.jpg`, "image/jpeg"],
    ] as const) {
      const first = await ask("site", path);
      expect([path, first.status, first.headers["content-type"]]).toEqual([path, 200, type]);
      expect(first.headers["cache-control"]).toContain("immutable");
      const head = await ask("site", path, { method: "HEAD" });
      expect([head.status, head.headers.etag, head.bytes.length]).toEqual([200, first.headers.etag, 0]);
      const known = { headers: { "If-None-Match": String(first.headers.etag) } };
      expect((await ask("site", path, known)).status).toBe(304);
    }
    for (const name of [
      `${hash}-161.avif`,
      `${hash}-160.gif`,
      `${hash}-99999.webp`,
      `${"0".repeat(64)}-160.webp`,
    ])
      expect([name, (await ask("site", `/i/${name}`)).status]).toEqual([name, 404]);
  });
});
