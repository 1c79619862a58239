import { useCallback, useMemo, useRef } from "react";
import { paidFeatures } from "~/domain/pages/entitlement";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { useLeftOutText } from "~/features/editing/session/use-left-out-text";
import { useRoot } from "~/features/shell/use-root";
import { leavesExamplesOut, type PageSession, pageSession } from "./editor-context";
import type { PageEditing } from "./page-session";

/**
 * The session of a page, whose saves leave out a template's unchanged links and contacts, once what has to be paid for
 * is decided: the version that is kept then has all of it.
 * @returns the session, and a function for once it is stored: it shows what was left out, unless the screen does
 */
export function usePageSave(base: EditingSession<PageEditing>): {
  session: PageSession;
  tellLeftOut: (isShown: boolean) => void;
} {
  const { user, language } = useRoot();
  const isPaid = user?.isPaid ?? false;
  const userId = user?.id;
  const textOf = useLeftOutText();
  const left = useRef<string[]>([]);
  const session = useMemo(() => {
    const made = pageSession(base);
    const save: PageSession["save"] = async (options) => {
      const state = made.store.getState();
      const { prefillId } = leavesExamplesOut(state) ? (options?.draft?.content ?? made.content()) : {};
      // Without a network the part cannot be had, and the save itself fails.
      const part = prefillId ? await soon(import("./saving/leave-out")) : null;
      const leaveOut =
        part && prefillId ? await soon(part.leaveOutOf(prefillId, { language, userId })) : null;
      // Only now: more may have been typed meanwhile.
      const draft = options?.draft ?? made.draft();
      const { content, titles } = leaveOut?.(draft.content) ?? { content: draft.content, titles: [] };
      const own = titles.length > 0 ? { ...draft, content } : draft;
      // What cannot be saved yet loses nothing yet.
      if (made.store.description.problemsOf(own, state.stored === null).length > 0) return base.save(options);
      const paid = isPaid || options?.isForPlan ? [] : paidFeatures(content);
      // With an account, the session asks, and saves by itself once there is a plan.
      if (paid.length > 0) return userId ? base.save(options) : made.block(paid);
      if (titles.length > 0) left.current = titles;
      part?.noteSamples(content, titles);
      if (own !== draft) made.edit(own);
      return base.save({ ...options, draft: own });
    };
    return { ...made, save };
  }, [base, isPaid, userId, language]);
  const tellLeftOut = useCallback(
    (isShown: boolean) => {
      const titles = left.current;
      left.current = [];
      session.setView({ isVersionBack: false });
      if (titles.length === 0 || isShown) return;
      const { toasts } = session.screen.current ?? {};
      toasts?.show({ type: "info", ...textOf(titles), duration: 10_000 });
    },
    [session, textOf],
  );
  return { session, tellLeftOut };
}

/** For how long a save waits for what it can do without, in milliseconds. */
const SOON_MS = 2_000;

const soon = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), SOON_MS)),
  ]);
