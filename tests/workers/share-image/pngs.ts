import { readFile, writeFile } from "node:fs/promises";
import { type Request, Response } from "miniflare";
import { PNG } from "pngjs";
import { makeFonts } from "../../../workers/share-image/fonts/make.ts";

const reference = new URL("./reference.png", import.meta.url);

/**
 * What the tests in workerd need of Node: `/decode` answers the pixels of a PNG by another decoder than ours, `/plain`
 * makes a PNG of one colour, `/reference` answers the reference picture (replaced first when UPDATE_REFERENCE is set),
 * `/font` a font made anew from its package.
 */
export async function servePngs(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/plain") {
    const [width = 1, height = 1, ...color] = (searchParams.get("is") ?? "").split(",").map(Number);
    const png = new PNG({ width, height });
    for (let at = 0; at < png.data.length; at++) png.data[at] = color[at % 4] ?? 0;
    return new Response(PNG.sync.write(png));
  }
  if (pathname === "/font") return new Response(makeFonts().get(searchParams.get("name") ?? ""));
  const body = Buffer.from(await request.arrayBuffer());
  if (pathname === "/reference") {
    if (process.env.UPDATE_REFERENCE) await writeFile(reference, body);
    return decoded(await readFile(reference));
  }
  return decoded(body);
}

function decoded(bytes: Buffer): Response {
  const { width, height, data } = PNG.sync.read(bytes);
  return new Response(data, { headers: { width: String(width), height: String(height) } });
}
