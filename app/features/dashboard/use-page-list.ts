import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import type { PageListItem } from "~/server/services/pages/list-pages.server";
import { useToasts } from "~/ui/toast-queue";
import { useListNotices } from "./use-list-notices";
import { useOwnList } from "./use-own-list";

export interface Counted {
  used: number;
  limit: number;
}

interface Options {
  start: { items: PageListItem[]; next?: string };
  counted: Counted;
}

/** The user's pages and what the list can do to them. */
export function usePageList({ start, counted }: Options) {
  const { t } = useTranslation(["dashboard", "sharing"]);
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const notices = useListNotices();
  const list = useOwnList(start, path("/dashboard-pages/list"));
  const [made, setMade] = useState(0);
  // The loader's count has everything that was made and deleted before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the loader begins anew
  useEffect(() => setMade(0), [counted]);

  async function setPublished(page: PageListItem, published: boolean): Promise<void> {
    list.update(page.id, (now) => ({ ...now, published, state: published ? "published" : "unpublished" }));
    const answer = await list.act<PageListItem & { findings?: number }>(
      published ? "publish" : "unpublish",
      page.id,
    );
    list.update(page.id, () => (answer.ok ? answer.value : page));
    if (!answer.ok) return void notices.failed(answer.error);
    notices.done(t(published ? "pages.published" : "pages.unpublished"));
    if (answer.value.findings) lookOver(page, answer.value.findings);
  }

  /** What visitors of a page that just went live would stumble over is said, as it is in the editor. */
  function lookOver({ id }: PageListItem, count: number): void {
    const check = path(`/editor/${id}?check=1`);
    toasts.show({
      type: "info",
      title: t("sharing:check.count", { count }),
      action: { label: t("sharing:check.show"), onAction: () => navigate(check) },
    });
  }

  async function duplicate(page: PageListItem): Promise<void> {
    const answer = await list.act<PageListItem>("duplicate", page.id);
    if (!answer.ok) return void notices.failed(answer.error);
    list.insert(answer.value);
    setMade((count) => count + 1);
    notices.done(t("pages.duplicated"));
  }

  async function remove(page: PageListItem): Promise<boolean> {
    const answer = await list.act("delete", page.id);
    if (!answer.ok) {
      notices.failed(answer.error);
      return false;
    }
    list.update(page.id, () => null);
    setMade((count) => count - 1);
    notices.done(t("pages.deleted"));
    return true;
  }

  function dismiss(page: PageListItem): void {
    list.update(page.id, (now) => ({ ...now, isDuplicate: false }));
    // Should it fail, the mark is there again the next time: nothing to trouble anybody with.
    void list.act("dismiss", page.id);
  }

  async function more(): Promise<void> {
    const failure = await list.more();
    if (failure) notices.failed(failure);
  }

  const used = counted.used + made;
  return { ...list, used, limit: counted.limit, setPublished, duplicate, remove, dismiss, more };
}

export type PageList = ReturnType<typeof usePageList>;
