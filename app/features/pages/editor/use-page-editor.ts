import { useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FieldError } from "~/domain/errors";
import type { Block } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import { useHistory } from "~/features/editing/use-history";
import { DESKTOP_PREVIEW_PX, type EditorViewState, startingView } from "./editor-view";
import { type LocatedError, placeError, problemsOf } from "./field-locations";
import { draftOf, metaOf, newDraft, type PageDraft, type StoredPage } from "./page-draft";
import { carriedOver, carryOver, forgetCarried } from "./saving/carry-over";

/** What an editor's route gives it: the stored page, or nothing for a new one. */
export type EditorStart = { page: StoredPage & PageContent; version: number } | null;

/** The page being edited: its draft with undo and redo, what is stored of it, what is in sight, what is wrong. */
export function usePageEditor(start: EditorStart) {
  const [query] = useSearchParams();
  const [opened] = useState(() => {
    const carried = carriedOver(start?.page.id);
    if (carried) return { ...carried, draft: carried.history.present };
    const draft = start ? draftOf(start.page) : newDraft();
    const meta = start ? metaOf(start.page, start.version) : null;
    return { draft, saved: draft, meta, history: undefined, view: startingView(query.get("tab")) };
  });
  const editing = useHistory<PageDraft>(opened.draft, opened.history);
  const [saved, setSaved] = useState(opened.saved);
  const [meta, setMeta] = useState(opened.meta);
  const [strange, setStrange] = useState<PageDraft | null>(null);
  const [view, setViewState] = useState(opened.view);
  const setView = useCallback(
    (part: Partial<EditorViewState>) => setViewState((old) => ({ ...old, ...part })),
    [],
  );
  useEffect(() => {
    forgetCarried();
    if (window.innerWidth > DESKTOP_PREVIEW_PX) setView({ screen: "desktop" });
    if (new URLSearchParams(window.location.search).has("check")) setView({ isChecking: true });
  }, [setView]);

  const isNew = start === null;
  const draft = editing.value;
  // After the first save this screen only waits for the one of the made page, which goes on from here.
  useEffect(() => {
    if (isNew && meta) carryOver({ meta, history: editing.history, saved, view });
  }, [isNew, meta, editing.history, saved, view]);

  const latest = useRef(draft);
  latest.current = draft;
  const { change: changeDraft } = editing;
  const change = useCallback(
    (part: Partial<PageDraft>, group?: string) => {
      latest.current = { ...latest.current, ...part };
      changeDraft(latest.current, group);
    },
    [changeDraft],
  );
  const changeContent = useCallback(
    (part: Partial<PageContent>, group?: string) =>
      change({ content: { ...latest.current.content, ...part } }, group),
    [change],
  );
  const changeBlocks = useCallback(
    (work: (blocks: Block[]) => Block[], group?: string) =>
      changeContent({ blocks: work(latest.current.content.blocks) }, group),
    [changeContent],
  );

  const errors = useDraftErrors(draft, meta === null);
  return {
    ...editing,
    draft,
    latest,
    change,
    /** Takes another draft as the next step, that very object: what is saved is known by it. */
    replace: changeDraft,
    changeContent,
    changeBlocks,
    saved,
    setSaved,
    meta,
    setMeta,
    isNew: meta === null,
    /** Whether the draft was made from what is known as saved; one that was left behind may be from an older version. */
    isBaseKnown: saved !== strange,
    setBaseKnown: (isKnown: boolean) => setStrange(isKnown ? null : saved),
    isDirty: draft !== saved,
    /** Whether this screen goes on from the one that made the page. */
    isCarried: opened.history !== undefined,
    view,
    setView,
    ...errors,
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;

/** What is wrong with a draft: by the schema once a save was tried, and what the server said of this very draft. */
function useDraftErrors(draft: PageDraft, isNew: boolean) {
  const [wasTried, setWasTried] = useState(false);
  const [refused, setRefused] = useState<{ draft: PageDraft; errors: LocatedError[] } | null>(null);
  const errors = useMemo(() => {
    const own = wasTried ? problemsOf(draft, isNew) : [];
    const theirs = refused?.errors.filter((error) => isAsSent(error, refused.draft, draft)) ?? [];
    return [...own, ...theirs];
  }, [wasTried, refused, draft, isNew]);
  return {
    errors,
    /** Shows what is wrong from now on; gives it for the draft that is about to be saved. */
    tryDraft: (tried: PageDraft): LocatedError[] => {
      setWasTried(true);
      setRefused(null);
      return problemsOf(tried, isNew);
    },
    refuse: (sent: PageDraft, fields: FieldError[]): LocatedError[] => {
      const placed = fields.map((field) => placeError(field, sent));
      setRefused({ draft: sent, errors: placed });
      return placed;
    },
    accept: () => {
      setWasTried(false);
      setRefused(null);
    },
  };
}

/** Whether what the server refused is still there: an address that was typed anew is not taken any more. */
function isAsSent(error: LocatedError, sent: PageDraft, now: PageDraft): boolean {
  return error.tab === "settings" ? sent.slug === now.slug : sent.content === now.content;
}
