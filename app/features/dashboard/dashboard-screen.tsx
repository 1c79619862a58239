import { CreditCard, PanelsTopLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import type { PageListItem } from "~/domain/pages/view";
import { cardEditorPath, pageEditorPath, shareCardPath, sharePagePath } from "~/domain/screen-paths";
import { isAwaitingCard, makeCardPath, mayMakeCard, type PlaceView } from "~/domain/team/place";
import type { VisitReport } from "~/domain/visits/report";
import { useRoot } from "~/features/shell/use-root";
import { isolate } from "~/features/team/member-name";
import { useLocalPath } from "~/i18n/use-path";
import type { TickedStep } from "~/server/services/accounts/first-steps.server";
import type { OpenQuestions } from "~/server/services/accounts/questions.server";
import type { WaitingDraft } from "~/server/services/anonymous/waiting-drafts.server";
import type { UnfinishedParts } from "~/server/services/pages/unfinished-parts.server";
import type { RecentEvent } from "~/server/services/visits/list-recent-events.server";
import { Avatar } from "~/ui/avatar";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { PageHeading } from "~/ui/page-heading";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";
import { nameBelowTitle } from "./card-name";
import { CardThumb } from "./card-thumb";
import { CopyName } from "./copy-name";
import { CreateLink } from "./create-link";
import { DraftsNotice } from "./drafts-notice";
import { FirstQuestions } from "./first-questions";
import { FirstSteps } from "./first-steps";
import { HiddenPartsNote } from "./hidden-parts-note";
import { MadePanel } from "./made-panel";
import { NotLiveNote } from "./not-live-note";
import { RowActions } from "./row-actions";
import { RowMeta } from "./row-meta";
import { RowViews } from "./row-views";
import { StateBadge } from "./state-badge";
import { useCopyName } from "./use-copy-name";
import { useJustMade } from "./use-just-made";
import type { Counted } from "./use-own-list";
import { useRecentViews } from "./use-recent-views";
import { useUsed } from "./use-used";
import { VerifyNotice } from "./verify-notice";
import { VisitsGlance } from "./visits-glance";

interface DashboardScreenProps {
  pages: PageListItem[];
  cards: CardView[];
  counted: { pages: Counted; cards: Counted };
  /** The outcome of the drafts carried over at sign-in, and those still pending. */
  drafts: { all: "created" | "kept"; made: string[] } | null;
  /** What of the newest page, if it is new, still has to be filled in. */
  unfinished: UnfinishedParts | null;
  waiting: WaitingDraft[];
  /** Number of contacts pending until the user's address is verified. */
  contacts: number;
  isVerified: boolean;
  /** The next question after sign-up, and the first steps; null once they are completed. */
  questions: OpenQuestions | null;
  steps: TickedStep[] | null;
  /** All counts of the last seven days, by hour. */
  week: VisitReport;
  /** The most recent scans and contacts of that week. */
  recent: RecentEvent[];
  /** Whether paid seats are unassigned. */
  hasFreeSeats: boolean;
  /** The teams that the user is a member of. */
  places: PlaceView[];
}

/** The start screen: what can be created, and what exists. */
export function DashboardScreen(props: DashboardScreenProps) {
  const {
    pages,
    cards,
    counted,
    drafts,
    unfinished,
    waiting,
    contacts,
    isVerified,
    questions,
    steps,
    week,
    recent,
    hasFreeSeats,
    places,
  } = props;
  const { t } = useTranslation("dashboard");
  const { t: tTeam } = useTranslation("teamCards");
  const { user } = useRoot();
  const path = useLocalPath();
  const nameOf = useCopyName();
  const views = useRecentViews();
  const { live, close } = useJustMade(pages[0], cards[0], unfinished, Boolean(drafts?.made.length));
  const hasThings = pages.length + cards.length > 0;
  const verify = isVerified ? null : <VerifyNotice waiting={contacts} />;
  const hasTeam = places.length > 0;
  // A team makes the first card: none of their own is offered beside it.
  const isAwaiting = cards.length === 0 && places.some(isAwaitingCard);
  const maker = cards.length === 0 ? places.find(mayMakeCard) : undefined;
  const isCardOffered = !isAwaiting && (maker !== undefined || !hasTeam || hasRoom(counted.cards));
  const begin = (
    <>
      {questions ? <FirstQuestions open={questions} hasPage={pages.length > 0} /> : null}
      <div className="grid gap-4 pb-8 sm:grid-cols-2">
        <CreateLink
          href={path(hasRoom(counted.pages) ? "/editor" : "/pricing")}
          Icon={PanelsTopLeft}
          title={t("newPage")}
          text={t(hasRoom(counted.pages) ? "newPageText" : "pages.limitText")}
        />
        {isCardOffered ? (
          <CreateLink
            href={path(
              maker ? makeCardPath(maker) : hasRoom(counted.cards) ? "/editor-business-card" : "/pricing",
            )}
            Icon={CreditCard}
            title={maker ? tTeam("make", { team: isolate(maker.team.name) }) : t("newCard")}
            text={t(maker || hasRoom(counted.cards) ? "newCardText" : "cards.limitText")}
          />
        ) : null}
      </div>
      {steps && !questions ? (
        <FirstSteps
          steps={hasTeam ? steps.filter(({ step }) => step !== "card") : steps}
          page={pages[0]?.id}
          card={cards[0]?.hash}
        />
      ) : null}
    </>
  );
  return (
    <>
      <DraftsNotice outcome={drafts} waiting={waiting} isSilent={live !== null} />
      {live ? null : verify}
      <PageHeading title={<bdi>{t("hello", { name: user?.name ?? "" })}</bdi>} description={t("helloText")} />
      {hasFreeSeats ? (
        <p className="-mt-4 pb-6 text-pretty text-muted">
          {t("team.seats")} <TextLink href={path("/dashboard-team")}>{t("team.invite")}</TextLink>
        </p>
      ) : null}
      {live ? <MadePanel live={live} hasCards={cards.length > 0} onClose={close} /> : null}
      {live ? verify : null}
      {hasThings ? null : begin}
      {hasThings ? <VisitsGlance report={week} recent={recent} place={placeOf(pages, cards)} /> : null}
      <Newest
        title={t("pages.title")}
        counted={counted.pages}
        all={{ href: path("/dashboard-pages"), label: t("allPages") }}
        empty={`${t("pages.empty")} ${t("pages.emptyText")}`}
      >
        {pages.map((page) => {
          const plain = page.profile.title || t("pages.untitled");
          const title = nameOf({ title: plain, isDuplicate: page.isDuplicate });
          return (
            <ListRow
              key={page.id}
              isCompact
              title={<CopyName title={plain} isDuplicate={page.isDuplicate} />}
              href={path(pageEditorPath(page.id))}
              leading={<Avatar name={plain} src={page.profile.image?.cropped} isDecorative />}
              subtitle={
                <RowMeta>
                  <bdi dir="ltr" className="block truncate align-match-parent">
                    /{page.slug}
                  </bdi>
                  {views?.[`page:${page.id}`] ? <RowViews days={views[`page:${page.id}`] ?? []} /> : null}
                </RowMeta>
              }
              badge={
                <span className="max-sm:hidden">
                  <StateBadge state={page.state} />
                </span>
              }
              note={
                <NotLiveNote page={page}>
                  <span className="flex sm:hidden">
                    <StateBadge state={page.state} />
                  </span>
                </NotLiveNote>
              }
              actions={
                <RowActions
                  noun="pages"
                  title={title}
                  thing={page}
                  edit={path(pageEditorPath(page.id))}
                  share={path(sharePagePath(page.id))}
                  isLive={page.published}
                />
              }
            />
          );
        })}
      </Newest>
      {isAwaiting ? null : (
        <Newest
          title={t("cards.title")}
          counted={hasTeam && counted.cards.used === 0 ? null : counted.cards}
          all={{ href: path("/dashboard-business-cards"), label: t("allCards") }}
          empty={`${t("cards.empty")} ${t("cards.emptyText")}`}
        >
          {cards.map((card) => {
            const edit = card.team?.isPaused ? undefined : path(cardEditorPath(card.hash));
            const share = path(shareCardPath(card.hash));
            const name = nameBelowTitle(card);
            return (
              <ListRow
                key={card.id}
                isCompact
                title={<CopyName title={card.title} isDuplicate={card.isDuplicate} />}
                href={edit ?? share}
                leading={<CardThumb card={card} />}
                subtitle={
                  <RowMeta>
                    {name ? <bdi className="block truncate align-match-parent">{name}</bdi> : null}
                    {views?.[`card:${card.hash}`] ? (
                      <RowViews days={views[`card:${card.hash}`] ?? []} />
                    ) : null}
                  </RowMeta>
                }
                note={<HiddenPartsNote card={card} />}
                actions={
                  <RowActions
                    noun="cards"
                    title={nameOf(card)}
                    thing={card}
                    edit={edit}
                    share={share}
                    isLive
                  />
                }
              />
            );
          })}
        </Newest>
      )}
      {hasThings ? begin : null}
    </>
  );
}

const hasRoom = ({ used, limit }: Counted): boolean => used < limit;

/** The share screen of the newest live page, else of the newest card; if nothing is live, the page's editor. */
function placeOf(pages: readonly PageListItem[], cards: readonly CardView[]) {
  const page = pages.find(({ state }) => state === "published");
  if (page) return { share: sharePagePath(page.id) };
  const [card] = cards;
  if (card) return { share: shareCardPath(card.hash) };
  return { edit: pages[0] ? pageEditorPath(pages[0].id) : "/editor" };
}

interface NewestProps {
  title: string;
  /** Null where all that is listed counts in a team's plan. */
  counted: Counted | null;
  all: { href: string; label: string };
  /** Shown while the list is empty. */
  empty: string;
  children: ReactNode[];
}

function Newest({ title, counted, all, empty, children }: NewestProps) {
  const usedOf = useUsed();
  return (
    <Section
      title={title}
      description={counted ? <span className="tabular-nums">{usedOf(counted)}</span> : null}
      actions={children.length > 0 ? <TextLink href={all.href}>{all.label}</TextLink> : null}
    >
      {children.length > 0 ? (
        <List label={title} className="[&>li:last-child]:border-b-0">
          {children}
        </List>
      ) : (
        <p className="max-w-prose text-pretty text-muted">{empty}</p>
      )}
    </Section>
  );
}
