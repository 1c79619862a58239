import type { ContactFilterInput } from "~/domain/contacts/filter";
import { type ApiResult, addressOf, asResult, OFFLINE, userHeader } from "~/features/editing/api-fetch";
import { csvCounter, type RecordCounter, vcardCounter } from "./count-records";

/** What a file of contacts is for. */
export const EXPORT_FORMATS = ["spreadsheet", "crm", "vcf"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file as it was read: whole, or as far as it came. */
export interface ReadExport {
  file: Blob;
  name: string;
  count: number;
  total: number;
  /** Whether the file came to its end. */
  isWhole: boolean;
}

/**
 * Fetches the contacts that match a filter as a file and counts the rows, since the file is streamed: a plain browser
 * download would not detect missing rows.
 * @param onProgress called with contacts so far and their total
 */
export async function readExport(
  format: ExportFormat,
  filter: ContactFilterInput,
  { onProgress, signal }: { onProgress: (done: number, total: number) => void; signal: AbortSignal },
): Promise<ApiResult<ReadExport>> {
  const isCsv = format !== "vcf";
  const address = addressOf("GET /contact-list/files/:file", {
    params: { file: `export.${isCsv ? "csv" : "vcf"}` },
    query: { ...filter, ...(isCsv ? { for: format } : {}) },
  });
  const response = await fetch(address, { headers: userHeader(), signal }).catch(() => null);
  const body = response?.ok && response.headers.has("X-Total-Count") ? response.body : null;
  if (!response || !body) return failureOf(response);
  const total = Number(response.headers.get("X-Total-Count"));
  const [, name = "contacts"] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  const counter = isCsv ? csvCounter() : vcardCounter();
  const { parts, isWhole } = await readParts(body, counter, () => onProgress(counter.count(), total));
  const type = response.headers.get("Content-Type") ?? "";
  return {
    ok: true,
    value: { file: new Blob(parts, { type }), name, count: counter.count(), total, isWhole },
  };
}

async function failureOf(response: Response | null): Promise<ApiResult<never>> {
  const result = asResult<never>(await response?.json().catch(() => null));
  return result.ok ? OFFLINE : result;
}

async function readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  counter: RecordCounter,
  onPart: () => void,
) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { parts, isWhole: true };
      parts.push(value);
      counter.take(decoder.decode(value, { stream: true }));
      onPart();
    }
  } catch {
    return { parts, isWhole: false };
  }
}
