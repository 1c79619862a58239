/** The items in their order, each id once: where its item stands first. */
export function withoutDoubles<T extends { id: string }>(items: readonly T[]): T[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}
