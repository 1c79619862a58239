import { useCallback, useMemo, useRef } from "react";
import { paidFeatures } from "~/domain/pages/entitlement";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { useLeftOutText } from "~/features/editing/session/use-left-out-text";
import { useRoot } from "~/features/shell/use-root";
import { type PageSession, pageSession } from "./editor-context";
import type { PageEditing } from "./page-session";

/**
 * The session of a page, whose saves leave out a template's unchanged links and contacts, once what has to be paid for
 * is decided: the version that is kept then has all of it.
 * @returns the session, and a function that shows what the last save left out, for where no screen after it does
 */
export function usePageSave(base: EditingSession<PageEditing>): {
  session: PageSession;
  tellLeftOut: () => void;
} {
  const { user, language } = useRoot();
  const isPaid = user?.isPaid ?? false;
  const userId = user?.id;
  const textOf = useLeftOutText();
  const left = useRef<string[]>([]);
  const session = useMemo(() => {
    const made = pageSession(base);
    const save: PageSession["save"] = async (options) => {
      const { prefillId } = options?.draft?.content ?? made.content();
      // Without a network the part cannot be had, and the save itself fails.
      const part = prefillId ? await import("./saving/leave-out").catch(() => null) : null;
      const leaveOut = prefillId ? await part?.leaveOutOf(prefillId, { language, userId }) : undefined;
      // Only now: more may have been typed meanwhile.
      const draft = options?.draft ?? made.draft();
      const { content, titles } = leaveOut?.(draft.content) ?? { content: draft.content, titles: [] };
      const own = titles.length > 0 ? { ...draft, content } : draft;
      const { stored } = made.store.getState();
      // What cannot be saved yet loses nothing yet.
      if (made.store.description.problemsOf(own, stored === null).length > 0) return base.save(options);
      const paid = isPaid || options?.isForPlan ? [] : paidFeatures(content);
      // With an account, the session asks, and saves by itself once there is a plan.
      if (paid.length > 0) return userId ? base.save(options) : made.block(paid);
      left.current = titles;
      part?.noteSamples(content, titles);
      if (own !== draft) made.edit(own);
      return base.save({ ...options, draft: own });
    };
    return { ...made, save };
  }, [base, isPaid, userId, language]);
  const tellLeftOut = useCallback(() => {
    if (left.current.length === 0) return;
    const { toasts } = session.screen.current ?? {};
    toasts?.show({ type: "info", ...textOf(left.current), duration: 10_000 });
  }, [session, textOf]);
  return { session, tellLeftOut };
}
