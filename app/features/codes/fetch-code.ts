import { fileName } from "~/domain/file-name";
import { type CodeFileChoice, codeFileAddress } from "./code-address";

/** @returns a code's file as the site serves it; null when it could not be had */
export async function fetchCode(url: string, choice: CodeFileChoice, version?: string): Promise<Blob | null> {
  try {
    const answer = await fetch(codeFileAddress(url, choice, version), {
      credentials: "omit",
      cache: "no-cache",
    });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** Hands a file to the browser's downloads, named after the card or page. */
export function handOver(blob: Blob, title: string, extension: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(title)} QR.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
