import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardFilter } from "~/domain/cards/list-filter";
import type { CardView } from "~/domain/cards/view";
import type { DeletedCard } from "~/domain/deleted";
import { cardEditorPath } from "~/domain/screen-paths";
import { isAwaitingCard, mayMakeCard, type PlaceView } from "~/domain/team/place";
import { MoreButton } from "~/features/editing/lists/more-button";
import { PrintEntry } from "~/features/team/many/print-entry";
import { useLocalPath } from "~/i18n/use-path";
import type { SentFor } from "~/server/http/app/sent-for.server";
import type { WaitingDraft } from "~/server/services/anonymous/waiting-drafts.server";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { List } from "~/ui/list";
import { CardRow } from "./card-row";
import { DeleteQuestion } from "./delete-question";
import { DeletedList } from "./deleted-list";
import { DraftsNotice } from "./drafts-notice";
import { focusRowAt } from "./focus-row";
import { HolderFilter } from "./holder-filter";
import { ListHeading } from "./list-heading";
import { ListTools } from "./list-tools";
import { MakeInTeam } from "./make-in-team";
import { SentForNotice } from "./sent-for-notice";
import { TeamQuestions } from "./team-questions";
import { useCardList } from "./use-card-list";
import { useCardTeam } from "./use-card-team";
import type { Counted } from "./use-own-list";
import { usePutBack } from "./use-put-back";
import { useRecentViews } from "./use-recent-views";
import { useShownList } from "./use-shown-list";

interface CardsScreenProps {
  start: { items: CardView[]; next?: string };
  filter: CardFilter;
  counted: Counted;
  /** The account's drafts that became nothing yet. */
  waiting: WaitingDraft[];
  /** The user's pages: a card linked to any other has lost its page. */
  pages: PageOption[];
  sentFor: SentFor;
  /** Cards that can be restored: deleted ones, and those that members returned. */
  deleted: DeletedCard[];
  /** The teams that the user is a member of. */
  places: PlaceView[];
}

/** The user's cards, newest first or in the requested order, or the deleted ones. */
export function CardsScreen({
  start,
  filter,
  counted,
  waiting,
  pages,
  sentFor,
  deleted,
  places,
}: CardsScreenProps) {
  const { t } = useTranslation("dashboard");
  const { t: tTeam } = useTranslation("teamCards");
  const path = useLocalPath();
  const list = useCardList({ start, deleted, filter, counted });
  const views = useRecentViews();
  const shown = useShownList();
  const putBack = usePutBack({
    restore: list.restore,
    shown,
    hrefOf: ({ hash }: DeletedCard) => path(cardEditorPath(hash)),
  });
  const team = useCardTeam(list);
  const isOfTeam = list.used === 0 && places.some(({ card }) => card);
  const isAwaiting =
    list.used === 0 && !isOfTeam && places.some((place) => isAwaitingCard(place) || mayMakeCard(place));
  const [pendingDelete, setPendingDelete] = useState<CardView | null>(null);
  // A new list is not rendered yet: what is opened meanwhile stays open.
  const isShared = filter.holder || [...start.items, ...list.items].some((card) => card.member || card.team);
  return (
    <>
      <DraftsNotice outcome={null} waiting={waiting} list="business-card" />
      <SentForNotice noun="cards" sentFor={sentFor} isFull={list.used >= list.limit} />
      <ListHeading
        noun="cards"
        used={list.used}
        limit={list.limit}
        isOfTeam={isOfTeam}
        isAwaiting={isAwaiting}
      >
        <PrintEntry cards={list.used} />
      </ListHeading>
      <MakeInTeam places={places} />
      <ListTools noun="cards" filter={filter} shown={shown} count={list.used} deleted={list.deleted.length}>
        {isShared ? (
          <HolderFilter holder={filter.holder} onChange={(holder) => shown.setFilter({ holder })} />
        ) : null}
      </ListTools>
      {shown.isDeleted ? (
        <DeletedList
          items={list.deleted}
          addressOf={({ hash }) => <bdi dir="ltr">/c/{hash}</bdi>}
          busyId={list.busyId}
          isFull={list.isFull}
          onRestore={(card) => void putBack(card)}
        />
      ) : list.items.length === 0 && filter.search ? (
        <EmptyState title={t("nothingFits")} action={<Button onPress={shown.clear}>{t("showAll")}</Button>} />
      ) : list.items.length === 0 && filter.holder ? (
        <EmptyState
          title={tTeam("holder.none")}
          action={<LinkButton href={path("/dashboard-business-cards")}>{tTeam("holder.all")}</LinkButton>}
        />
      ) : list.items.length === 0 ? (
        isAwaiting ? null : (
          <EmptyState
            title={t("cards.empty")}
            text={t("cards.emptyText")}
            action={<LinkButton href={path("/editor-business-card")}>{t("newCard")}</LinkButton>}
          />
        )
      ) : (
        <List label={t("cards.title")}>
          {list.items.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              linked={card.pageId ? (pages.find(({ id }) => id === card.pageId) ?? null) : undefined}
              list={list}
              views={views?.[`card:${card.hash}`]}
              team={team}
              onDelete={setPendingDelete}
            />
          ))}
        </List>
      )}
      {list.hasMore && !shown.isDeleted ? (
        <MoreButton onPress={list.more} isLoading={list.isLoading} />
      ) : null}
      <TeamQuestions team={team} />
      <DeleteQuestion
        noun="cards"
        pendingDelete={pendingDelete}
        address={<bdi dir="ltr">/c/{pendingDelete?.hash}</bdi>}
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
