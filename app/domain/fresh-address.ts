/**
 * The address at which an owner looks at their own page or card: with the version that they know of. The site answers
 * it with nothing older; a version that the page does not have is ignored.
 */
export function freshAddress({ url, version }: { url: string; version: number }): string {
  return `${url}?v=${version}`;
}

/** @returns the version that a query asks for, or undefined; anything but exactly one number asks for none */
export function askedVersion(search: string): number | undefined {
  const asked = /^\?v=(\d{1,9})$/.exec(search)?.[1];
  return asked === undefined ? undefined : Number(asked);
}
