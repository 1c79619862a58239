/// <reference types="@cloudflare/vitest-plugin/types" />
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { type ReadShareImageFile, SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import ShareImage from "../../workers/share-image/index";
import {
  boundsOf,
  type Image,
  JPEG,
  landscape,
  pixel,
  plainPng,
  read,
  readFile,
  WEBP,
} from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as {
  render(input: unknown, read: ReadShareImageFile): Promise<Uint8Array>;
  fetch(url: string): Promise<Response>;
};

const base: ShareImageInput = {
  title: "Ada Winter",
  titleFont: 1,
  titleSize: 24,
  titleColor: "#1A1714",
  background: { type: "solid", color: "#F6F1E7" },
  watermark: "Visita",
};
const GREEN = [0, 160, 80, 255] as const;
const isGreen = (color: number) => color === 0x00a050;
const TEXT_ROWS = [60, 560] as const;

// why: what is left out of an image is a line in the log, which these tests read.
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => warn.mockClear());

function render(input: Partial<ShareImageInput> = {}): Promise<Uint8Array> {
  return worker.render({ ...base, ...input }, readFile);
}

async function draw(input: Partial<ShareImageInput> = {}) {
  return read(await render(input));
}

it("draws a PNG of 1200 × 675 on the background asked for", async () => {
  const bitmap = await draw();
  expect([bitmap.width, bitmap.height]).toEqual([SHARE_IMAGE.width, SHARE_IMAGE.height]);
  expect(pixel(bitmap, 0, 0)).toBe(0xf6f1e7);
  expect(pixel(bitmap, 1199, 674)).toBe(0xf6f1e7);
  expect(boundsOf(bitmap, (color) => color === 0x1a1714, TEXT_ROWS)?.width).toBeGreaterThan(300);
  expect(warn).not.toHaveBeenCalled();
});

it("answers 404 to whoever fetches it", async () => {
  expect((await worker.fetch("https://share-image.invalid/")).status).toBe(404);
});

it("places the profile image 180 × 180, 30 above the title", async () => {
  const bytes = await plainPng(300, 200, GREEN);
  const bitmap = await draw({ profile: { bytes, shape: 3 } });
  const box = boundsOf(bitmap, isGreen);
  expect([box?.width, box?.height, box?.left]).toEqual([180, 180, 510]);
  const title = boundsOf(bitmap, (color) => color === 0x1a1714, TEXT_ROWS);
  const ascenders = 72 * (1.16 - 0.716) * 0.5;
  expect((title?.top ?? 0) - (box?.bottom ?? 0)).toBeGreaterThan(30);
  expect((title?.top ?? 0) - (box?.bottom ?? 0)).toBeLessThan(30 + ascenders + 4);
});

it.each([
  [1, false, false],
  [2, false, true],
  [3, true, true],
] as const)("cuts the corners of shape %i", async (shape, corner, nearCorner) => {
  const bitmap = await draw({ profile: { bytes: await plainPng(200, 200, GREEN), shape } });
  const box = boundsOf(bitmap, isGreen);
  expect([box?.width, box?.height]).toEqual([180, 180]);
  const at = (offset: number) => isGreen(pixel(bitmap, 510 + offset, (box?.top ?? 0) + offset));
  expect([at(1), at(16), at(90)]).toEqual([corner, nearCorner, true]);
});

it.each([
  [1600, 400, 195],
  [600, 600, SHARE_IMAGE.profile.wideMaxHeight],
  [1000, 100, 180],
])("makes shape 4 780 wide, from %i × %i", async (width, height, expected) => {
  const bitmap = await draw({ profile: { bytes: await plainPng(width, height, GREEN), shape: 4 } });
  const box = boundsOf(bitmap, isGreen);
  expect([box?.width, box?.height, box?.left]).toEqual([780, expected, 210]);
});

it.each([
  ["JPEG", JPEG],
  ["WebP", WEBP],
  ["WebP in an ArrayBuffer", WEBP.buffer as ArrayBuffer],
])("draws a %s", async (_name, bytes) => {
  const bitmap = await draw({ profile: { bytes, shape: 3 } });
  const color = pixel(bitmap, 520, 240);
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  expect(Math.abs(red - 0x2a) + Math.abs(green - 0x6f) + Math.abs(blue - 0x97)).toBeLessThan(30);
  expect(warn).not.toHaveBeenCalled();
});

const BROKEN: [name: string, bytes: Uint8Array | Promise<Uint8Array>][] = [
  ["no picture at all", new TextEncoder().encode("hello, I am a picture")],
  ["nothing", new Uint8Array()],
  ["an SVG", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a PNG that ends early", plainPng(64, 64, GREEN).then((bytes) => bytes.slice(0, 70))],
  ["a JPEG that ends in its header", JPEG.slice(0, 200)],
  ["a WebP that ends early", WEBP.slice(0, 60)],
  ["a PNG that says it is 30,000 × 30,000", hugePng()],
  ["more than 5 MB", new Uint8Array(SHARE_IMAGE.maxBytes + 1)],
  ["an invisible PNG", plainPng(64, 64, [0, 0, 0, 0])],
];

it.each(BROKEN)("leaves a profile image out and logs it: %s", async (_name, bytes) => {
  const without = await render();
  expect(await render({ profile: { bytes: await bytes, shape: 1 } })).toEqual(without);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.parse(warn.mock.calls[0]?.[0] as string)).toMatchObject({
    event: "share_image.profile_omitted",
  });
});

