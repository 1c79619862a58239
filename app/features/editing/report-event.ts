import type { EventType } from "~/domain/accounts/events";
import { apiFetch } from "./api-fetch";

/** What was told in this tab already: that it happened is enough. */
const told = new Set<EventType>();

/** Tells the server that the person who is signed in did something; nobody waits for it, and nothing fails by it. */
export function reportEvent(type: EventType): void {
  if (told.has(type) || !document.documentElement.dataset.user) return;
  told.add(type);
  void apiFetch("POST /account/events", { body: { type } }).then((result) => {
    if (!result.ok) told.delete(type);
  });
}
