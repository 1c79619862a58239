import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { LIMITS } from "~/domain/limits";
import { codePoints } from "~/domain/text";
import { fetchWebFile } from "~/server/platform/web-fetch.server";
import { readLinks } from "~/server/services/links/read-links.server";
import { type TestPlatform, testPlatform } from "../support/platform";

const SITE = "https://www.mill-bakery.com";

afterEach(() => void vi.restoreAllMocks());

/**
 * A platform that requests the web itself, which responds as `respond` does.
 * @returns it, and the requested addresses
 */
function attacked(respond: (url: URL, init: RequestInit) => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    asked.push(String(input));
    return respond(new URL(String(input)), init as RequestInit);
  });
  return { platform: testPlatform({ MODE: "production" }), asked };
}

const html = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html", ...headers } });
const leadsTo = (to: string, status = 302) => new Response(null, { status, headers: { Location: to } });
const offerOf = async (platform: TestPlatform, url = `${SITE}/`) => (await readLinks(platform, [url]))[0];

/** A body that gives a piece at each read, without an end. @returns it, and the bytes that were taken of it */
function endless(piece: Uint8Array, pauseMs = 0) {
  const taken = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
      if (taken.isCancelled) return;
      taken.bytes += piece.byteLength;
      controller.enqueue(piece.slice());
    },
    cancel: () => void Object.assign(taken, { isCancelled: true }),
  });
  return { body, taken };
}

test.each([
  ...[
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
  ],
  ...[
    "https://169.254.169.254/latest/meta-data/",
    "//10.0.0.1/",
    "https://10.0.0.1.nip.io/",
    "https://%EF%BC%91%EF%BC%92%EF%BC%97.0.0.1/",
  ],
  ...["http://www.mill-bakery.com/", "https://www.mill-bakery.com:8443/", "https://a:b@www.mill-bakery.com/"],
  ...[
    "https://@www.mill-bakery.com/",
    "file:///etc/passwd",
    "data:text/html,<title>x</title>",
    "javascript:1",
  ],
  ...[
    "https://localhost/",
    "https://intranet/",
    "https://db.internal/",
    "https:\\\\127.0.0.1/",
    "",
    "https://",
  ],
])("a redirect to %j is not followed", async (to) => {
  for (const status of [301, 302, 303, 307, 308]) {
    const { platform, asked } = attacked(() => leadsTo(to, status));
    expect(await offerOf(platform)).toEqual({ url: `${SITE}/` });
    expect(asked).toEqual([`${SITE}/`]);
    vi.restoreAllMocks();
  }
});

test("a redirect to one of our own hosts is not followed, at any step", async () => {
  const { config } = testPlatform();
  const hosts = Object.values(config.origins).map((origin) => new URL(origin).hostname);
  for (const to of [...hosts, ...hosts.map((host) => `pt.${host}`)].map((host) => `https://${host}/`)) {
    const { platform, asked } = attacked(({ pathname }) => leadsTo(pathname === "/" ? "/step" : to));
    expect(await offerOf(platform)).toEqual({ url: `${SITE}/` });
    expect(asked).toEqual([`${SITE}/`, `${SITE}/step`]);
    vi.restoreAllMocks();
  }
});

test("of three hundred redirects three are followed, without a name of who asks", async () => {
  const inits: RequestInit[] = [];
  const { platform, asked } = attacked(({ pathname }, init) => {
    inits.push(init);
    const step = Number(pathname.slice(1) || "0");
    return step < 300 ? leadsTo(`/${step + 1}`) : html("<title>End</title>");
  });
  expect(await offerOf(platform)).toEqual({ url: `${SITE}/` });
  expect(asked).toHaveLength(LIMITS.fetchRedirects + 1);
  for (const { headers, redirect, body } of inits) {
    expect([redirect, body]).toEqual(["manual", undefined]);
    expect(Object.keys(headers as object)).toEqual(["Accept", "User-Agent"]);
  }
});

test("of a body without an end as much is taken as is read, and it is closed", async () => {
  const { body, taken } = endless(new TextEncoder().encode(`<p>${"filler ".repeat(2_000)}</p>`));
  const { platform } = attacked(() => html(body));
  expect(await offerOf(platform)).toEqual({ url: `${SITE}/` });
  expect(taken.bytes).toBeLessThan(LIMITS.fetchedPageBytes + 100_000);
  expect(taken.isCancelled).toBe(true);
});

test("a compressed body is counted as it comes out", async () => {
  // 64 MB of zeros in 64 kB.
  const packed = gzipSync(new Uint8Array(64 * 1024 * 1024));
  expect(packed.byteLength).toBeLessThan(LIMITS.fetchedPageBytes);
  const { platform } = attacked(() => {
    const body = new Response(packed as BodyInit).body as ReadableStream<Uint8Array<ArrayBuffer>>;
    return html(body.pipeThrough(new DecompressionStream("gzip")));
  });
  const ask = { types: ["text/html"], maxBytes: LIMITS.fetchedPageBytes, signal: AbortSignal.timeout(2_000) };
  const file = await fetchWebFile(platform, `${SITE}/`, ask);
  expect([file?.bytes.byteLength, file?.isCut]).toEqual([LIMITS.fetchedPageBytes, true]);
});

