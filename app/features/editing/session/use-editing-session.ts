import { useNavigate } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand/react";
import { useSaveKey, useUndoKeys } from "~/features/editing/use-control-keys";
import { type LeaveWarning, useLeaveWarning } from "~/features/editing/use-leave-warning";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { useToasts } from "~/ui/toast-queue";
import { useStableCallback } from "~/ui/use-stable-callback";
import { autosaveNow, nameOf, startAutosave } from "./autosave";
import type { EditingDescription, Stored } from "./description";
import {
  createEditingSession,
  type Decided,
  type EditingSession,
  type SessionScreen,
} from "./editing-session";
import { endHandoff, handedOff } from "./handoff";
import { restoreAutosave } from "./restore-autosave";
import type { EditingTypes } from "./session";
import type { ReadableStore } from "./store";
import { takeWantedSave } from "./wanted-save";

interface Options<T extends EditingTypes> extends Pick<SessionScreen<T>, "onStored"> {
  /** What the screen opens with: a stored thing, or the draft of a new one. */
  start: Stored<T> | { draft: T["draft"]; stored: null };
  /** The initial view. */
  view: T["view"];
  /** Whether paid parts may be saved, if that does not depend on the user's own plan. */
  isPaid?: boolean;
  /** Action of the save shortcut; by default it saves. */
  onSaveKey?: (decided?: Decided) => void;
}

/** The editing session of a screen: the same rules of saving, autosave, restore, undo and leaving for every thing. */
export function useEditingSession<T extends EditingTypes>(
  description: EditingDescription<T>,
  { start, view, onStored, isPaid: isPaidFor, onSaveKey }: Options<T>,
): { session: EditingSession<T>; warning: LeaveWarning } {
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const texts = useSessionTexts();
  const [{ session, isNew }] = useState(() => {
    const before = handedOff(description, start.stored);
    return { session: before ?? createEditingSession(description, start, view), isNew: before === null };
  });
  const { store } = session;
  const userId = user?.id;
  const isActing = user?.acting != null;
  const isUnstored = useStore(store, (state) => state.isUnstored);
  // Another tab may have removed what this one stored.
  const keep = useStableCallback(() => {
    if (isActing) return false;
    autosaveNow(store, userId);
    return !store.getState().isUnstored;
  });
  const warning = useLeaveWarning(
    useStore(store, ({ isDirty }) => isDirty),
    !isUnstored && !isActing,
    keep,
  );
  // Notices and navigation use the values of the last render; a notice outlives the render that showed it.
  session.screen.current = {
    hasAccount: user !== null,
    isPaid: isPaidFor ?? user?.isPaid ?? false,
    userId,
    toasts,
    goTo: (to, options) => navigate(path(to), options && { ...options, preventScrollReset: options.replace }),
    allowLeaving: warning.allow,
    onStored,
    save: onSaveKey ?? ((decided) => void session.save(decided)),
    texts,
  };
  useUndoKeys(session.undo, session.redo);
  useSaveKey(() => void session.screen.current?.save());
  useEffect(() => endHandoff, []);
  const restoring = useRef<Promise<void> | null>(isNew ? null : Promise.resolve());
  useEffect(() => {
    // Input of an admin acting in an account is not stored as a draft.
    if (isActing) return;
    let stop: (() => void) | undefined;
    let isClosed = false;
    restoring.current ??= restoreAutosave(store, userId);
    void restoring.current.then(() => {
      if (isClosed) return;
      stop = startAutosave(store, userId);
      // The save that the plan refused before it was paid for.
      const isPaid = session.screen.current?.isPaid ?? false;
      if (isPaid && store.getState().isDirty && takeWantedSave(nameOf(store, userId)))
        session.screen.current?.save();
    });
    return () => {
      isClosed = true;
      stop?.();
    };
  }, [session, store, userId, isActing]);
  return { session, warning };
}

/** A part of a session's state; re-renders only when that part changes. */
export function useSession<S, U>({ store }: { store: ReadableStore<S> }, select: (state: S) => U): U {
  return useStore(store, select);
}

function useSessionTexts(): SessionScreen<EditingTypes>["texts"] {
  const { t } = useTranslation("editing");
  const { t: tError } = useTranslation("errors");
  return useMemo(
    () => ({
      failed: t("failed.title"),
      lookAtMarked: t("failed.fields"),
      offline: t("failed.offline"),
      kept: t("failed.kept"),
      again: t("failed.again"),
      merged: (conflicts) => {
        const kept = conflicts > 0 ? `${t("merged.conflicts", { count: conflicts })} ` : "";
        return { type: "success", title: t("merged.title"), text: `${kept}${t("merged.save")}` };
      },
      error: ({ messageKey, params }) => tError(messageKey, params ?? {}),
    }),
    [t, tError],
  );
}
