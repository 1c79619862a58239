import { mapLink, normalizeUrl } from "~/domain/links";
import { mayBePhoneNumber, phoneNumber } from "~/domain/phone";
import type { DetailItem } from "./block-types/contact-details";

/** The link of a contact detail: a map, a mail, a call; null for plain text. */
export function detailLink({ name, value }: Pick<DetailItem, "name" | "value">): string | null {
  if (name === "openHours") return null;
  if (name === "address") {
    return mapLink(value);
  }
  if (name === "email") {
    const normalized = normalizeUrl(`mailto:${value.trim()}`);
    return normalized.ok ? normalized.url : null;
  }
  const number = phoneNumber(value);
  return number ? `tel:${number}` : null;
}

/** The expected format that a contact detail violates; null if it is valid. A postal address may have any form. */
export function detailProblem({ name, value }: Pick<DetailItem, "name" | "value">): "phone" | "email" | null {
  if (value.trim() === "") return null;
  if (name === "email") return detailLink({ name, value }) === null ? "email" : null;
  const isPhone = name === "phone" || name === "cellphone";
  return isPhone && !mayBePhoneNumber(value) ? "phone" : null;
}