it.each(BROKEN)("takes the colour for a background picture and logs it: %s", async (_name, bytes) => {
  const background = {
    type: "image",
    bytes: await bytes,
    color: "#204060",
    radius: 48,
    isBlur: true,
  } as const;
  expect(await render({ background })).toEqual(
    await render({ background: { type: "solid", color: "#204060" } }),
  );
  expect(JSON.parse(warn.mock.calls[0]?.[0] as string)).toMatchObject({
    event: "share_image.background_omitted",
  });
});

it("lays a background picture over its colour, from edge to edge but for the corners", async () => {
  const bytes = await plainPng(1200, 675, GREEN);
  const background = { type: "image", bytes, color: "#FF0000", radius: 96, isBlur: false } as const;
  const bitmap = await draw({ title: "", watermark: "", background });
  expect([pixel(bitmap, 0, 0), pixel(bitmap, 1199, 674), pixel(bitmap, 20, 20)]).toEqual(
    Array(3).fill(0xff0000),
  );
  expect([pixel(bitmap, 96, 0), pixel(bitmap, 0, 96), pixel(bitmap, 600, 337)]).toEqual(
    Array(3).fill(0x00a050),
  );
});

it("blurs a background picture by 20 pixels and no edge of it fades", async () => {
  const bytes = await landscape(1200, 675);
  const background = { type: "image", bytes, color: "#FF00FF", radius: 0, isBlur: false } as const;
  const input = { title: "", watermark: "", titleColor: "#FFFFFF" };
  const [sharp, soft] = await Promise.all([
    draw({ ...input, background }),
    draw({ ...input, background: { ...background, isBlur: true } }),
  ]);
  const step = (bitmap: Image) =>
    Math.max(
      ...Array.from({ length: 600 }, (_, y) => Math.abs(redOf(bitmap, 870, y) - redOf(bitmap, 870, y + 1))),
    );
  expect(step(sharp)).toBeGreaterThan(40);
  expect(step(soft)).toBeLessThan(8);
  const mean = (bitmap: Image) => bitmap.data.reduce((sum, byte) => sum + byte, 0) / bitmap.data.length;
  expect(Math.abs(mean(sharp) - mean(soft))).toBeLessThan(2);
});

const redOf = (bitmap: Image, x: number, y: number) => pixel(bitmap, x, y) >> 16;

it.each([
  ["#FFFFFF", "#F0F0F0", 0x000000],
  ["#222222", "#101010", 0xffffff],
  ["#7A1F1F", "#FFF4E0", 0x7a1f1f],
])("draws a title wanted in %s on %s so that it can be read", async (titleColor, color, expected) => {
  const bitmap = await draw({ titleColor, background: { type: "solid", color } });
  expect(boundsOf(bitmap, (found) => found === expected, TEXT_ROWS)?.width).toBeGreaterThan(300);
});

async function hugePng(): Promise<Uint8Array> {
  const bytes = await plainPng(64, 64, GREEN);
  new DataView(bytes.buffer).setUint32(16, 30_000);
  new DataView(bytes.buffer).setUint32(20, 30_000);
  return bytes;
}

it("draws markup as the text it is", async () => {
  const title = '</svg><image href="https://evil.invalid/x.png"/>&lt;b&gt;';
  const words = boundsOf(await draw({ title }), (color) => color !== 0xf6f1e7, TEXT_ROWS);
  expect(words?.width).toBeGreaterThan(700);
  const cut = await render({ title: title.replace("</svg>", "") });
  expect(await render({ title })).not.toEqual(cut);
  expect(warn).not.toHaveBeenCalled();
});

it("leaves out words of which a letter is missing, and says so", async () => {
  const bitmap = await render({ title: "Ada Winter ภาษาไทย" });
  expect(bitmap).toEqual(await render({ title: "Ada Winter" }));
  expect(JSON.parse(warn.mock.calls[0]?.[0] as string)).toMatchObject({
    event: "share_image.characters_omitted",
  });
});

it("draws emoji in their colours, where they stand", async () => {
  const bitmap = await draw({ title: "Ada ❤️", titleColor: "#000000" });
  const heart = boundsOf(bitmap, (color) => color === 0xf44336, TEXT_ROWS);
  const letters = boundsOf(bitmap, (color) => color === 0x000000, TEXT_ROWS);
  expect(heart?.left).toBeGreaterThan(letters?.right ?? 1200);
  expect(heart?.width).toBeGreaterThan(50);
  expect(warn).not.toHaveBeenCalled();
});

it("draws a picture without title or watermark", async () => {
  const bitmap = await draw({ title: "", watermark: "" });
  expect(boundsOf(bitmap, (color) => color !== 0xf6f1e7)).toBeUndefined();
});

it.each([
  ["a title of 121 characters", { title: "a".repeat(121) }, ["title"]],
  ["a word of 500 letters", { title: "a".repeat(500) }, ["title"]],
  ["a font nobody has", { titleFont: 21 }, ["titleFont"]],
  ["a title size of 49", { titleSize: 49 }, ["titleSize"]],
  ["a colour by name", { titleColor: "red" }, ["titleColor"]],
  [
    "another background",
    { background: { type: "video", url: "https://evil.invalid/" } },
    ["background", "type"],
  ],
  ["an address for bytes", { profile: { bytes: "https://evil.invalid/", shape: 1 } }, ["profile", "bytes"]],
  ["a shape of 5", { profile: { bytes: JPEG, shape: 5 } }, ["profile", "shape"]],
  ["an unknown field", { extra: true }, []],
])("refuses %s", async (_name, change, path) => {
  // why: a rejection that crosses RPC inside one isolate is also reported as unhandled.
  const direct = new ShareImage(createExecutionContext(), env as never);
  await expect(direct.render({ ...base, ...change } as never, readFile)).rejects.toMatchObject({
    issues: [{ path }],
  });
});
