import { useNavigate, useSearchParams } from "@remix-run/react";
import { lazy, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { CardFromPage } from "~/domain/cards/from-page";
import type { CardView } from "~/domain/cards/view";
import { LIMITS } from "~/domain/limits";
import { shareCardPath } from "~/domain/screen-paths";
import type { CardTeam } from "~/domain/team/member";
import type { CardTemplate } from "~/domain/team/template";
import { cardMessages } from "~/features/cards/card-messages";
import { EditorFootBar } from "~/features/editing/editor-foot-bar";
import { SessionNotices } from "~/features/editing/session/session-notices";
import { SessionQuestions } from "~/features/editing/session/session-questions";
import { useEditingSession, useSession } from "~/features/editing/session/use-editing-session";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { PaidContext } from "~/features/shell/use-is-paid";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Dialog } from "~/ui/dialog";
import { Tabs } from "~/ui/tabs";
import { CardEditorContext, type CardSession, cardSession } from "./card-context";
import { askedTab, type CardTab, tabOf } from "./card-fields";
import { CardFrame } from "./card-frame";
import { CardPreview } from "./card-preview";
import { CARD_EDITING, newCardEditing } from "./card-session";
import { CodeTab } from "./code-tab";
import { ContactsTab } from "./contacts-tab";
import { DesignTab } from "./design-tab";
import type { EditedCard } from "./edited-card";
import { GeneralTab } from "./general-tab";
import { imagesFromPage } from "./page-logo";
import { PlanNotice } from "./plan-notice";
import { TeamNote } from "./team-note";
import { TemplateNote } from "./template-note";
import { useLiveTemplate } from "./use-live-template";
import { isPageLost, usePageOptions } from "./use-page-options";
import { useSamplesNotice } from "./use-samples-notice";

const PaidCardDialog = lazy(async () => ({
  default: (await import("./paid-card-dialog")).PaidCardDialog,
}));

/** What its owner calls a new card is the name on it, unless they call it otherwise. */
function titleByHeader({ draft, change }: CardSession): void {
  const { title, header } = draft();
  if (title.trim() === "" && header.trim() !== "")
    change({ title: header.trim().slice(0, LIMITS.cardTitle) });
}

export interface CardEditorProps {
  start: EditedCard;
  /** The saved card, null for a new one. */
  saved: { card: CardView; version: number } | null;
  /** The user's pages, or for a team's card its linked page; none without an account. */
  pages: PageOption[];
  /** Of a card that is assigned to the user, or that they make in a team. */
  team: CardTeam | null;
  /** What is locked on a new card. */
  template?: CardTemplate | null;
  /** The image of the page that a new card is made from. */
  logo?: CardFromPage["logo"];
  /** Above the edited fields. */
  note?: ReactNode;
  /** What is done with a new card once it is stored. */
  onMade?: (hash: string) => void;
}

