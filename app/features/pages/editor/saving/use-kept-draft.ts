import { useCallback, useEffect, useRef, useState } from "react";
import { paidFeatures } from "~/domain/pages/entitlement";
import { dropDraft, keepDraft, type LocalDraft, readDraft } from "~/features/editing/local-draft";
import { bringBackImages, dropStoredImages, isLocalImage } from "~/features/editing/pictures/local-images";
import { useLocalDraft } from "~/features/editing/use-local-draft";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { picturesOf, withPictures } from "~/features/pages/editor/pictures/draft-pictures";
import type { EditorStart, PageEditor } from "~/features/pages/editor/use-page-editor";
import { useRoot } from "~/features/shell/use-root";
import { anonymousDraft } from "./anonymous-draft";
import { parseStoredDraft } from "./stored-draft";

const newName = (owner: string | undefined) => `page:new:${owner ?? "anonymous"}`;

/** Keeps what is unsaved in this browser and brings it back, pictures included. */
export function useKeptDraft(editor: PageEditor, start: EditorStart) {
  const { user } = useRoot();
  const { meta, setMeta, replace, reset, setSaved, setBaseKnown } = editor;
  const [isRestored, setIsRestored] = useState(false);
  /** What the page was when this screen opened, and the older version that what was left behind goes on from. */
  const older = useRef<{ base: PageDraft; opened: PageDraft } | null>(null);
  const ownNew = newName(user?.id);
  const isWaiting = start === null && meta !== null;

  useEffect(() => {
    // What somebody typed before logging in goes on as theirs.
    const theirs = user && start === null ? readDraft(newName(undefined), parseStoredDraft) : null;
    // With something unsaved of their own already there, it waits where it is.
    if (!theirs || readDraft(ownNew, parseStoredDraft)) return;
    keepDraft(ownNew, theirs);
    dropDraft(newName(undefined));
  }, [user, start, ownNew]);

  useEffect(() => {
    // The page is made: what is typed from here on is a change of it.
    if (isWaiting) dropDraft(ownNew);
  }, [isWaiting, ownNew]);

  useLocalDraft<PageDraft>({
    name: meta ? `page:${meta.id}` : ownNew,
    value: editor.draft,
    version: meta?.version ?? null,
    base: meta && editor.isBaseKnown ? editor.saved : undefined,
    isDirty: editor.isDirty,
    parse: parseStoredDraft,
    onRestore: ({ value, version, base }: LocalDraft<PageDraft>) => {
      if (editor.isCarried) return;
      void withShownPictures(value).then((draft) => {
        replace(draft);
        // Saving goes on from the version it was typed on, so that a newer one is noticed.
        if (meta && version !== null && version !== meta.version) {
          setMeta({ ...meta, version });
          if (base) {
            older.current = { base, opened: editor.saved };
            setSaved(base);
          } else setBaseKnown(false);
        }
        setIsRestored(true);
      });
    },
  });

  useEffect(() => {
    // Saved without an account a moment ago, and back from the sign-up: the draft goes on where it was.
    if (start !== null || user || readDraft(ownNew, parseStoredDraft)) return;
    const waiting = anonymousDraft();
    if (!waiting) return;
    void withShownPictures(waiting.draft).then((draft) => {
      reset(draft);
      setSaved(draft);
    });
  }, [start, user, ownNew, reset, setSaved]);

  const [paidOnOpening] = useState(() =>
    start?.page.isPro && !user?.isPaid ? paidFeatures(start.page) : [],
  );
  const close = useCallback(() => setIsRestored(false), []);
  const { isDirty } = editor;
  useEffect(() => {
    // Once it is saved, what is typed next is no draft that came back.
    if (!isDirty) close();
  }, [isDirty, close]);
  return {
    isRestored: isRestored && editor.isDirty,
    /** What a page holds that its owner's plan does not include: it came from before the sign-up, or the plan ended. */
    paidOnOpening,
    close,
    discard: () => {
      dropStoredImages(localPictures(editor.draft));
      const isOlder = older.current?.base === editor.saved;
      const stored = isOlder && older.current ? older.current.opened : editor.saved;
      replace(stored);
      setSaved(stored);
      setBaseKnown(true);
      if (meta && start) setMeta({ ...meta, version: Math.max(start.version, meta.version) });
      close();
    },
  };
}

/** A draft from before a reload with pictures that can be shown again. One that is gone is taken off. */
async function withShownPictures(draft: PageDraft): Promise<PageDraft> {
  const local = localPictures(draft);
  if (local.length === 0) return draft;
  const found = await bringBackImages(local);
  const content = withPictures(draft.content, (address) =>
    isLocalImage(address) ? found.get(address) : address,
  );
  return { ...draft, content };
}

function localPictures({ content }: PageDraft): string[] {
  return picturesOf(content).flatMap(({ address }) => (isLocalImage(address) ? [address] : []));
}
