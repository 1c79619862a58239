import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type Request, Response } from "miniflare";
import { PNG } from "pngjs";
import { SHARE_IMAGE_FILES } from "../../../workers/share-image/files/make.ts";
import { landscape } from "./landscape.ts";

const REFERENCES = new URL("./references/", import.meta.url);
/** Where whole images are written for inspection when references are replaced, and other saved files. */
const CACHE_SCOPE = new URL("../../../test-results/share-image/", import.meta.url);
/** References are stored at a third of their size: enough to see changes, and small. */
const SCALE = 3;
/** A pixel differs when one of its channels does by more than this. */
const TOLERANCE = 20;

/**
 * What the tests in workerd need of Node: `/decode` returns the pixels of a PNG by another decoder than ours, `/plain`
 * makes a PNG of one colour, `/landscape` one like a photo, `/file` returns a font or emoji file as the app serves it,
 * `/compare` returns which share of a reference's pixels differs (replaced first when UPDATE_REFERENCE is set); `/keep`
 * writes a file to test-results.
 */
export async function servePngs(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = searchParams.get("name") ?? "";
  const numbers = (searchParams.get("is") ?? "").split(",").map(Number);
  switch (pathname) {
    case "/plain":
      return new Response(plain(numbers));
    case "/landscape":
      return new Response(landscape(numbers[0] ?? 1, numbers[1] ?? 1));
    case "/file":
      return respondWithFile(name);
    case "/compare":
      return Response.json(await compare(name, Buffer.from(await request.arrayBuffer())));
    case "/keep":
      await keep(name, Buffer.from(await request.arrayBuffer()));
      return new Response(null, { status: 204 });
    default: {
      const { width, height, data } = PNG.sync.read(Buffer.from(await request.arrayBuffer()));
      return new Response(data, { headers: { width: String(width), height: String(height) } });
    }
  }
}

async function respondWithFile(name: string): Promise<Response> {
  const file = await readFile(`${SHARE_IMAGE_FILES}${name}`).catch(() => null);
  return new Response(file, { status: file ? 200 : 404 });
}

async function keep(name: string, bytes: Buffer): Promise<void> {
  await mkdir(CACHE_SCOPE, { recursive: true });
  await writeFile(new URL(name, CACHE_SCOPE), bytes);
}

function plain([width = 1, height = 1, ...color]: number[]): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at++) png.data[at] = color[at % 4] ?? 0;
  return PNG.sync.write(png);
}

async function compare(name: string, bytes: Buffer): Promise<number> {
  const reference = new URL(`${name}.png`, REFERENCES);
  const bitmap = reduced(PNG.sync.read(bytes));
  if (process.env.UPDATE_REFERENCE) {
    await keep(`${name}.png`, bytes);
    await writeFile(reference, PNG.sync.write(bitmap, { colorType: 2 }));
  }
  const { width, height, data } = PNG.sync.read(await readFile(reference));
  if (width !== bitmap.width || height !== bitmap.height) return 1;
  let different = 0;
  for (let at = 0; at < data.length; at += 4) {
    const far = [0, 1, 2].some((c) => Math.abs((data[at + c] ?? 0) - (bitmap.data[at + c] ?? 0)) > TOLERANCE);
    if (far) different++;
  }
  return different / (width * height);
}

/** An image at a third of its size, each pixel the mean of nine. */
function reduced(source: PNG): PNG {
  const png = new PNG({ width: source.width / SCALE, height: source.height / SCALE });
  for (let at = 0; at < png.data.length; at++) {
    const [pixel, channel] = [at >> 2, at & 3];
    const left = (pixel % png.width) * SCALE;
    const top = Math.floor(pixel / png.width) * SCALE;
    let sum = 0;
    for (let y = top; y < top + SCALE; y++) {
      for (let x = left; x < left + SCALE; x++) sum += source.data[(y * source.width + x) * 4 + channel] ?? 0;
    }
    png.data[at] = Math.round(sum / SCALE ** 2);
  }
  return png;
}