/** The screen on which a card is made and changed: its tabs, and beside them the card as visitors see it. */
export function CardEditor({
  start,
  saved,
  pages: startPages,
  team,
  template = null,
  logo = null,
  note,
  onMade,
}: CardEditorProps) {
  const { t } = useTranslation("cards");
  const { language, user } = useRoot();
  const navigate = useNavigate();
  const path = useLocalPath();
  const hasAccount = user !== null;
  const [opened] = useState(() => ({
    draft: start,
    stored: saved && { ...saved.card, version: saved.version },
  }));
  const [description] = useState(() => (saved ? CARD_EDITING : newCardEditing({ team, template })));
  const { session: base, warning } = useEditingSession(description, {
    start: opened,
    view: { tab: "general" },
    ...(team && { isPaid: !team.isPaused }),
    onSaveKey: (decided) => void session.save(decided),
    onStored: ({ before, saved: made }) => {
      if (before) return;
      // Images that a template gave it are not in what was sent.
      if (made.stored.template) void session.loadNewest();
      onMade?.(made.stored.hash);
      session.say({
        type: "success",
        title: t("editor.created"),
        text: t("editor.createdText"),
        action: {
          label: t("editor.share"),
          onAction: () => navigate(path(shareCardPath(made.stored.hash))),
        },
      });
    },
  });
  const samples = useSamplesNotice();
  const session = useMemo(() => {
    const made = cardSession(base, team, template);
    const save: CardSession["save"] = async (options) => {
      const { stored } = made.store.getState();
      if (!stored) titleByHeader(made);
      const draft = options?.draft ?? made.draft();
      const left = samples.leaveOut(made, draft);
      // What cannot be saved yet asks for nothing and loses nothing yet.
      if (made.store.description.problemsOf(left.card, stored === null).length > 0) return base.save(options);
      // Without an account, the user decides before the sign-up about parts that visitors would not see after it.
      const isDecided = hasAccount || options?.isForPlan || options?.isDecided;
      const paid = isDecided ? [] : paidCardFeatures(left.card);
      if (paid.length > 0) return made.block(paid);
      samples.tell(made, left);
      if (left.card !== draft) made.edit(left.card);
      return base.save({ ...options, draft: left.card });
    };
    return { ...made, save };
  }, [base, team, template, hasAccount, samples]);
  useLiveTemplate(session);
  const [query] = useSearchParams();
  const asked = askedTab(query.get("tab"));
  // The server draws the first tab alone: what others need is fetched when they are opened.
  useEffect(() => {
    if (asked) session.setView({ tab: asked });
  }, [session, asked]);
  const tab = useSession(session, ({ view }) => view.tab);
  const pageId = useSession(session, ({ history }) => history.present.pageId);
  const wrong = useSession(session, ({ problems }) => problems.map(({ field }) => tabOf(field)).join());
  const moment = useSession(session, ({ stored, hasFailed }) => `${stored?.version} ${hasFailed}`);
  const hash = useSession(session, ({ stored }) => stored?.hash);
  const pages = usePageOptions(startPages, `${tab === "code"} ${moment}`, team ? { card: hash } : undefined);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  useImagesFromPage(session, logo);
  const { names } = cardMessages(language);
  const isMarked = (of: CardTab) =>
    wrong.split(",").includes(of) || (of === "code" && isPageLost(pageId, pages));
  const badge = (of: CardTab) => (isMarked(of) ? <span className="size-2 rounded-full bg-danger" /> : null);
  return (
    <PaidContext.Provider value={team ? !team.isPaused : null}>
      <CardEditorContext.Provider value={session}>
        <CardFrame>
          <div className="mx-auto grid w-full max-w-7xl flex-1 items-start gap-12 px-5 py-6 max-[1024px]:pb-28 sm:px-8 min-[1025px]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_35rem] min-[1025px]:py-8">
            <div className="flex min-w-0 flex-col gap-6">
              <SessionNotices session={session} />
              {team ? <TeamNote team={team} /> : null}
              {note}
              <TemplateNote />
              <PlanNotice />
              <Tabs
                label={t("editor.label")}
                selectedKey={tab}
                onSelectionChange={(chosen) => session.setView({ tab: chosen as CardTab })}
                tabs={[
                  {
                    id: "general",
                    label: t("editor.tabs.general"),
                    badge: badge("general"),
                    content: <GeneralTab pages={pages} names={names} />,
                  },
                  {
                    id: "design",
                    label: t("editor.tabs.design"),
                    badge: badge("design"),
                    content: <DesignTab />,
                  },
                  {
                    id: "contacts",
                    label: t("editor.tabs.contacts"),
                    badge: badge("contacts"),
                    content: (
                      <LazyBrandIcons isNeeded={tab === "contacts"}>
                        <ContactsTab names={names} />
                      </LazyBrandIcons>
                    ),
                  },
                  {
                    id: "code",
                    label: t("editor.tabs.code"),
                    badge: badge("code"),
                    content: <CodeTab pages={pages} />,
                  },
                ]}
              />
            </div>
            <aside aria-label={t("editor.preview")} className="sticky top-24 max-[1024px]:hidden">
              <CardPreview pages={pages} />
            </aside>
          </div>
          <EditorFootBar
            session={session}
            label={t("editor.preview")}
            onPreview={() => setPreviewOpen(true)}
          />
          <Dialog
            title={t("editor.preview")}
            closeLabel={t("editor.close")}
            isOpen={isPreviewOpen}
            onOpenChange={setPreviewOpen}
          >
            <CardPreview pages={pages} width={264} />
          </Dialog>
          <SessionQuestions session={session} warning={warning} paidDialog={<PaidCardDialog />} />
        </CardFrame>
      </CardEditorContext.Provider>
    </PaidContext.Provider>
  );
}

/** A card that starts from a page gets its images once the browser has it. */
function useImagesFromPage({ change, draft }: CardSession, logo: CardFromPage["logo"]) {
  const isTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (isTaken.current || !logo) return;
    isTaken.current = true;
    void imagesFromPage(logo).then((images) => {
      const { logo = images.logo, photo = images.photo } = draft();
      if (images.logo) change({ logo, photo });
    });
  }, []);
}
