import { changeDraft, hasDraft, readDraft } from "~/features/editing/local-draft";
import { STARTED_NAME } from "~/features/pages/editor/started-draft";

/** The names that the editor's session reads a new page from. */
export const waitingNames = (userId: string | undefined) => [
  `page:new:${userId ?? "anonymous"}`,
  "page:new:anonymous",
  "page:handed-over",
  STARTED_NAME,
];

/**
 * Whether this browser holds a page that was begun and never stored, which the editor opens with.
 * @param userId undefined without an account
 */
export const hasWaitingPage = (userId: string | undefined): boolean => waitingNames(userId).some(hasDraft);

/** @returns the address that this page asks for; empty where it has none yet */
export function addressOfWaitingPage(userId: string | undefined): string {
  const name = waitingNames(userId).find(hasDraft);
  return (name && readDraft(name, (value) => (hasAddress(value) ? value.slug : null))?.value) || "";
}

/** Gives that page the address that was asked for. */
export function addressWaitingPage(userId: string | undefined, slug: string): void {
  const name = waitingNames(userId).find(hasDraft);
  if (name) changeDraft(name, (value) => (hasAddress(value) ? { ...value, slug } : value));
}

const hasAddress = (value: unknown): value is { slug: string } =>
  typeof value === "object" && value !== null && "slug" in value && typeof value.slug === "string";
