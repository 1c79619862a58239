import { codeUrl, shortAddress } from "~/domain/addresses";
import type { Subject } from "~/domain/changes";
import { CODE_LOGO_SIDE, type CodeFileInput } from "~/domain/codes/code-file";
import { drawCode } from "~/domain/codes/drawing";
import { codePdf } from "~/domain/codes/pdf";
import { plainCodePng } from "~/domain/codes/plain-png";
import { isPlainStyle } from "~/domain/codes/style";
import { codeSvg } from "~/domain/codes/svg";
import { sha256 } from "~/server/platform/digest.server";
import { findDrawnFile, storeDrawnFile } from "~/server/platform/drawn-files.server";
import { limitAtEdge } from "~/server/platform/edge-rate-limit.server";
import { convertStored } from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { drawStyledCode } from "~/server/platform/share-images.server";
import { codeStyle } from "./code-style.server";

/** The version of the drawing: a change of it changes every code's file. */
const DRAWING = 1;

/** The requested form of a code's file. */
type CodeFileWish = Pick<CodeFileInput, "format" | "size" | "mm">;

/** A code's image as a file. */
export interface CodeFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The drawing's name, derived from all of its inputs. */
  tag: string;
  /** The public name of the code's card or page; empty where neither is visible. */
  title: string;
  /** Until when this is valid, if known. */
  endsAt?: Date;
  /** What it depends on. */
  subjects: Subject[];
}

/**
 * Draws a code in its owner's style, with the short address below. An unknown code is drawn plain, so that the response
 * does not disclose which exist.
 * @throws AppError rate_limited
 */
export async function drawCodeFile(
  platform: Platform,
  code: string,
  { format, size, mm }: CodeFileWish,
): Promise<CodeFile> {
  const { style, logo, title, endsAt, subjects } = await codeStyle(platform, code);
  const wanted = { url: codeUrl(platform.config.origins, code), style, format, size, mm };
  const tag = (await sha256(JSON.stringify([DRAWING, wanted, logo]))).slice(0, 32);
  return { bytes: await draw(platform, wanted, logo, tag), tag, title, endsAt, subjects };
}

/**
 * A stored file, else a new drawing. Plain codes are drawn here; captions, logos and styled pixels by the share image
 * Worker.
 * @throws AppError rate_limited, by the caller's address: drawing is the most expensive public operation
 */
async function draw(
  platform: Platform,
  wanted: Omit<CodeFileInput, "logo">,
  logo: string | null,
  tag: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await findDrawnFile(platform, tag);
  if (drawn) return drawn;
  await limitAtEdge(platform, "draw");
  const { bytes, isWhole } = await make(platform, wanted, logo);
  return isWhole ? storeDrawnFile(platform, tag, bytes) : bytes;
}

/** The same for the code's owner, who has many drawn at once: without cache and limit. */
export async function makeCodeFile(
  platform: Platform,
  wanted: Omit<CodeFileInput, "logo">,
  logo: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await make(platform, wanted, logo)).bytes;
}

async function make(
  platform: Platform,
  wanted: Omit<CodeFileInput, "logo">,
  logo: string | null,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const { url, style, format, size, mm } = wanted;
  const isVector = format !== "png" && !style.caption && !logo;
  if (isVector) {
    const drawing = drawCode(url, style);
    const title = shortAddress(url);
    const bytes =
      format === "svg"
        ? new TextEncoder().encode(codeSvg(drawing, {}, { title }))
        : codePdf(drawing, mm, title);
    return { bytes: bytes as Uint8Array<ArrayBuffer>, isWhole: true };
  }
  if (format === "png" && isPlainStyle(style))
    return { bytes: plainCodePng(url, size) as Uint8Array<ArrayBuffer>, isWhole: true };
  const picture = logo ? await logoBytes(platform, logo) : null;
  const input: CodeFileInput = { ...wanted, ...(picture ? { logo: picture } : {}) };
  const bytes = await drawStyledCode(platform, input);
  // A logo that could not be read now may be readable later.
  return { bytes: bytes as Uint8Array<ArrayBuffer>, isWhole: !logo || picture !== null };
}

async function logoBytes(platform: Platform, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await convertStored(platform, key, { format: "image/png", side: CODE_LOGO_SIDE });
  } catch (error) {
    logError("the logo of a code could not be read", error, platform.requestId, { key });
    return null;
  }
}
