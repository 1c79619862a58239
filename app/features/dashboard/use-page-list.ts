import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type DeletedPage, deletedWhen } from "~/domain/deleted";
import type { ListFilter } from "~/domain/list-filter";
import type { PageListItem } from "~/domain/pages/view";
import { pageEditorPath } from "~/domain/screen-paths";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useComingLimit } from "~/features/shell/use-coming-limit";
import { useLocalPath } from "~/i18n/use-path";
import type { ListedPage } from "~/routes/resources/page-list";
import { useToasts } from "~/ui/toast-queue";
import { type Counted, useOwnList } from "./use-own-list";

interface Options {
  start: { items: PageListItem[]; next?: string };
  deleted: DeletedPage[];
  filter: ListFilter;
  counted: Counted;
}

/** The user's pages and what the list can do to them. */
export function usePageList({ start, deleted, filter, counted }: Options) {
  const { t } = useTranslation(["dashboard", "sharing"]);
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const notices = useListNotices();
  const comingLimit = useComingLimit();
  const list = useOwnList<ListedPage, DeletedPage, "publish" | "unpublish">({
    ...{ start, deleted },
    asDeleted: ({ id, slug, profile }) => ({ id, slug, title: profile.title, ...deletedWhen(new Date()) }),
    counted,
    tellFull: () => navigate(path("/dashboard-pages?limit=1")),
    load: (cursor) => apiFetch("GET /dashboard-pages/list", { query: { ...filter, cursor } }),
    act: (intent, id) => apiFetch("POST /dashboard-pages/list", { body: { intent, id } }),
    said: {
      ...{ duplicated: t("pages.duplicated"), deleted: t("pages.deleted"), undo: t("undo") },
      restored: (page, before) =>
        page.slug === before.slug
          ? t("pages.restored")
          : t("pages.restoredElsewhere", { address: `/${page.slug}` }),
    },
  });

  async function setPublished(page: PageListItem, published: boolean): Promise<void> {
    list.update(page.id, (now) => ({ ...now, published, state: published ? "published" : "unpublished" }));
    const result = await list.act(published ? "publish" : "unpublish", page.id);
    list.update(page.id, (now) => (result.ok ? (result.value ?? now) : page));
    if (!result.ok) return void notices.failed(result.error);
    notices.done(t(published ? "pages.published" : "pages.unpublished"));
    if (result.value?.findings) lookOver(page, result.value.findings);
    const coming = published ? await comingLimit() : null;
    if (coming) toasts.show(coming);
  }

  /** Findings of a page that was just published are shown, as in the editor. */
  function lookOver({ id }: PageListItem, count: number): void {
    const check = path(`${pageEditorPath(id)}?check=1`);
    toasts.show({
      type: "info",
      title: t("sharing:check.count", { count }),
      action: { label: t("sharing:check.show"), onAction: () => navigate(check) },
    });
  }

  return { ...list, setPublished };
}

export type PageList = ReturnType<typeof usePageList>;