test("a body that trickles, a page that never comes and slow redirects end with the time-out of their link", async () => {
  const { body, taken } = endless(new TextEncoder().encode("<p>"), 10);
  const never = (signal: AbortSignal) =>
    new Promise<Response>((_, refuse) => {
      signal.addEventListener("abort", () => refuse(signal.reason));
    });
  const { platform, asked } = attacked(async ({ pathname }, { signal }) => {
    if (pathname === "/trickle") return html(body);
    if (pathname === "/slow") return leadsTo("/slower");
    return never(signal as AbortSignal);
  });
  const timeOut = new AbortController();
  const timed: number[] = [];
  const abortAfter = (milliseconds: number) => {
    timed.push(milliseconds);
    return timeOut.signal;
  };
  const urls = ["trickle", "never", "slow"].map((path) => `${SITE}/${path}`);
  const offers = readLinks(Object.assign(Object.create(platform) as TestPlatform, { abortAfter }), urls);
  await expect.poll(() => asked).toContain(`${SITE}/slower`);
  await expect.poll(() => taken.bytes).toBeGreaterThan(0);
  timeOut.abort();
  expect(await offers).toEqual(urls.map((url) => ({ url })));
  // One for each link: its redirects and its body have no other.
  expect(timed).toEqual(urls.map(() => LIMITS.fetchMs));
  expect(taken.isCancelled).toBe(true);
});

test.each([
  ["turned around", "\u202Eevil\u202C \u2066moc.knab\u2069", "evil moc.knab"],
  ["with controls and lines", "a\u0000b\r\n\t c\u0085d\u2028e", "ab c d e"],
  ["half a character", "a&#xD800;", "a\uFFFD"],
  ["as markup", "&lt;img src=x onerror=alert(1)&gt;", "<img src=x onerror=alert(1)>"],
])("a title %s is a plain text", async (_, title, shown) => {
  const { platform } = attacked(() => html(`<meta property="og:title" content="${title}">`));
  expect((await offerOf(platform))?.title).toBe(shown);
});

test.each(["\u3164", "\u200B\u200B", "&#8203;", "\u00AD"])(
  "a title of nothing to see is none",
  async (title) => {
    const { platform } = attacked(() =>
      html(`<title>${title}</title>`, { "Content-Type": "text/html;charset=utf-8" }),
    );
    expect(await offerOf(platform)).toEqual({ url: `${SITE}/` });
  },
);

test("a title of a megabyte is cut", async () => {
  for (const piece of ["a", "&amp;", "&#x1F600;", "e\u0301", "<", "\u202E"]) {
    const { platform } = attacked(() => html(`<title>${piece.repeat(1_000_000 / piece.length)}`));
    const title = (await offerOf(platform))?.title ?? "";
    expect([piece, codePoints(title) <= LIMITS.linkTitle]).toEqual([piece, true]);
    vi.restoreAllMocks();
  }
});

/** The first bytes of a PNG with these sides. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(200);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 6], 24);
  return bytes;
}

test.each([
  ["of 20,000 × 20,000 px", png(20_000, 20_000), "image/png"],
  ["of no size", png(0, 0), "image/png"],
  ["that breaks off", png(100, 100), "image/png"],
  ["that is a page", new TextEncoder().encode("<script>alert(1)</script>"), "image/png"],
  ["that says it is a page", png(100, 100), "text/html"],
  [
    "that is a drawing",
    new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "image/svg+xml",
  ],
  ["of no bytes", new Uint8Array(0), "image/webp"],
  ["that is too large", new Uint8Array(LIMITS.fetchedImageBytes + 1), "image/jpeg"],
])("a picture %s is not offered, its page's title is", async (_, bytes, type) => {
  const { platform, asked } = attacked(({ pathname }) =>
    pathname === "/"
      ? html(`<title>Bread</title><meta property="og:image" content="/picture">`)
      : new Response(bytes as BodyInit, { headers: { "Content-Type": type } }),
  );
  expect(await offerOf(platform)).toEqual({ url: `${SITE}/`, title: "Bread" });
  expect(asked).toEqual([`${SITE}/`, `${SITE}/picture`]);
});

test("a picture elsewhere is held to the rule for pages", async () => {
  const { config } = testPlatform();
  const own = new URL(config.origins.app).hostname;
  for (const to of [
    "https://127.0.0.1/a.png",
    "//10.1/a.png",
    `https://${own}/a.png`,
    "http://a.com/a.png",
  ]) {
    const { platform, asked } = attacked(({ pathname }) =>
      pathname === "/" ? html(`<meta property="og:image" content="${to}">`) : leadsTo(to),
    );
    expect(await offerOf(platform)).toEqual({ url: `${SITE}/` });
    expect(asked).toEqual([`${SITE}/`]);
    vi.restoreAllMocks();
    const led = attacked(({ pathname }) =>
      pathname === "/" ? html(`<meta property="og:image" content="/picture">`) : leadsTo(to),
    );
    expect(await offerOf(led.platform)).toEqual({ url: `${SITE}/` });
    expect(led.asked).toEqual([`${SITE}/`, `${SITE}/picture`]);
    vi.restoreAllMocks();
  }
});

test("no status, no header and no word of a failure goes to who asked", async () => {
  const failures: (() => Response | Promise<Response>)[] = [
    () => html("<title>Secret</title>", { "Content-Type": "text/plain" }),
    () => new Response("<title>Secret</title>", { status: 500, headers: { "Content-Type": "text/html" } }),
    () =>
      new Response("<title>Secret</title>", {
        status: 401,
        headers: { "WWW-Authenticate": "Basic realm=secret" },
      }),
    () => new Response(null, { status: 204 }),
    () => leadsTo("https://10.0.0.1/secret"),
    () => Promise.reject(new TypeError("connect ECONNREFUSED 10.0.0.1")),
  ];
  for (const fail of failures) {
    const { platform } = attacked(fail);
    expect(await readLinks(platform, [`${SITE}/`])).toEqual([{ url: `${SITE}/` }]);
    vi.restoreAllMocks();
  }
});
