import type { Entitlement } from "~/domain/billing/entitlement";
import { isPaid } from "~/domain/billing/entitlement";
import { localizedUrl } from "~/domain/languages";
import type { PageContent } from "~/domain/pages/schema";
import { visibleBlocks } from "~/domain/pages/visible";
import type { PageImages } from "~/server/data/images.server";
import type { PageRow } from "~/server/data/pages.server";
import type { UserRow } from "~/server/data/users.server";
import { readAsset } from "~/server/platform/assets.server";
import { drawPage } from "~/server/platform/page-drawing.server";
import type { Platform } from "~/server/platform/platform.server";
import { contentWithImages } from "~/server/services/pages/present-page.server";
import type { ExportFile } from "./export-entries.server";

/** What stands for an image until it is written out: an address that nobody has, so that it has no other sizes either. */
const STAND_IN = "https://inlined.invalid";
/** Those, and files of ours that the style names: what people write has no such quotation marks in HTML. */
const PLACES = /https:\/\/inlined\.invalid\/(\d+)|url\("(\/[^"()]+\.(?:woff2|svg))"\)/g;
/** Bytes that become base64 at once: a multiple of three. */
const SLICE = 24_576;
const TYPES: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};
const typeOf = (name: string) => TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";

interface PageToDraw {
  row: PageRow;
  images: PageImages;
  plan: Entitlement;
  user: Pick<UserRow, "locale">;
}

/**
 * A page, whatever its state, as a file that opens offline: images and fonts stand in it. It is written as it is asked
 * for, so that of its images never more than one is held.
 */
export function pageFile(
  platform: Platform,
  name: string,
  { row, images, plan, user }: PageToDraw,
): ExportFile {
  const keys = [...images.images, ...images.blocks].map(({ key }) => key);
  const now = platform.now();
  const content = standInFor(keys, contentWithImages(withStandIn(platform), row.content, images));
  const html = drawPage(
    {
      content: { ...content, blocks: visibleBlocks(content, now) },
      isFree: !isPaid(plan, now),
      brandUrl: localizedUrl(platform.config.origins.app, user.locale, "/"),
    },
    user.locale,
  );
  return { name, bytes: () => inlined(platform, html, keys) };
}

const withStandIn = ({ config }: Platform) => ({ ...config, origins: { ...config.origins, site: STAND_IN } });

/** The content with a number in place of each image's key. */
function standInFor(keys: readonly string[], content: PageContent): PageContent {
  const text = JSON.stringify(content);
  const numbered = keys.reduce(
    (all, key, i) => all.replaceAll(`${STAND_IN}/${key}"`, `${STAND_IN}/${i}"`),
    text,
  );
  return JSON.parse(numbered);
}

const encoder = new TextEncoder();

async function* inlined(
  platform: Platform,
  html: string,
  keys: readonly string[],
): AsyncGenerator<Uint8Array> {
  let written = 0;
  for (const { index, 0: found, 1: image, 2: asset } of html.matchAll(PLACES)) {
    yield encoder.encode(html.slice(written, index));
    written = index + found.length;
    if (asset !== undefined) {
      const bytes = await readAsset(platform, new URL(asset, platform.config.origins.app).pathname);
      yield encoder.encode('url("');
      // A font that cannot be had is the one that every device has.
      yield* bytes ? dataUrl(new Uint8Array(bytes), typeOf(asset)) : [encoder.encode("data:,")];
      yield encoder.encode('")');
      continue;
    }
    const key = keys[Number(image)] ?? "";
    const object = key ? await platform.bucket.get(key) : null;
    if (!object) yield encoder.encode("data:,");
    else yield* dataUrl(new Uint8Array(await object.arrayBuffer()), typeOf(key));
  }
  yield encoder.encode(html.slice(written));
}

function* dataUrl(bytes: Uint8Array, type: string): Generator<Uint8Array> {
  yield encoder.encode(`data:${type};base64,`);
  for (let i = 0; i < bytes.length; i += SLICE) {
    yield encoder.encode(btoa(String.fromCharCode(...bytes.subarray(i, i + SLICE))));
  }
}
