import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { LIMITS } from "~/domain/limits";
import type { MemberImportView } from "~/domain/team/import/view";
import type { PlaceView } from "~/domain/team/place";
import { SendVerification } from "~/features/accounts/send-verification";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { MoreButton } from "~/features/editing/lists/more-button";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { List } from "~/ui/list";
import { TextLink } from "~/ui/text-link";
import { useToasts } from "~/ui/toast-queue";
import { useRefresh } from "~/ui/use-refresh";
import { useStableCallback } from "~/ui/use-stable-callback";
import { GiveCardDialog } from "./give-card-dialog";
import { InviteDialog } from "./invite-dialog";
import { formerLeaver, type Leaver, leaverOf } from "./leaver";
import { LeavingDialog } from "./leaving-dialog";
import { LeavingList } from "./leaving-list";
import { ImportDialog } from "./many/import-dialog";
import { ImportNotice } from "./many/import-notice";
import { PrintDialog } from "./many/print-dialog";
import { useImports } from "./many/use-imports";
import { MemberFilters } from "./member-filters";
import { isolate } from "./member-name";
import { MemberRow } from "./member-row";
import { OwnPlaces } from "./own-places";
import { RemoveQuestion } from "./remove-question";
import { seatsPath, TeamHead } from "./team-head";
import { TeamOffer } from "./team-offer";
import { useDeciding } from "./use-deciding";
import { type ListedLeaving, useLeavings } from "./use-leavings";
import { useMemberActions } from "./use-member-actions";
import { useMemberFilter } from "./use-member-filter";
import { type ListedMember, type MemberPage, useMemberList } from "./use-member-list";
import { type TeamCounts, useTeamCounts } from "./use-team-counts";

interface TeamScreenProps {
  start: MemberPage;
  counts: TeamCounts;
  leavings: ListedLeaving[];
  /** The teams of others that the user is in. */
  places: PlaceView[];
  /** Whether seats can be bought: a plan for life has what it has. */
  hasMoreSeats: boolean;
  /** Whether the owner's own address is proved. */
  isVerified: boolean;
  /** The latest files of people, the newest first. */
  imports: MemberImportView[];
}

/** Where so many seats more than are used or bought are added. */
const moreSeatsPath = ({ seats, cards }: TeamCounts, missing: number): string =>
  seatsPath(Math.min(LIMITS.maxSeats, Math.max(seats, cards) + missing) - 1);

