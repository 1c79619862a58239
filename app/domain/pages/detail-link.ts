import { normalizeUrl } from "~/domain/links";
import { phoneNumber } from "~/domain/phone";
import type { DetailItem } from "./contact-blocks";

/** Where a contact detail leads: a map, a mail, a call; null for what is only read. */
export function detailLink({ name, value }: Pick<DetailItem, "name" | "value">): string | null {
  if (name === "openHours") return null;
  if (name === "address") {
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(value.replaceAll("\n", ", "))}`;
  }
  if (name === "email") {
    const normalized = normalizeUrl(`mailto:${value.trim()}`);
    return normalized.ok ? normalized.url : null;
  }
  const number = phoneNumber(value);
  return number ? `tel:${number}` : null;
}
