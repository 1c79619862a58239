/** The order after the ids in `moved` were put before or after `target`; their relative order stays. */
export function moveIds(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: "before" | "after" | "on",
): string[] {
  if (moved.has(target)) return [...ids];
  const rest = ids.filter((id) => !moved.has(id));
  const at = rest.indexOf(target) + (position === "after" ? 1 : 0);
  return [...rest.slice(0, at), ...ids.filter((id) => moved.has(id)), ...rest.slice(at)];
}

/** The order after moving one id `steps` places down (negative: up), stopping at the ends. */
export function moveBy(ids: readonly string[], id: string, steps: number): string[] {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const rest = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(rest.length, from + steps));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
