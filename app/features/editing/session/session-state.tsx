import { SavedState, type SaveState } from "~/features/editing/saved-state";
import type { EditingSession } from "./editing-session";
import type { EditingTypes, Session } from "./session";
import { useSession } from "./use-editing-session";

/** Whether what is on the screen is saved, in a word. */
export function SessionState<T extends EditingTypes>({
  session,
  isShort,
}: {
  session: EditingSession<T>;
  /** On a phone by its icon alone, as there is something beside it. */
  isShort?: boolean;
}) {
  return <SavedState state={useSession(session, saveState)} isShort={isShort} />;
}

function saveState({ isSaving, isWaiting, isDirty, hasFailed, stored }: Session<EditingTypes>): SaveState {
  if (isSaving) return isWaiting ? "waiting" : "saving";
  if (!isDirty) return stored ? "saved" : "new";
  return hasFailed ? "failed" : "unsaved";
}
