import { changeDraft, hasDraft } from "~/features/editing/change-draft";
import { begunDraft, giveUpBegun } from "~/features/editing/session/begun-draft";
import { STARTED_NAME } from "~/features/pages/editor/started-draft";

/** A page begun in this browser: its title and its requested address; each may be empty. */
export interface WaitingPage {
  title: string;
  slug: string;
}

/** The names that the editor's session reads a new page from. */
export const waitingNames = (userId: string | undefined) => [
  `page:new:${userId ?? "anonymous"}`,
  "page:new:anonymous",
  STARTED_NAME,
];

/**
 * @param userId undefined without an account
 * @returns the page that was begun and never stored, which the editor opens with; null where there is none
 */
export const waitingPage = (userId: string | undefined): WaitingPage | null =>
  begunDraft(waitingNames(userId), userId, asPage);

/** Whether this browser holds a page that was begun and never stored. */
export const hasWaitingPage = (userId: string | undefined): boolean => waitingPage(userId) !== null;

/** Another page takes its place. */
export const giveUpWaitingPage = (userId: string | undefined): void => giveUpBegun(waitingNames(userId));

/** Sets that page's requested address. */
export function addressWaitingPage(userId: string | undefined, slug: string): void {
  const name = waitingNames(userId).find((each) => hasDraft(each, userId));
  if (name) changeDraft(name, (value) => (isFields(value) ? { ...value, slug } : value));
}

/** @returns the whole draft, so that it can be compared, as what is read of it here */
function asPage(value: unknown): WaitingPage | null {
  if (!isFields(value)) return null;
  const { content, slug } = value;
  const profile = isFields(content) ? content.profile : null;
  const title = isFields(profile) && typeof profile.title === "string" ? profile.title.trim() : "";
  return { ...value, title, slug: typeof slug === "string" ? slug : "" };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
