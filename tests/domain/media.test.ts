import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { AppError } from "~/domain/errors";
import { checkImage, readImageHeader } from "~/domain/media/image-header";
import { IMAGE_TYPES, parseImageType } from "~/domain/media/image-types";
import { imageSet, imageSources, readVariantPath, VARIANT_WIDTHS } from "~/domain/media/image-variants";
import { fuzzRuns } from "../support/fuzz";

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const be16 = (n: number) => [n >> 8, n & 255];
const be32 = (n: number) => [...be16(n >>> 16), ...be16(n & 0xffff)];
const le16 = (n: number) => [n & 255, n >> 8];
const le24 = (n: number) => [n & 255, (n >> 8) & 255, n >> 16];
const le32 = (n: number) => [...le16(n & 0xffff), ...le16(n >>> 16)];

const chunk = (type: string, data: number[]) => [...be32(data.length), ...bytesOf(type), ...data, 0, 0, 0, 0];
const ihdr = (w: number, h: number) => chunk("IHDR", [...be32(w), ...be32(h), 8, 6, 0, 0, 0]);
const png = (w: number, h: number, ...chunks: number[][]) =>
  bytesOf("\x89PNG\r\n\x1a\n", ihdr(w, h), ...chunks, chunk("IDAT", [1]), chunk("IEND", []));
const jpeg = (w: number, h: number, marker = 0xc0) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, ...be16(8)],
    "Exif\0\0",
    [0xff, 0xff, 0xc4, ...be16(3), 0],
    [0xff, marker, ...be16(17), 8, ...be16(h), ...be16(w), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    [0xff, 0xda],
  );
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
const gif = (w: number, h: number, frames: number) =>
  bytesOf(
    "GIF89a",
    le16(w),
    le16(h),
    [0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...Array(frames).fill(frame),
    [0x3b],
  );
const webp = (format: string, data: number[]) =>
  bytesOf("RIFF", le32(data.length + 12), "WEBP", format, le32(data.length), data);
const lossy = (w: number, h: number) => webp("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, ...le16(w), ...le16(h)]);
const lossless = (w: number, h: number) => webp("VP8L", [0x2f, ...le32((w - 1) | ((h - 1) << 14))]);
const extended = (w: number, h: number, flags = 0) =>
  webp("VP8X", [flags, 0, 0, 0, ...le24(w - 1), ...le24(h - 1)]);

const keyOf = (bytes: Uint8Array) => {
  const result = checkImage(bytes);
  return result instanceof AppError
    ? `${result.status} ${result.messageKey}`
    : `${result.type} ${result.width}x${result.height}`;
};

test("each format declares its size", () => {
  expect(keyOf(png(640, 480))).toBe("png 640x480");
  expect(keyOf(jpeg(640, 480))).toBe("jpeg 640x480");
  expect(keyOf(jpeg(640, 480, 0xc2))).toBe("jpeg 640x480");
  expect(keyOf(gif(640, 480, 1))).toBe("gif 640x480");
  expect(keyOf(lossy(640, 480))).toBe("webp 640x480");
  expect(keyOf(lossless(640, 480))).toBe("webp 640x480");
  expect(keyOf(extended(640, 480))).toBe("webp 640x480");
  expect(keyOf(PNG.sync.write(new PNG({ width: 3, height: 2 })))).toBe("png 3x2");
});

test("a picture that would fill all memory is refused by what it declares", () => {
  for (const bomb of [
    png(30_000, 30_000),
    jpeg(30_000, 30_000),
    gif(30_000, 30_000, 1),
    lossless(16_000, 16_000),
  ]) {
    expect(keyOf(bomb)).toBe("422 imageDimensions");
  }
  expect(keyOf(extended(30_000, 30_000))).toBe("422 imageDimensions");
  expect(keyOf(png(2 ** 31, 1))).toBe("422 imageDimensions");
  expect(keyOf(png(8000, 5000))).toBe("png 8000x5000");
  expect(keyOf(png(8000, 5001))).toBe("422 imageDimensions");
  expect(keyOf(png(8001, 1))).toBe("422 imageDimensions");
  expect(keyOf(png(0, 10))).toBe("422 imageDimensions");
});

test("what moves is refused", () => {
  expect(keyOf(gif(10, 10, 2))).toBe("422 imageAnimated");
  expect(keyOf(png(10, 10, chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])))).toBe("422 imageAnimated");
  expect(keyOf(extended(10, 10, 0x02))).toBe("422 imageAnimated");
});