/** The owner's team: its members, their cards and permissions. */
export function TeamScreen(props: TeamScreenProps) {
  const { start, counts: startCounts, leavings: startLeavings, hasMoreSeats, isVerified } = props;
  const { imports: startImports, places } = props;
  const { t } = useTranslation(["team", "teamLeaving", "teamCards"]);
  const { t: tShell } = useTranslation("shell");
  const { user, language } = useRoot();
  const path = useLocalPath();
  const notices = useListNotices();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  // The confirmation is opened in another tab.
  useRefresh(revalidate, { isOn: !isVerified });
  const { filter, key, isNarrowed, setFilter, clear } = useMemberFilter();
  const list = useMemberList({ start, filter, key, onFailed: notices.failed });
  const counts = useTeamCounts(startCounts);
  const actions = useMemberActions(list, counts.reload);
  const isActing = user?.acting != null;
  const isReadOnly = isActing || !user?.isPaid;
  const imports = useImports(startImports, isReadOnly ? undefined : user?.id, () => {
    counts.reload();
    list.reload();
  });
  const [isPrinting, setPrinting] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const [giving, setGiving] = useState<ListedMember | null>(null);
  const [removing, setRemoving] = useState<ListedMember | null>(null);
  const leavings = useLeavings(startLeavings);
  const deciding = useDeciding(leavings.items);
  /** A member with a card leaves it behind: the removal includes the decision about it. */
  const remove = useStableCallback((member: ListedMember) => {
    if (member.state === "active" && member.card) deciding.open(leaverOf(member));
    else setRemoving(member);
  });
  const people = counts.members + counts.invited;
  if (people === 0 && counts.seats <= 1 && leavings.items.length === 0)
    return <TeamOffer seats={counts.seats} hasMoreSeats={hasMoreSeats} places={places} />;

  /** An unconfirmed owner is told at once, not after filling in the form. */
  function invite(): void {
    if (isVerified) setInviting(true);
    else toasts.show({ type: "error", title: t("unconfirmed") });
  }

  function invited(member: ListedMember): void {
    setInviting(false);
    if (isNarrowed) clear();
    else list.prepend([member]);
    counts.reload();
    notices.done(t("invite.sent", { email: isolate(member.email) }));
  }

  function given({ id, email, state }: ListedMember, { hash, title }: CardView): void {
    list.update(id, (member) => ({ ...member, card: { hash, title } }));
    const key = state === "active" ? "teamCards:done.assigned" : "teamCards:done.invited";
    notices.done(t(key, { who: isolate(email) }));
  }

  function decided({ id, name, cause }: Leaver): void {
    deciding.close();
    if (cause === "removed") list.update(id, () => null);
    counts.reload();
    void leavings.reload();
    notices.done(cause === "removed" ? t("remove.done", { name: isolate(name) }) : t("teamLeaving:decided"));
  }

  return (
    <div className="@container flex flex-col">
      <TeamHead
        counts={counts}
        hasMoreSeats={hasMoreSeats}
        isReadOnly={isReadOnly}
        onInvite={invite}
        onImport={() => imports.open(null)}
        onPrint={() => setPrinting(true)}
      />
      {isActing ? <LimitNotice title={t("acting")} /> : null}
      {user?.isPaid ? null : (
        <p className="max-w-prose text-pretty pb-6">
          {t("paused")} <TextLink href={path("/account/billing")}>{tShell("account.renew")}</TextLink>
        </p>
      )}
      {isVerified || isReadOnly ? null : (
        <LimitNotice title={t("unconfirmed")} action={<SendVerification isQuiet />} />
      )}
      <LeavingList
        leavings={leavings.items}
        isReadOnly={isActing}
        onDecide={(leaving) => deciding.open(formerLeaver(leaving))}
        onUndone={() => {
          void leavings.reload();
          list.reload();
          counts.reload();
        }}
      />
      {isReadOnly ? null : <ImportNotice latest={imports.all[0]} onShow={imports.open} />}
      {people === 0 ? (
        <EmptyState
          title={t("empty.title")}
          text={t("empty.text")}
          action={isReadOnly ? null : <Button onPress={invite}>{t("invite.open")}</Button>}
        />
      ) : (
        <>
          <MemberFilters filter={filter} onChange={setFilter} />
          {list.items.length === 0 && !list.isStale ? (
            <EmptyState
              title={t("none.title")}
              text={t("none.text")}
              action={<Button onPress={clear}>{t("filter.clear")}</Button>}
            />
          ) : (
            <div
              aria-busy={list.isLoading}
              className={cx("transition-opacity", list.isStale && "opacity-60")}
            >
              <List label={t("title")}>
                {list.items.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    language={language}
                    timeZone={user?.timeZone}
                    now={list.now}
                    isReadOnly={isReadOnly}
                    onPermit={actions.permit}
                    onResend={actions.resend}
                    onGive={setGiving}
                    onRemove={remove}
                  />
                ))}
              </List>
              {list.hasMore ? <MoreButton onPress={list.more} isLoading={list.isLoading} /> : null}
            </div>
          )}
        </>
      )}
      <p className="max-w-prose text-pretty py-8 text-muted text-sm">{t("oneOwner")}</p>
      <OwnPlaces places={places} />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} onInvited={invited} />
      <GiveCardDialog
        member={giving}
        isFull={counts.cards >= counts.seats}
        seatsHref={hasMoreSeats ? path(moreSeatsPath(counts, 1)) : undefined}
        onClose={() => setGiving(null)}
        onGiven={given}
      />
      <RemoveQuestion member={removing} onClose={() => setRemoving(null)} onRemove={actions.remove} />
      <LeavingDialog leaver={deciding.leaver} onClose={deciding.close} onDecided={decided} />
      <ImportDialog
        isOpen={imports.isOpen}
        shown={imports.shown}
        earlier={imports.all}
        pending={imports.pending}
        seatsHref={hasMoreSeats ? (missing) => path(moreSeatsPath(counts, missing)) : undefined}
        isVerified={isVerified}
        onClose={imports.close}
        onNews={imports.tell}
      />
      <PrintDialog isOpen={isPrinting} cards={counts.cards} onClose={() => setPrinting(false)} />
    </div>
  );
}
