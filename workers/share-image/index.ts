import { WorkerEntrypoint } from "cloudflare:workers";
import { type DrawnText, type TextToDraw, textsToDrawSchema } from "~/domain/cards/print/lines";
import { type CodeFileInput, codeFileInputSchema } from "~/domain/codes/code-file";
import {
  type ReadShareImageFile,
  type ShareImageInput,
  shareImageInputSchema,
} from "~/domain/media/share-image";
import type { StripName } from "~/domain/passes/apple/images";
import { drawCodeFile } from "./code";
import { drawTexts } from "./lines";
import { renderShareImage, type Tools } from "./renderer";
import { scrimStrip } from "./strip";

interface Env {
  IMAGES: ImagesBinding;
}

/**
 * Draws share images, codes and the images of passes for the app, which calls it through its service binding; it has no
 * public route.
 */
export default class ShareImage extends WorkerEntrypoint<Env> {
  /**
   * The bytes of a PNG of 1200 × 675 pixels. An image that cannot be drawn is left out and logged.
   * @param read returns the files it draws with, which this isolate caches
   * @throws ZodError if the input does not match `shareImageInputSchema`
   */
  async render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array> {
    return this.#with(read, (tools) => renderShareImage(shareImageInputSchema.parse(input), tools));
  }

  /** The bytes of a code's file. @throws ZodError if the input does not match `codeFileInputSchema` */
  async drawCode(input: CodeFileInput, read: ReadShareImageFile): Promise<Uint8Array> {
    return this.#with(read, (tools) => drawCodeFile(codeFileInputSchema.parse(input), tools));
  }

  /** Texts as outlines, for printed cards. @throws ZodError if they do not match `textsToDrawSchema` */
  async drawTexts(texts: TextToDraw[], read: ReadShareImageFile): Promise<DrawnText[]> {
    return this.#with(read, (tools) => drawTexts(textsToDrawSchema.parse(texts), tools));
  }

  /** The bytes of a strip's PNG, below a scrim that keeps its name legible. @throws Error if it is no image */
  scrimStrip({ picture: bitmap, name }: { picture: Uint8Array; name: StripName }): Promise<Uint8Array> {
    return scrimStrip(bitmap, name, (webp) => this.#toPng(webp));
  }

  override fetch(): Response {
    return new Response("Not found", { status: 404 });
  }

  async #with<T>(read: ReadShareImageFile, draw: (tools: Tools) => Promise<T>): Promise<T> {
    try {
      return await draw({
        read,
        convert: (webp) => this.#toPng(webp),
        notice: (event, detail) => console.warn(JSON.stringify({ event, ...detail })),
      });
    } finally {
      // A function received over RPC keeps its caller's request open until it is disposed of.
      (read as Partial<Disposable>)[Symbol.dispose]?.();
    }
  }

  async #toPng(webp: Uint8Array): Promise<Uint8Array> {
    const stream = new Blob([webp as Uint8Array<ArrayBuffer>]).stream();
    const converted = await this.env.IMAGES.input(stream).output({ format: "image/png" });
    return new Uint8Array(await converted.response().arrayBuffer());
  }
}
