import { PIXEL_WIDTHS } from "~/domain/codes/style";
import { fileName } from "~/domain/file-name";
import { type CodeFileChoice, codeFileAddress } from "./code-address";

/** The width of the smaller image, in px. */
export const [SMALL_PX] = PIXEL_WIDTHS;

/** @returns a code's file as the site serves it; null when it could not be had */
export async function fetchCode(url: string, choice: CodeFileChoice, version?: string): Promise<Blob | null> {
  try {
    const result = await fetch(codeFileAddress(url, choice, version), {
      credentials: "omit",
      cache: "no-cache",
    });
    return result.ok ? await result.blob() : null;
  } catch {
    return null;
  }
}

/** What a file is called: after the card or page, and by its size where there is a smaller one of its kind. */
export function codeFileName(title: string, { format, size = SMALL_PX }: CodeFileChoice): string {
  return `${fileName(title)} QR${size > SMALL_PX ? ` ${size}` : ""}.${format}`;
}

/** Hands a file to the browser's downloads. */
export function downloadBlob(blob: Blob, title: string, choice: CodeFileChoice): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = codeFileName(title, choice);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
