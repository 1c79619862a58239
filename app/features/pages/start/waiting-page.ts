import { changeDraft, hasDraft } from "~/features/editing/local-draft";

/** The names that the editor's session reads a new page from. */
export const waitingNames = (userId: string | undefined) => [
  `page:new:${userId ?? "anonymous"}`,
  "page:new:anonymous",
  "page:handed-over",
];

/**
 * Whether this browser holds a page that was begun and never stored, which the editor opens with.
 * @param userId undefined without an account
 */
export const hasWaitingPage = (userId: string | undefined): boolean => waitingNames(userId).some(hasDraft);

/** Gives that page the address that was asked for, unless it has one. */
export function addressWaitingPage(userId: string | undefined, slug: string): void {
  const name = waitingNames(userId).find(hasDraft);
  if (name) changeDraft(name, (value) => (hasNoAddress(value) ? { ...value, slug } : value));
}

const hasNoAddress = (value: unknown): value is { slug: string } =>
  typeof value === "object" && value !== null && "slug" in value && value.slug === "";
