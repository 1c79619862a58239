import type { EventType } from "~/domain/accounts/events";
import { apiFetch } from "./api-fetch";

/** Events already reported in this tab: each is reported once. */
const told = new Set<EventType>();

/** Reports an event of the signed-in user to the server; not awaited, and failures are ignored. */
export function reportEvent(type: EventType): void {
  if (told.has(type) || !document.documentElement.dataset.user) return;
  told.add(type);
  void apiFetch("POST /account/events", { body: { type } }).then((result) => {
    if (!result.ok) told.delete(type);
  });
}
