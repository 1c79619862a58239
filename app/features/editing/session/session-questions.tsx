import { lazy, type ReactNode, Suspense } from "react";
import type { LeaveWarning } from "~/features/editing/use-leave-warning";
import { loadWithMessages } from "~/i18n/with-messages";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";
import { useSession } from "./use-editing-session";

/** Dialogs are loaded on demand. */
const LeaveDialog = lazy(async () => ({
  default: (await import("~/features/editing/leave-dialog")).LeaveDialog,
}));
const ConflictDialog = lazy(async () => {
  const part = await loadWithMessages(["conflict"], () => import("~/features/editing/conflict-dialog"));
  return { default: part.ConflictDialog };
});

interface SessionQuestionsProps<T extends EditingTypes> {
  session: EditingSession<T>;
  warning: LeaveWarning;
  /** Offers a plan, or saving without the paid parts. */
  paidDialog: ReactNode;
}

/** The editor's dialogs: about a plan, a newer version, and leaving. */
export function SessionQuestions<T extends EditingTypes>(props: SessionQuestionsProps<T>) {
  const { session, warning, paidDialog } = props;
  const asked = useSession(session, ({ obstacle }) => obstacle?.kind);
  const hasMergeBase = useSession(session, (state) => state.hasMergeBase);
  // No boundary until a dialog opens: a server-rendered boundary would be discarded by an early interaction.
  if (asked !== "paid" && asked !== "conflict" && !warning.isAsking) return null;
  return (
    <Suspense>
      {asked === "paid" ? paidDialog : null}
      {asked === "conflict" ? (
        <ConflictDialog
          isOpen
          onClose={session.unblock}
          onLoad={session.loadNewest}
          onOverwrite={session.overwriteNewest}
          // After any choice, an undo restores the draft.
          onMerge={hasMergeBase ? session.mergeWithNewest : undefined}
        />
      ) : null}
      {warning.isAsking ? <LeaveDialog warning={warning} /> : null}
    </Suspense>
  );
}
