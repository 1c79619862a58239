import {
  ArrowRight,
  ChartColumn,
  CopyPlus,
  LogOut,
  Trash2,
  Undo2,
  UserRoundMinus,
  UserRoundPlus,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { cardEditorPath, shareCardPath } from "~/domain/screen-paths";
import { useRoot } from "~/features/shell/use-root";
import { CardMemberNote } from "~/features/team/card-member-note";
import { useLocalPath } from "~/i18n/use-path";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Badge } from "~/ui/badge";
import { ListRow } from "~/ui/list-row";
import { MenuItem } from "~/ui/menu-item";
import { MenuSeparator } from "~/ui/menu-separator";
import { nameBelowTitle } from "./card-name";
import { CardThumb } from "./card-thumb";
import { ChangedOn } from "./changed-on";
import { CopyMark } from "./copy-mark";
import { CopyName } from "./copy-name";
import { HiddenPartsNote } from "./hidden-parts-note";
import { RowActions } from "./row-actions";
import { RowMeta } from "./row-meta";
import { RowViews } from "./row-views";
import type { CardList } from "./use-card-list";
import type { CardTeamActions } from "./use-card-team";
import { useCopyName } from "./use-copy-name";

interface CardRowProps {
  card: CardView;
  /** The page that its code opens; null if it is deleted. */
  linked: PageOption | null | undefined;
  list: CardList;
  /** Its views of each of the last days; undefined while they are not known. */
  views: readonly number[] | undefined;
  team: CardTeamActions;
  onDelete: (card: CardView) => void;
}

/** The wallet that a card's owner puts first, by its own name in every language. */
const WALLETS = { ios: "Apple Wallet", android: "Google Wallet" };

/** One card of the list. */
export function CardRow({ card, linked, list, views, team, onDelete }: CardRowProps) {
  const { t } = useTranslation("dashboard");
  const { t: tTeam } = useTranslation("teamCards");
  const { user } = useRoot();
  const path = useLocalPath();
  const title = useCopyName()(card);
  const name = nameBelowTitle(card);
  const isPaid = card.team ? !card.team.isPaused : user?.isPaid;
  const canEdit = !card.team?.isPaused;
  const edit = path(cardEditorPath(card.hash));
  const share = path(shareCardPath(card.hash));
  const teamItem = card.team ? null : card.member ? (
    <MenuItem onAction={() => team.setTaking(card)} icon={<UserRoundMinus />}>
      {tTeam("unassign")}
    </MenuItem>
  ) : (
    <MenuItem onAction={() => team.setAssigning(card)} icon={<UserRoundPlus />}>
      {tTeam("assign")}
    </MenuItem>
  );
  return (
    <ListRow
      isCompact
      title={<CopyName title={card.title} isDuplicate={card.isDuplicate} />}
      href={canEdit ? edit : share}
      onDelete={card.team ? undefined : () => onDelete(card)}
      isMarked={card.isDuplicate}
      leading={<CardThumb card={card} />}
      badge={
        <>
          {card.isDuplicate ? <CopyMark title={card.title} onDismiss={() => list.dismiss(card)} /> : null}
          {linked === null ? <Badge tone="warn">{t("cards.lost")}</Badge> : null}
        </>
      }
      subtitle={
        <RowMeta>
          {name || linked ? (
            <span className="flex min-w-0 items-center gap-1">
              {name ? <bdi className="truncate">{name}</bdi> : null}
              {linked ? (
                <>
                  <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 rtl:-scale-x-100" />
                  <bdi dir="ltr" className="truncate rtl:text-right">
                    /{linked.slug}
                  </bdi>
                </>
              ) : null}
            </span>
          ) : null}
          {isPaid ? <span data-wide>{WALLETS[card.platform ?? "ios"]}</span> : null}
          {/* On a phone there is room for one of the two. */}
          <span data-wide={views ? "" : undefined}>
            <ChangedOn at={card.updatedAt} />
          </span>
          {views ? <RowViews days={views} /> : null}
        </RowMeta>
      }
      note={
        <>
          <CardMemberNote card={card} className="xl:hidden" />
          <HiddenPartsNote card={card} />
        </>
      }
      meta={<CardMemberNote card={card} className="w-60 max-xl:hidden" />}
      actions={
        <RowActions
          noun="cards"
          title={title}
          thing={card}
          edit={canEdit ? edit : undefined}
          share={share}
          isLive
          isPending={list.busyId === card.id}
        >
          <MenuItem href={path(`/dashboard-visits?thing=card:${card.hash}`)} icon={<ChartColumn />}>
            {t("visits.menu")}
          </MenuItem>
          {card.team ? null : (
            <MenuItem onAction={() => list.duplicate(card)} icon={<CopyPlus />}>
              {t("cards.duplicate")}
            </MenuItem>
          )}
          {teamItem}
          <MenuSeparator />
          {canEdit && card.team?.permission === "create_delete" ? (
            <MenuItem onAction={() => team.setGiving(card)} icon={<Undo2 />}>
              {tTeam("giveBack")}
            </MenuItem>
          ) : null}
          {card.team ? (
            <MenuItem isDanger onAction={() => team.setLeaving(card)} icon={<LogOut />}>
              {tTeam("leave")}
            </MenuItem>
          ) : (
            <MenuItem isDanger onAction={() => onDelete(card)} icon={<Trash2 />}>
              {t("cards.delete")}
            </MenuItem>
          )}
        </RowActions>
      }
    />
  );
}
