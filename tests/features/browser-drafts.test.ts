import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { renameAsNew } from "~/features/editing/change-draft";
import { addDraftId, draftIds, removeDraftIds } from "~/features/editing/draft-ids";
import { dropDraft, readDraft, storeDraft } from "~/features/editing/local-draft";
import { giveUpWaitingPage, waitingPage } from "~/features/pages/start/waiting-page";

/** A browser's storage; `room` is how many characters a value may have. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? (items[key] ?? null) : null),
    removeItem: (key: string) => void delete items[key],
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items[key] = value;
    },
  };
  const items: Record<string, string> = Object.create(methods);
  return items as unknown as Storage;
}

const text = (value: unknown) => (typeof value === "string" ? value : null);

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => {
  removeDraftIds(draftIds());
  vi.unstubAllGlobals();
});

test("a browser's drafts are ids of drafts, and no more of them than the server takes", () => {
  const ids = Array.from({ length: LIMITS.temporaryPerSignIn + 5 }, () => newId("tmp"));
  localStorage.setItem("drafts", JSON.stringify(["tmp_x", 7, null, ...ids, ...ids]));
  expect(draftIds()).toEqual(ids.slice(0, LIMITS.temporaryPerSignIn));
  localStorage.setItem("drafts", JSON.stringify(Array.from({ length: 50_000 }, (_, at) => `tmp_${at}`)));
  expect(draftIds()).toEqual([]);
  localStorage.setItem("drafts", "{bad");
  expect(draftIds()).toEqual([]);
});

test("the drafts of a tab are known to it where storage is full or forbidden", () => {
  const [first, second] = [newId("tmp"), newId("tmp")];
  vi.stubGlobal("localStorage", storage(3));
  addDraftId(first);
  expect(draftIds()).toEqual([first]);
  vi.stubGlobal("localStorage", undefined);
  addDraftId(second);
  expect(draftIds()).toEqual([second, first]);
  removeDraftIds([second]);
  expect(draftIds()).toEqual([first]);
});

test("whether an autosave was stored is told, and one that cannot be read is replaced", () => {
  expect(storeDraft("page:new:a", { value: "typed", version: null })).toBe(true);
  for (const bad of ["{bad", "5", "[]", '"x"', "null"]) {
    localStorage.setItem("draft:page:new:a", bad);
    expect(readDraft("page:new:a", text)).toBeNull();
    expect(storeDraft("page:new:a", { value: `after ${bad}`, version: null })).toBe(true);
    expect(readDraft("page:new:a", text)?.value).toBe(`after ${bad}`);
  }
  vi.stubGlobal("localStorage", storage(3));
  expect(storeDraft("page:new:a", { value: "typed", version: 1, base: "base" })).toBe(false);
});

test("what goes on as a new thing does not replace another one that was begun: that waits, and is opened next", () => {
  storeDraft("page:new:a", { value: "begun", version: null, userId: "a" });
  storeDraft("page:1", { value: "of a deleted one", version: 3, userId: "a" });
  expect(renameAsNew("page:1", "page:new:a", "a")).toBe(true);
  expect(readDraft("page:new:a", text)?.value).toBe("of a deleted one");
  expect(readDraft("page:1", text)).toBeNull();
  dropDraft("page:new:a");
  expect(readDraft("page:new:a", text)?.value).toBe("begun");
});

test("a page that was begun is told by what its editor opens with, and given up for another", () => {
  const value = { content: { profile: { title: " Ada " } }, slug: "ada" };
  const temporaryId = newId("tmp");
  storeDraft("page:new:anonymous", { value, version: null, base: value, temporaryId });
  // Nothing on the server waits under this id.
  expect(waitingPage(undefined)).toBeNull();
  addDraftId(temporaryId);
  expect(waitingPage(undefined)).toMatchObject({ title: "Ada", slug: "ada" });
  // After signing in it belongs to the account, except for later input.
  expect(waitingPage("us_1")).toBeNull();
  storeDraft("page:new:anonymous", {
    value: { ...value, slug: "a" },
    version: null,
    base: value,
    temporaryId,
  });
  expect(waitingPage("us_1")).toMatchObject({ slug: "a" });
  giveUpWaitingPage(undefined);
  expect(waitingPage(undefined)).toBeNull();
  expect(Object.keys(localStorage)).toContain(`draft:aside:${temporaryId}`);
});
