import {
  changeDraft,
  forgetDraft,
  hasDraft,
  type LocalDraft,
  readDraft,
  setAside,
} from "~/features/editing/local-draft";
import { isStillOpen, isUnclaimed } from "~/features/editing/session/autosave";
import { STARTED_NAME } from "~/features/pages/editor/started-draft";

/** A page that was begun in this browser: what it is called and the address it asks for; each may be empty. */
export interface WaitingPage {
  title: string;
  slug: string;
}

/** The names that the editor's session reads a new page from. */
export const waitingNames = (userId: string | undefined) => [
  `page:new:${userId ?? "anonymous"}`,
  "page:new:anonymous",
  "page:handed-over",
  STARTED_NAME,
];

/**
 * @param userId undefined without an account
 * @returns the page that was begun and never stored, which the editor opens with; null where there is none
 */
export function waitingPage(userId: string | undefined): WaitingPage | null {
  for (const name of waitingNames(userId)) {
    const draft = readDraft(name, asPage);
    if (draft && isOpened(draft, name, userId)) return draft.value;
  }
  return null;
}

/** Whether this browser holds a page that was begun and never stored. */
export const hasWaitingPage = (userId: string | undefined): boolean => waitingPage(userId) !== null;

/** Another page takes its place. What waits on the server for its sign-up stays there. */
export function giveUpWaitingPage(userId: string | undefined): void {
  for (const name of waitingNames(userId)) {
    const id = readDraft(name, asPage)?.temporaryId;
    if (id) setAside([id]);
    forgetDraft(name);
  }
}

/** Gives that page the address that was asked for. */
export function addressWaitingPage(userId: string | undefined, slug: string): void {
  const name = waitingNames(userId).find(hasDraft);
  if (name) changeDraft(name, (value) => (isFields(value) ? { ...value, slug } : value));
}

function isOpened(draft: LocalDraft<unknown>, name: string, userId: string | undefined): boolean {
  if (!userId) return isStillOpen(draft);
  return name === waitingNames(userId)[0] || isUnclaimed(draft);
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
