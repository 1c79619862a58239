import { apiFetch } from "~/features/editing/api-fetch";
import { useSession } from "~/features/editing/session/use-editing-session";
import { useFreshLocks } from "~/features/editing/use-fresh-locks";
import type { CardSession } from "./card-context";
import { storedWithTemplate, withTemplate } from "./live-template";

/** Keeps what the card's template locks up to date. */
export function useLiveTemplate(session: CardSession): void {
  const { store, team } = session;
  const isShared = useSession(
    session,
    ({ stored }) => stored !== null && (team !== null || stored.template !== undefined),
  );
  useFreshLocks(store, isShared, async (stored) => {
    const { hash } = stored;
    const result = await apiFetch("GET /editor-business-card/:hash/save", { params: { hash } });
    if (!result.ok) return null;
    const after = { ...result.value.card, version: result.value.version };
    return {
      correct: (draft) => withTemplate(draft, stored, after),
      stored: storedWithTemplate(store.getState().saved, stored, after),
    };
  });
}
