/** The items in their order, each id once: at its first occurrence. */
export function withoutDoubles<T extends { id: string }>(items: readonly T[]): T[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}
