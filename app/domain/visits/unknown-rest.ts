interface Named {
  name: string;
  views: number;
}

/**
 * Nothing but the view itself is known of visitors whose browser or network does not tell the rest.
 * @param entries of one dimension, ranked
 * @param views of all visitors
 * @returns the entries, at the end the views of which it is unknown, under an empty name
 */
export function withUnknown(entries: readonly Named[], views: number): Named[] {
  const unknown = views - entries.reduce((sum, entry) => sum + entry.views, 0);
  return [...entries, ...(unknown > 0 ? [{ name: "", views: unknown }] : [])];
}
