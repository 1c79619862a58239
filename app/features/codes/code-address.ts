import type { CodeFormat } from "~/domain/codes/code-file";
import type { PixelWidth, PrintWidth } from "~/domain/codes/style";

export interface CodeFileChoice {
  format: CodeFormat;
  size?: PixelWidth;
  mm?: PrintWidth;
}

/** The address of a code's file. @param url the short address in the code @param version changes with its look */
export function codeFileAddress(url: string, { format, size, mm }: CodeFileChoice, version?: string): string {
  const query = new URLSearchParams();
  if (size) query.set("size", String(size));
  if (mm) query.set("mm", String(mm));
  if (version) query.set("v", version);
  return `${url}.${format}${query.size > 0 ? `?${query}` : ""}`;
}
