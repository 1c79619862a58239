import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeletedPage } from "~/domain/deleted";
import type { ListFilter } from "~/domain/list-filter";
import type { PageListItem } from "~/domain/pages/view";
import { pageEditorPath } from "~/domain/screen-paths";
import { MoreButton } from "~/features/editing/lists/more-button";
import { useLocalPath } from "~/i18n/use-path";
import type { SentFor } from "~/server/http/app/sent-for.server";
import type { WaitingDraft } from "~/server/services/anonymous/waiting-drafts.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { List } from "~/ui/list";
import { DeleteQuestion } from "./delete-question";
import { DeletedList } from "./deleted-list";
import { DraftsNotice } from "./drafts-notice";
import { focusRowAt } from "./focus-row";
import { ListHeading } from "./list-heading";
import { ListTools } from "./list-tools";
import { PageRow } from "./page-row";
import { SentForNotice } from "./sent-for-notice";
import type { Counted } from "./use-own-list";
import { usePageList } from "./use-page-list";
import { usePutBack } from "./use-put-back";
import { useRecentViews } from "./use-recent-views";
import { useShownList } from "./use-shown-list";

interface PagesScreenProps {
  start: { items: PageListItem[]; next?: string };
  filter: ListFilter;
  /** Pages that can be restored. */
  deleted: DeletedPage[];
  counted: Counted;
  /** The account's drafts that became nothing yet. */
  waiting: WaitingDraft[];
  sentFor: SentFor;
}

/** The user's pages, newest first or in the requested order, or the deleted ones. */
export function PagesScreen({ start, filter, deleted, counted, waiting, sentFor }: PagesScreenProps) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  const list = usePageList({ start, deleted, filter, counted });
  const views = useRecentViews();
  const shown = useShownList();
  const putBack = usePutBack({
    restore: list.restore,
    shown,
    hrefOf: ({ id }: DeletedPage) => path(pageEditorPath(id)),
  });
  const isNarrowed = Boolean(filter.search);
  const [pendingDelete, setPendingDelete] = useState<PageListItem | null>(null);
  return (
    <>
      <DraftsNotice outcome={null} waiting={waiting} list="page" />
      <SentForNotice noun="pages" sentFor={sentFor} isFull={list.used >= list.limit} />
      <ListHeading noun="pages" used={list.used} limit={list.limit} />
      <ListTools noun="pages" filter={filter} shown={shown} count={list.used} deleted={list.deleted.length} />
      {shown.isDeleted ? (
        <DeletedList
          items={list.deleted}
          addressOf={({ slug }) => <bdi dir="ltr">/{slug}</bdi>}
          busyId={list.busyId}
          isFull={list.isFull}
          onRestore={(page) => void putBack(page)}
        />
      ) : list.items.length === 0 && isNarrowed ? (
        <EmptyState title={t("nothingFits")} action={<Button onPress={shown.clear}>{t("showAll")}</Button>} />
      ) : list.items.length === 0 ? (
        <EmptyState
          title={t("pages.empty")}
          text={t("pages.emptyText")}
          action={<LinkButton href={path("/editor")}>{t("newPage")}</LinkButton>}
        />
      ) : (
        <List label={t("pages.title")}>
          {list.items.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              list={list}
              views={views?.[`page:${page.id}`]}
              onDelete={setPendingDelete}
            />
          ))}
        </List>
      )}
      {list.hasMore && !shown.isDeleted ? (
        <MoreButton onPress={list.more} isLoading={list.isLoading} />
      ) : null}
      <DeleteQuestion
        noun="pages"
        pendingDelete={
          pendingDelete && { ...pendingDelete, title: pendingDelete.profile.title || t("pages.untitled") }
        }
        address={<bdi dir="ltr">/{pendingDelete?.slug}</bdi>}
        isBeyond={list.isBeyond}
        onClose={() => setPendingDelete(null)}
        onDelete={async () => {
          const place = list.items.findIndex(({ id }) => id === pendingDelete?.id);
          if (pendingDelete && (await list.remove(pendingDelete))) focusRowAt(place);
        }}
      />
    </>
  );
}
