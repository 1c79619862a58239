import { codePath, codeUrl, shortAddress } from "~/domain/addresses";
import {
  CODE_LOGO_SIDE,
  CODE_TYPES,
  type CodeFileInput,
  type CodeFormat,
  codeFileQuerySchema,
} from "~/domain/codes/code-file";
import { drawCode } from "~/domain/codes/drawing";
import { codePdf } from "~/domain/codes/pdf";
import { plainCodePng } from "~/domain/codes/plain-png";
import { isPlainStyle } from "~/domain/codes/style";
import { codeSvg } from "~/domain/codes/svg";
import { contentDisposition } from "~/domain/file-name";
import { limitBurst } from "~/server/platform/burst.server";
import { sha256 } from "~/server/platform/digest.server";
import { convertStored } from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { shareImageFiles } from "~/server/platform/share-image-files.server";
import { type CachedAnswer, MEMORY_AGE_MS, recall, remember } from "~/server/platform/site-cache.server";
import { codeLook } from "./code-look.server";
import { keepFile, keptFile } from "./kept-file.server";

/** A change of a drawing is a change of every code's file. */
const DRAWING = 1;
/** Larger files are left to the data centre's cache: an isolate's memory is for pages. */
const MOST_MEMORY_BYTES = 32_000;
/** Printed by whoever has the address, so as fresh as the site's pages. */
const FRESH_SECONDS = 60;

/**
 * The picture of a code as a file: as its owner styled it, with the short address below. A code that nobody has is
 * drawn plain, so that nobody learns which exist. @returns null when the query asks for what is not listed
 */
export async function codeFile(
  platform: Platform,
  { code, format }: { code: string; format: CodeFormat },
  search: URLSearchParams,
): Promise<CachedAnswer | null> {
  const parsed = codeFileQuerySchema.safeParse(Object.fromEntries(search));
  if (!parsed.success) return null;
  const query = parsed.data;
  const variant = `file.${format}.${query.size}.${query.mm}.${query.download}`;
  // Its author has just changed it, and this isolate may not have read of that yet.
  const kept = query.isFresh ? undefined : recall(codePath(code), variant, Date.now());
  if (kept) return kept;
  const madeAt = Date.now();
  const { style, logo, title, endsAt } = await codeLook(platform, code);
  const { size, mm } = query;
  const wanted = { url: codeUrl(platform.config.origins, code), style, format, size, mm };
  const etag = (await sha256(JSON.stringify([DRAWING, wanted, logo]))).slice(0, 32);
  const body = await draw(platform, wanted, logo, etag);
  const answer: CachedAnswer = {
    status: 200,
    headers: {
      "Content-Type": CODE_TYPES[format],
      "Content-Disposition": contentDisposition(
        query.download ? "attachment" : "inline",
        `${title || code} QR`,
        format,
      ),
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      "Cache-Control": `public, max-age=${FRESH_SECONDS}`,
      ETag: `"${etag}"`,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      // The app shows these pictures, and reads them to see whether they can be scanned.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
    body,
    staleAt: Math.min(madeAt + MEMORY_AGE_MS, endsAt?.getTime() ?? Number.POSITIVE_INFINITY),
  };
  if (!query.isFresh && body.byteLength <= MOST_MEMORY_BYTES)
    remember(codePath(code), variant, answer, madeAt);
  return answer;
}

/**
 * A file that was drawn before, else a new drawing. Plain codes are drawn here; outlines of captions, logos and styled
 * pixels are the share image Worker's work.
 * @throws AppError rate_limited, by the caller's address: a drawing is the dearest thing that anybody may ask for
 */
async function draw(
  platform: Platform,
  wanted: Omit<CodeFileInput, "logo">,
  logo: string | null,
  etag: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await keptFile(platform, etag);
  if (kept) return kept;
  await limitBurst(platform, "draw");
  const { url, style, format, size, mm } = wanted;
  const isVector = format !== "png" && !style.caption && !logo;
  if (isVector) {
    const drawing = drawCode(url, style);
    const title = shortAddress(url);
    const bytes =
      format === "svg"
        ? new TextEncoder().encode(codeSvg(drawing, {}, { title }))
        : await codePdf(drawing, mm, title);
    return keepFile(platform, etag, bytes as Uint8Array<ArrayBuffer>);
  }
  if (format === "png" && isPlainStyle(style))
    return keepFile(platform, etag, (await plainCodePng(url, size)) as Uint8Array<ArrayBuffer>);
  const picture = logo ? await logoBytes(platform, logo) : null;
  const input: CodeFileInput = { ...wanted, ...(picture ? { logo: picture } : {}) };
  const bytes = await platform.bindings.SHARE_IMAGE.drawCode(input, shareImageFiles(platform));
  // A logo that could not be read today may be there tomorrow.
  if (!logo || picture) keepFile(platform, etag, bytes as Uint8Array<ArrayBuffer>);
  return bytes as Uint8Array<ArrayBuffer>;
}

async function logoBytes(platform: Platform, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await convertStored(platform, key, { format: "image/png", side: CODE_LOGO_SIDE });
  } catch (error) {
    logError("the logo of a code could not be read", error, platform.requestId, { key });
    return null;
  }
}
