import jsQR from "jsqr";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { type Entitlement, FREE } from "~/domain/billing/entitlement";
import { plainCodePng } from "~/domain/codes/plain-png";
import { type QrMatrix, QUIET_ZONE, qrMatrix } from "~/domain/codes/qr";
import { PIXEL_WIDTHS } from "~/domain/codes/style";
import { codeTarget } from "~/domain/codes/target";
import { opensContactFiles, USER_AGENT_CLASSES, userAgentClass } from "~/domain/codes/user-agent";
import { newCode } from "~/domain/ids";

const url = () => `https://visita.link/q/${newCode()}`;

test("an address of 32 characters is version 3 at level Q", () => {
  expect(url()).toHaveLength(32);
  expect(qrMatrix(url())).toHaveLength(29);
  expect(qrMatrix(`${url()}x`)).toHaveLength(33);
});

/** The 15 format bits beside the upper left finder, as ISO/IEC 18004 places them (row, column), highest first. */
function formatBits(matrix: QrMatrix): number {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column]);
  places.push(...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8]));
  return places.reduce((bits, [row, column]) => bits * 2 + (matrix[row!]![column!] ? 1 : 0), 0);
}

test("a code holds printable ASCII only", () => {
  expect(() => qrMatrix("é")).toThrow(RangeError);
});

test("a code is the right way round, not its mirror image, and level Q", () => {
  const matrix = qrMatrix(url());
  // Level Q is 11 in the two highest bits after unmasking.
  expect((formatBits(matrix) ^ 0b101010000010010) >> 13).toBe(0b11);
  expect(matrix[4 * 3 + 9]![8]).toBe(true);
});

/** Through pngjs's stream: its synchronous reader needs parts of Node's zlib that workerd has not. */
function decoded(bytes: Uint8Array): Promise<PNG> {
  return new Promise((resolve, reject) => {
    new PNG().parse(Buffer.from(bytes), (error, png) => (error ? reject(error) : resolve(png)));
  });
}

/** Every so many pixels of an image, in both directions. */
function shrunk(png: PNG, step: number) {
  const [width, height] = [Math.floor(png.width / step), Math.floor(png.height / step)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (Math.floor((y + 0.5) * step) * png.width + Math.floor((x + 0.5) * step)) * 4;
      data.set(png.data.subarray(at, at + 4), (y * width + x) * 4);
    }
  return { data, width, height };
}

test("the plain PNG is decoded by a real decoder, is large enough, and has its quiet zone and address", async () => {
  const text = url();
  for (const size of PIXEL_WIDTHS) {
    const bytes = plainCodePng(text, size);
    const png = await decoded(bytes);
    expect(png.width).toBeGreaterThanOrEqual(size);
    // A scanner takes seconds for so many pixels: it is given four for each module.
    const { data, width, height } = shrunk(png, png.width / (29 + 2 * QUIET_ZONE) / 4);
    expect(jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data).toBe(text);
    const scale = png.width / (29 + 2 * QUIET_ZONE);
    expect(png.height).toBe(png.width + 3 * scale);
    const at = (x: number, y: number) => png.data[(y * png.width + x) * 4];
    expect(at(scale * QUIET_ZONE - 1, Math.floor(png.width / 2))).toBe(255);
    expect(at(scale * QUIET_ZONE, scale * QUIET_ZONE)).toBe(0);
    let inked = 0;
    for (let y = png.width; y < png.height; y++)
      for (let x = 0; x < png.width; x++) inked += at(x, y) === 0 ? 1 : 0;
    // The address covers some of its row: a tenth, not nothing and not a bar.
    expect(inked / (3 * scale * png.width)).toBeGreaterThan(0.05);
    expect(inked / (3 * scale * png.width)).toBeLessThan(0.25);
    expect(bytes.length).toBeLessThan(20_000);
  }
});

const AGENTS: Record<string, (typeof USER_AGENT_CLASSES)[number]> = {
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1":
    "ios-safari",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1":
    "ios-other",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/140.0 Version/19.0 Mobile/15E148 Safari/604.1":
    "ios-other",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0":
    "in-app",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]":
    "in-app",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 musical_ly_40.0 TikTok":
    "in-app",
  "Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36":
    "android",
  "Mozilla/5.0 (Linux; Android 16; Pixel; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36 LinkedInApp":
    "in-app",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36":
    "other",
  "": "other",
};

test("browsers fall into at most five classes", () => {
  for (const [agent, kind] of Object.entries(AGENTS))
    expect([agent, userAgentClass(agent)]).toEqual([agent, kind]);
  expect(userAgentClass(null)).toBe("other");
  expect(USER_AGENT_CLASSES.length).toBeLessThanOrEqual(5);
});

test("a code leads to what there is, and never to an error", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const pro: Entitlement = { plan: "pro", status: "active", seats: 1 };
  const ended: Entitlement = { ...pro, endsAt: now };
  const meta = {
    card: { linkAction: 1 as const, restingAt: null },
    page: "published" as const,
    entitlement: FREE,
    userAgent: "other" as const,
    now,
  };
  const kind = (more: Partial<Parameters<typeof codeTarget>[0]>) => codeTarget({ ...meta, ...more }).kind;
  expect(kind({})).toBe("page");
  for (const page of ["unpublished", "expired", "deleted", "suspended", null] as const) {
    expect(kind({ page })).toBe("card");
    expect(kind({ page, card: null })).toBe("gone");
  }
  expect(kind({ card: null })).toBe("page");
  const contacts = { card: { linkAction: 2 as const, restingAt: null } };
  expect(kind({ ...contacts, entitlement: pro })).toBe("contact-file");
  expect(kind({ ...contacts, entitlement: pro, page: null })).toBe("contact-file");
  expect(kind({ ...contacts, entitlement: ended })).toBe("card");
  expect(kind(contacts)).toBe("card");
  for (const userAgent of USER_AGENT_CLASSES) {
    const expected = opensContactFiles(userAgent) ? "contact-file" : "card";
    expect(kind({ ...contacts, entitlement: pro, userAgent })).toBe(expected);
  }
});
