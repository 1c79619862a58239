import { crc32 } from "node:zlib";
import type { UserActor } from "~/domain/accounts/actor";
import { codeUrl } from "~/domain/addresses";
import type { PrintChoice } from "~/domain/cards/print/wish";
import { DEFAULT_PRINT_WIDTH, PIXEL_WIDTHS } from "~/domain/codes/style";
import { fileName } from "~/domain/file-name";
import { centralRecord, localHeader, zipEnd } from "~/domain/zip";
import type { Platform } from "~/server/platform/platform.server";
import { makeCodeFile } from "~/server/services/codes/draw-code-file.server";
import type { PrintedFile } from "./print-cards.server";
import { type PrintedCard, printedCards, requirePrintable } from "./printed-cards.server";

/**
 * The codes of an owner's cards as a zip, each an SVG named after its card, further ones also after their own name.
 * @throws AppError payment_required, rate_limited, not_found where there is no such card
 */
export async function zipCodes(
  platform: Platform,
  actor: UserActor,
  which: PrintChoice,
): Promise<PrintedFile> {
  const { total, name } = await requirePrintable(platform, actor, which, "codes");
  return {
    ...{ total, name, extension: "zip", type: "application/zip" },
    body: write(platform, printedCards(platform, actor, which)),
  };
}

async function* write(
  platform: Platform,
  batches: AsyncGenerator<PrintedCard[]>,
): AsyncGenerator<Uint8Array> {
  const names = new FileNames();
  const records: Uint8Array[] = [];
  let offset = 0;
  for await (const cards of batches) {
    for (const card of cards) {
      for (const { code, name, style } of card.codes) {
        const wanted = { url: codeUrl(platform.config.origins, code), style, format: "svg" as const };
        const file = { ...wanted, size: PIXEL_WIDTHS[0], mm: DEFAULT_PRINT_WIDTH };
        const bytes = await makeCodeFile(platform, file, style.hasLogo ? (card.images.logo ?? null) : null);
        const label = code === card.code || !name ? card.title : `${card.title} – ${name}`;
        const entry = { name: names.take(label), crc: crc32(bytes), size: bytes.length };
        const header = localHeader(entry);
        records.push(centralRecord(entry, offset));
        offset += header.length + bytes.length;
        yield header;
        yield bytes;
      }
    }
  }
  for (const record of records) yield record;
  const size = records.reduce((sum, { length }) => sum + length, 0);
  yield zipEnd(records.length, offset, size);
}

/** Unique file names, also for case-insensitive file systems. */
export class FileNames {
  readonly #taken = new Set<string>();
  /** The number to try next, by the plain name: thousands of equal names are numbered in one pass. */
  readonly #next = new Map<string, number>();

  /** How many names were tried. */
  looks = 0;

  take(title: string): string {
    const plain = fileName(title);
    const base = keyOf(plain);
    for (let n = this.#next.get(base) ?? 1; ; n++) {
      this.looks++;
      const name = n === 1 ? `${plain}.svg` : `${plain} (${n}).svg`;
      const key = keyOf(name);
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      this.#next.set(base, n + 1);
      return name;
    }
  }
}

const keyOf = (name: string): string => name.normalize("NFC").toLowerCase();
