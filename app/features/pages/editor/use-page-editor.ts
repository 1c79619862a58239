import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paidFeatures } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import { autosaveNow } from "~/features/editing/session/autosave";
import type { SessionScreen } from "~/features/editing/session/editing-session";
import { useEditingSession, useSession } from "~/features/editing/session/use-editing-session";
import { useComingLimit } from "~/features/shell/use-coming-limit";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { FirstPage } from "~/server/services/pages/first-page.server";
import type { PageSession } from "./editor-context";
import { DESKTOP_PREVIEW_PX, startingView } from "./editor-view";
import { firstDraft } from "./first-draft";
import { useLiveLook } from "./look/use-live-look";
import { draftOf, metaOf, newDraft, type StoredPage } from "./page-draft";
import { PAGE_EDITING, type PageEditing } from "./page-session";
import { endStart, startedDraft } from "./started-draft";
import { usePageSave } from "./use-page-save";

/** The data of an editor's route: the stored page, or null for a new one. */
export type EditorStart = {
  page: StoredPage & PageContent;
  version: number;
  /** When its paid version was stored, as an ISO instant; null without one. */
  paidVersionAt?: string | null;
} | null;

type OnStored = SessionScreen<PageEditing>["onStored"];

/** The session of the page editor, with its page-specific parts: its view, and the notices once it is stored. */
export function usePageEditor(start: EditorStart, first: FirstPage | null) {
  const { user } = useRoot();
  const [query] = useSearchParams();
  const tell = useStoredNotices();
  const [opened] = useState(() =>
    start
      ? { draft: draftOf(start.page), stored: metaOf(start.page, start.version) }
      : { draft: first ? firstDraft(first) : newDraft(), stored: null },
  );
  const { session: base, warning } = useEditingSession(PAGE_EDITING, {
    start: opened,
    view: startingView(null),
    onStored: (event) => tell(session, event, tellLeftOut),
    onSaveKey: (decided) => void session.save(decided),
  });
  const { session, tellLeftOut } = usePageSave(base);
  useStart(session, start === null);
  useLiveLook(session, user?.isPaid ?? false);
  const obstacle = useSession(session, (state) => state.obstacle?.kind);
  useEffect(() => {
    // Its notice stands above the fields. What is deleted is not live any more.
    if (obstacle === "login") session.setView({ isPreviewing: false });
    if (obstacle === "gone") session.setView({ isPreviewing: false, isLiveTold: false });
  }, [session, obstacle]);
  const asked = query.get("tab");
  // The server renders only the first tab: the code of others is fetched when they are opened.
  useEffect(() => {
    if (asked) session.setView({ tab: startingView(asked).tab });
  }, [session, asked]);
  useEffect(() => {
    if (window.innerWidth > DESKTOP_PREVIEW_PX) session.setView({ screen: "desktop" });
    if (new URLSearchParams(window.location.search).has("check")) session.setView({ isChecking: true });
  }, [session]);

  // Parts of a page not included in its owner's plan: made before the sign-up, or the plan ended.
  const [paidOnOpening] = useState(() =>
    start?.page.isPro && !user?.isPaid ? paidFeatures(start.page) : [],
  );
  useEffect(() => {
    if (paidOnOpening.length > 0) session.block(paidOnOpening);
  }, [paidOnOpening, session]);
  return { session, warning };
}

/** Starts a new page with the chosen draft, which this browser stores like any input. */
function useStart({ closeNotice, store }: PageSession, isNew: boolean): void {
  const { user } = useRoot();
  const userId = user?.id;
  const isActing = user?.acting != null;
  useEffect(() => {
    const started = isNew ? startedDraft(PAGE_EDITING.parse) : null;
    endStart();
    if (!started) return;
    store.dispatch({ type: "restored", draft: started, version: null, at: Date.now() });
    closeNotice();
    void import("~/features/editing/session/left-out").then(({ clearLeftOut }) => clearLeftOut());
    // Another page was begun: this browser's version of the previous one is dropped.
    if (!userId)
      void import("./saving/browser-version").then(({ dropFromBrowser }) => dropFromBrowser(undefined));
    // A page begun by an admin acting in an account is not stored as a draft.
    if (!isActing) autosaveNow(store, userId);
  }, [closeNotice, store, isNew, userId, isActing]);
}

/** The notices once a page is stored: that it is live now, or that it is created and why it is not live. */
function useStoredNotices() {
  const { t } = useTranslation("editor");
  const path = useLocalPath();
  const navigate = useNavigate();
  const comingLimit = useComingLimit();
  return (
    session: PageSession,
    { before, saved }: Parameters<OnStored>[0],
    tellLeftOut: (isShown: boolean) => void,
  ) => {
    const { stored, draft } = saved;
    const isLive = stored.state === "published";
    const isLiveNow = isLive && before?.state !== "published";
    // The panel of a page that is live now names it.
    tellLeftOut(isLiveNow);
    if (isLiveNow) {
      session.setView({ isLiveTold: true });
      const { toasts } = session.screen.current ?? {};
      void comingLimit().then((coming) => coming && toasts?.show(coming));
    }
    // After a plan's end one page has the place of the free one.
    if (before && !stored.isPro && stored.unpublishedReason === "expired")
      session.say({
        type: "info",
        title: t("made.notLive"),
        text: t("made.placeTaken"),
        action: { label: t("made.pages"), onAction: () => navigate(path("/dashboard-pages")) },
      });
    if (before || isLive) return;
    // A page from a template has a matching card: it is offered once the page is created.
    const card = path(`/editor-business-card?page=${stored.id}`);
    session.say({
      type: "success",
      title: t("made.saved"),
      text: t("made.unpublished"),
      action: draft.content.prefillId ? { label: t("made.card"), onAction: () => navigate(card) } : undefined,
    });
  };
}
