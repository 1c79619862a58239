/** An address as it is printed and typed: without scheme. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
