import { newKey } from "~/domain/ids";
import { isSameJson } from "~/domain/same-json";
import { draftIds } from "./draft-ids";

/** An unsaved thing stored in the browser: the thing, and the saved version it is based on. */
export interface LocalDraft<T> {
  value: T;
  /** Of the saved thing; null for a new one. */
  version: number | null;
  /** That version itself, so that the draft can be merged with a newer one; absent where storage has no room for it. */
  base?: T;
  /** Set once it was stored without an account: its id on the server until the sign-up. */
  temporaryId?: string;
  /** Whose it is: another account that logs in here does not get it. Absent without an account. */
  userId?: string;
  /** Of a new thing whose first save had no response yet: the next save has it too, so that it makes no second thing. */
  idempotencyKey?: string;
}

export const keyOf = (name: string) => `draft:${name}`;
/** Where a tab's draft waits while another tab has one of the same thing. */
const keyOfTab = (name: string, tab: string) => `${keyOf(name)}~${tab}`;

/**
 * Stores an unsaved thing under a name such as "card:new". What another tab stored there is moved to a separate name,
 * for that tab. Without storage it lives as long as its tab.
 * @returns whether it was stored
 */
export function storeDraft<T>(name: string, draft: LocalDraft<T>): boolean {
  try {
    const tab = tabId();
    const there = read(keyOf(name));
    if (there?.tab && there.tab !== tab)
      localStorage.setItem(keyOfTab(name, there.tab), JSON.stringify(there));
    localStorage.setItem(keyOf(name), JSON.stringify({ ...draft, tab }));
    localStorage.removeItem(keyOfTab(name, tab));
    return true;
  } catch {
    const { base, ...rest } = draft;
    // Full or forbidden storage: the editor shows a notice, and warns on leaving.
    return base !== undefined && storeDraft(name, rest);
  }
}

/** What this tab has stored under a name waits like that of a closed tab: the next draft does not replace it. */
export function leaveDraft(name: string): void {
  try {
    const tab = tabId();
    for (const place of [keyOf(name), keyOfTab(name, tab)]) {
      const entry = read(place);
      if (!entry || (entry.tab && entry.tab !== tab)) continue;
      const left = newKey();
      localStorage.setItem(keyOfTab(name, left), JSON.stringify({ ...entry, tab: left }));
      localStorage.removeItem(place);
    }
  } catch {
    // There is no room for both: the later one is stored.
  }
}

/**
 * Reads what was stored: this tab's own, else the newest, else that of a closed tab.
 * @param parse returns null for invalid data, which may come from an older version
 */
export function readDraft<T>(name: string, parse: (stored: unknown) => T | null): LocalDraft<T> | null {
  try {
    const stored = readEntry(name);
    const value = stored ? parse(stored.value) : null;
    if (!stored || value === null) return null;
    const base = stored.base === undefined ? null : parse(stored.base);
    return {
      value,
      ...(base === null ? {} : { base }),
      version: typeof stored.version === "number" ? stored.version : null,
      temporaryId: textOf(stored.temporaryId),
      userId: textOf(stored.userId),
      idempotencyKey: textOf(stored.idempotencyKey),
    };
  } catch {
    return null;
  }
}

const textOf = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

/** Deletes this tab's draft: it was saved, discarded or handed over. Another tab's is preserved. */
export function dropDraft(name: string): void {
  try {
    const tab = tabId();
    const there = read(keyOf(name));
    if (!there?.tab || there.tab === tab) localStorage.removeItem(keyOf(name));
    localStorage.removeItem(keyOfTab(name, tab));
  } catch {
    // Nothing was stored, then.
  }
}

/** Deletes what closed tabs have stored of a new thing created under a key. */
export function dropMade(idempotencyKey: string): void {
  try {
    const part = `"idempotencyKey":${JSON.stringify(idempotencyKey)}`;
    for (const key of Object.keys(localStorage))
      if (key.startsWith("draft:") && localStorage.getItem(key)?.includes(part)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
}

/** Deletes what every tab has stored under a name. */
export function removeDraft(name: string): void {
  try {
    for (const key of namesLike(name)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
}

type Entry = Partial<LocalDraft<unknown>> & { tab?: string };

/** What cannot be read counts as nothing, so that the next draft takes its place. */
function read(key: string): Entry | null {
  const stored = localStorage.getItem(key) ?? "null";
  try {
    return JSON.parse(stored) as Entry | null;
  } catch {
    return null;
  }
}

export const namesLike = (name: string) =>
  Object.keys(localStorage).filter((key) => key === keyOf(name) || key.startsWith(`${keyOf(name)}~`));

/** Where a draft may be: this tab's own, else the newest, else what waits for a tab. */
const placesOf = (name: string) => [keyOfTab(name, tabId()), keyOf(name), ...namesLike(name)];

/** Whether a draft was typed by another account, which used this browser before. */
export const isOthers = (draft: Entry | null, userId: string | undefined): boolean =>
  (draft?.userId ?? userId) !== userId;

export const readEntry = (name: string) => placesOf(name).map(read).find(Boolean) ?? null;

/** Makes the draft that is read this tab's own, which another tab may have left: it ends where this one saves or discards it. */
export function takeDraft(name: string): void {
  try {
    const place = placesOf(name).find(read);
    const entry = place ? read(place) : null;
    if (!place || !entry?.tab || entry.tab === tabId()) return;
    localStorage.removeItem(place);
    localStorage.setItem(keyOf(name), JSON.stringify({ ...entry, tab: tabId() }));
  } catch {
    // It stays the other tab's.
  }
}

/** Identifies this tab, also after a reload. */
function tabId(): string {
  const known = sessionStorage.getItem("tab");
  if (known) return known;
  const made = newKey();
  sessionStorage.setItem("tab", made);
  return made;
}

/** Whether a draft can be continued without an account: one on the server only until its sign-up. */
export const isStillOpen = ({ temporaryId }: LocalDraft<unknown>): boolean =>
  !temporaryId || draftIds().includes(temporaryId);

/** Whether it continues after signing in: one stored before is the account's by now, unless it was changed since. */
export const isUnclaimed = ({ temporaryId, base, value }: LocalDraft<unknown>): boolean =>
  !temporaryId || (base !== undefined && !isSameJson(base, value));

/**
 * Puts the copies of drafts that became nothing yet aside, where no editor opens or replaces them: each belongs to the
 * account that its id belongs to on the server.
 */
export function setAside(ids: readonly string[]): void {
  eachHandedOver(ids, (key, stored, id) => {
    localStorage.setItem(keyOf(asideName(id)), stored);
    if (key !== keyOf(asideName(id))) localStorage.removeItem(key);
  });
}

export const asideName = (temporaryId: string) => `aside:${temporaryId}`;

/** Calls `visit` with each copy of drafts that were stored on the server. @param ids there */
export function eachHandedOver(
  ids: readonly string[],
  visit: (key: string, stored: string, temporaryId: string) => void,
): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const stored = key.startsWith("draft:") ? localStorage.getItem(key) : null;
      const id = ids.find((one) => stored?.includes(`"temporaryId":${JSON.stringify(one)}`));
      if (stored && id) visit(key, stored, id);
    }
  } catch {
    // Storage is forbidden or full: the server's copy is the one that counts.
  }
}
