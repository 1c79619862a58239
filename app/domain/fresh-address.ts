/** A public address that no browser has kept an older answer of: the site takes `?v=` and digits as an address of its own. */
export function freshAddress({ url, updatedAt }: { url: string; updatedAt: string }): string {
  return `${url}?v=${Math.floor(Date.parse(updatedAt) / 1000) % 1e9}`;
}
