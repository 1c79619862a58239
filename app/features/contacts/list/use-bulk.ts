import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContactStatus, UNDO_MS } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useToasts } from "~/ui/toast-queue";
import { useNumber } from "~/ui/use-number";
import type { ContactListState } from "./use-contact-list";
import type { ContactSelection } from "./use-selection";

interface Progress {
  done: number;
  all: number;
}

export interface TagChange {
  addTags?: string[];
  removeTags?: string[];
}

/** Bulk actions on contacts, a thousand per call, with a notice at the end. */
export function useBulk(list: ContactListState, selection: ContactSelection, onChanged: () => void) {
  const { t } = useTranslation("contactList");
  const toasts = useToasts();
  const notices = useListNotices();
  const number = useNumber();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(null);
  // A notice outlives the screen: its undo does not affect this list any more, but the one of a later visit.
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  /** @returns the ids that it was done to, and how many the server counted */
  async function inParts<T>(
    ids: readonly string[],
    call: (ids: string[]) => Promise<ApiResult<T>>,
    countOf: (value: T) => number,
  ): Promise<{ done: string[]; count: number }> {
    const done: string[] = [];
    let count = 0;
    setProgress({ done: 0, all: ids.length });
    for (let from = 0; from < ids.length; from += LIMITS.contactsPerCall) {
      const part = ids.slice(from, from + LIMITS.contactsPerCall);
      const result = await call(part);
      if (!result.ok) {
        notices.failed(result.error);
        if (done.length > 0)
          toasts.show({
            type: "warn",
            duration: null,
            title: t("bulk.partly", { done: number(done.length), all: number(ids.length) }),
          });
        break;
      }
      done.push(...part);
      count += countOf(result.value as T);
      setProgress({ done: done.length, all: ids.length });
    }
    setProgress(null);
    selection.drop(done);
    if (done.length > 0) onChanged();
    return { done, count };
  }

  async function remove(ids: readonly string[]): Promise<boolean> {
    const asked = new Set(ids);
    const shown = list.items.filter(({ id }) => asked.has(id));
    const { done, count } = await inParts(
      ids,
      (part) => apiFetch("POST /contact-list/delete", { body: { ids: part } }),
      ({ deleted }) => deleted,
    );
    if (done.length === 0) return false;
    const gone = new Set(done);
    list.changeAll((item) => (gone.has(item.id) ? null : item));
    toasts.show({
      type: "success",
      title: t("bulk.deleted", { count, n: number(count) }),
      text: t("bulk.undoHint"),
      duration: UNDO_MS,
      action: { label: t("bulk.undo"), onAction: () => void restore(done, shown) },
    });
    return true;
  }

  async function restore(ids: readonly string[], shown: ContactListState["items"]): Promise<void> {
    const { done, count } = await inParts(
      ids,
      (part) => apiFetch("POST /contact-list/restore", { body: { ids: part } }),
      ({ restored }) => restored,
    );
    const back = new Set(done);
    list.putBack(shown.filter(({ id }) => back.has(id)));
    if (done.length === 0) return;
    if (!isThere.current) revalidate();
    notices.done(t("bulk.restored", { count, n: number(count) }));
  }

  /** Restores everything that was just deleted, also before a reload. @param all the expected number */
  async function restoreRecent(all: number): Promise<void> {
    let count = 0;
    setProgress({ done: 0, all });
    for (;;) {
      const result = await apiFetch("POST /contact-list/restore", { body: { recent: true } });
      if (!result.ok) {
        notices.failed(result.error);
        break;
      }
      if (result.value.restored === 0) {
        if (count === 0) toasts.show({ type: "warn", title: t("bulk.tooLate") });
        break;
      }
      count += result.value.restored;
      setProgress({ done: count, all: Math.max(count, all) });
    }
    setProgress(null);
    list.reload();
    onChanged();
    if (count > 0) notices.done(t("bulk.restored", { count, n: number(count) }));
  }

  async function change(ids: readonly string[], what: TagChange & { status?: ContactStatus }): Promise<void> {
    const { done, count } = await inParts(
      ids,
      (part) => apiFetch("POST /contact-list/change", { body: { ids: part, ...what } }),
      ({ changed }) => changed,
    );
    if (done.length === 0) return;
    const { addTags = [], removeTags = [], status } = what;
    const changed = new Set(done);
    list.changeAll((item) => {
      if (!changed.has(item.id)) return item;
      const left = item.tags.filter((tag) => !removeTags.includes(tag));
      const tags = [...new Set([...left, ...addTags])].toSorted();
      return {
        ...item,
        tags: tags.length > LIMITS.contactTags ? item.tags : tags,
        status: status ?? item.status,
      };
    });
    notices.done(t("bulk.changed", { count, n: number(count) }));
  }

  async function release(ids: readonly string[]): Promise<boolean> {
    const { done, count } = await inParts(
      ids,
      (part) => apiFetch("POST /contact-list/release", { body: { ids: part } }),
      ({ released }) => released,
    );
    const gone = new Set(done);
    list.changeAll((item) => (gone.has(item.id) ? null : item));
    if (done.length > 0) notices.done(t("bulk.released", { count, n: number(count) }));
    return done.length > 0;
  }

  return { progress, remove, restoreRecent, change, release };
}

export type Bulk = ReturnType<typeof useBulk>;