test("what is no image, or one we do not take, is refused by its bytes", () => {
  const files = [
    bytesOf(""),
    bytesOf("<html><body>"),
    bytesOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    bytesOf("<svg onload=alert(1)>"),
    bytesOf([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0]),
    bytesOf([0, 0, 0, 24], "ftypavif", [0, 0, 0, 0]),
    bytesOf("%PDF-1.7"),
    bytesOf("GIF89a<script>"),
    bytesOf([0xff, 0xd8, 0xff, 0xd9]),
    webp("JUNK", [1, 2, 3]),
  ];
  for (const file of files) expect(keyOf(file)).toBe("422 imageType");
});

test("a file that breaks off is refused, wherever it does", () => {
  for (const whole of [
    png(10, 10),
    jpeg(10, 10),
    gif(10, 10, 1),
    lossy(10, 10),
    lossless(10, 10),
    extended(10, 10),
  ]) {
    const header = readImageHeader(whole)!;
    for (let length = 0; length < whole.length; length++) {
      const found = readImageHeader(whole.subarray(0, length));
      expect(found === null || found.width === header.width).toBe(true);
    }
  }
});

test("over five megabytes is too large, with the number in the message", () => {
  const error = checkImage(new Uint8Array(5 * 1024 * 1024 + 1));
  expect(error).toMatchObject({ code: "payload_too_large", messageKey: "imageTooLarge", params: { mb: 5 } });
  expect(keyOf(new Uint8Array(5 * 1024 * 1024))).toBe("422 imageType");
});

test("no bytes make the reader throw or run on", () => {
  const starts = [png(10, 10), jpeg(10, 10), gif(10, 10, 1), lossy(10, 10)].map((whole) =>
    whole.subarray(0, 14),
  );
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 100 }), (start, rest) => {
      const header = readImageHeader(new Uint8Array([...start, ...rest]));
      return header === null || Number.isInteger(header.width);
    }),
    { numRuns: fuzzRuns(2000) },
  );
  const nested = new Uint8Array(1000).subarray(100, 500);
  nested.set(jpeg(7, 8));
  expect(keyOf(nested)).toBe("jpeg 7x8");
});

test("the six image types are numbers", () => {
  expect(IMAGE_TYPES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([
    parseImageType("2"),
    parseImageType(6),
    parseImageType("7"),
    parseImageType("1e0"),
    parseImageType(null),
  ]).toEqual([2, 6, null, null, null]);
});

const hash = "0123456789abcdef".repeat(4);
const stored = `https://me.example/i/${hash}.webp`;

test("a stored image has sources for three densities in two formats, and one for everybody else", () => {
  const { src, avif, webp } = imageSources(stored, 80);
  expect(src).toBe(`https://me.example/i/${hash}-160.jpg`);
  expect(avif).toBe(
    [80, 160, 240].map((w, i) => `https://me.example/i/${hash}-${w}.avif ${i + 1}x`).join(", "),
  );
  expect(webp).toBe(avif?.replaceAll("avif", "webp"));
  expect(imageSources(stored, 2000).avif).toBe(`https://me.example/i/${hash}-2560.avif 1x`);
});

test("every address among the sources is one that is served, whatever the width", () => {
  const property = fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (cssWidth) => {
    const { src, avif = "", webp = "" } = imageSources(stored, cssWidth);
    const urls = [src, ...`${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0] ?? "")];
    for (const url of urls) expect(readVariantPath(new URL(url).pathname)).not.toBeNull();
  });
  fc.assert(property, { numRuns: fuzzRuns(500) });
});

test("an address that is not stored here stays as it is", () => {
  for (const url of ["blob:http://localhost/x", "https://me.example/s/a.png", `/i/${hash}.png`, ""]) {
    expect(imageSources(url, 80)).toEqual({ src: url });
  }
});

test("only listed widths and formats are variants", () => {
  expect(VARIANT_WIDTHS.map((width) => readVariantPath(`/i/${hash}-${width}.webp`)?.width)).toEqual([
    ...VARIANT_WIDTHS,
  ]);
  for (const name of [
    "81.webp",
    "080.webp",
    "80.gif",
    "80.png",
    "80",
    "9999.avif",
    "1e3.avif",
    "80.webp/x",
  ]) {
    expect([name, readVariantPath(`/i/${hash}-${name}`)]).toEqual([name, null]);
  }
  expect(readVariantPath(`/i/${hash.toUpperCase()}-80.webp`)).toBeNull();
});

test("no address ends the style or the quotes it stands in", () => {
  const property = fc.property(fc.string({ unit: "binary" }), (text) => {
    const inside = imageSet(text, 80).replace(/^url\("(.*)"\)$/, "$1");
    expect(inside === "none" || !/["\\<\s]/.test(inside)).toBe(true);
  });
  fc.assert(property, { numRuns: fuzzRuns(1_000) });
  expect(imageSet(stored, 480)).toContain(
    `url("https://me.example/i/${hash}-480.avif") 1x type("image/avif")`,
  );
});
