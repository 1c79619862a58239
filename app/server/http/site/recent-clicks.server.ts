import { VISIT_LIMITS } from "~/domain/visits/limits";

/** This isolate's last counted clicks, by visitor and link. */
const recent = new Map<string, number>();
const MAX_RECENT = 5_000;

/**
 * Whether a visitor's click was counted here within the hour: the object would not count it again, and is not called.
 * @param name the visitor's hash and the link
 */
export function isRecentClick(name: string, at: number): boolean {
  const last = recent.get(name);
  if (last !== undefined && at - last < VISIT_LIMITS.clickMs) return true;
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(name, at);
  return false;
}
