import type { CallName } from "~/routes/resources/contracts";
import {
  type ApiResult,
  addressOf,
  asResult,
  OFFLINE,
  type Optional,
  type PartsOf,
  userHeader,
} from "./api-fetch";

/** Metadata of a fetched file. */
export interface FetchedFile {
  /** `X-Total-Count`, where the response names one. */
  total: number | null;
}

/**
 * Fetches a file and passes it to the browser's downloads, under the name in the response: unlike with a link, a
 * refusal can be shown in place.
 */
export async function fetchFile<const Name extends CallName>(
  name: Name,
  ...parts: Optional<PartsOf<Name>>
): Promise<ApiResult<FetchedFile>> {
  try {
    const response = await fetch(addressOf(name, ...parts), { headers: userHeader() });
    if (!response.ok) return asResult(await response.json());
    const file = await response.blob();
    const head = response.headers.get("Content-Disposition") ?? "";
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(head) ?? [];
    saveFile(file, encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(head)?.[1] ?? "file"));
    const total = response.headers.get("X-Total-Count");
    return { ok: true, value: { total: total === null ? null : Number(total) } };
  } catch {
    return OFFLINE;
  }
}

/** Gives a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The download has begun by then; releases the file's memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
