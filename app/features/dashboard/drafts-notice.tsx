import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { claimVersion } from "~/features/editing/claim-version";
import { draftIds, removeDraftIds } from "~/features/editing/draft-ids";
import { setAside } from "~/features/editing/local-draft";
import { useMadeDrafts } from "~/features/editing/use-made-drafts";
import { useRoot } from "~/features/shell/use-root";
import type { DraftsOutcome } from "~/server/http/app/drafts-outcome.server";
import type { WaitingDraft } from "~/server/services/anonymous/waiting-drafts.server";
import { useToasts } from "~/ui/toast-queue";
import { useStableCallback } from "~/ui/use-stable-callback";
import { UnreadDraftsNotice, useClaim, WaitingDraftNotice } from "./waiting-draft";

interface DraftsNoticeProps {
  /** The outcome of the drafts carried over at sign-in; null without a recent sign-in. */
  outcome: DraftsOutcome | null;
  /** The account's pending drafts. */
  waiting: WaitingDraft[];
  /** Whether the screen itself shows what was made. */
  isSilent?: boolean;
  /** The list that the notice is shown on: drafts are limited to its type. */
  list?: WaitingDraft["type"];
}

/**
 * Shows the outcome of what was made before signing in. This browser then drops its copies of what became a page or
 * card, and sets those of pending drafts aside; it deletes no others.
 */
export function DraftsNotice({ outcome, waiting, isSilent, list }: DraftsNoticeProps) {
  const { t } = useTranslation("dashboard");
  const toasts = useToasts();
  const userId = useRoot().user?.id;
  const [unread, setUnread] = useState<string[]>([]);
  useEffect(() => {
    const ids = waiting.map(({ id }) => id);
    if (userId) claimVersion(userId, ids);
    setAside(ids);
    removeDraftIds(ids);
  }, [waiting, userId]);
  const tell = useCallback(
    ({ all, made }: DraftsOutcome) => {
      if (all === "kept") setUnread(draftIds().filter((id) => !waiting.some((one) => one.id === id)));
      if (made.length > 0 && !isSilent)
        toasts.show({ type: "success", title: t("drafts.created"), text: t("drafts.createdText") });
    },
    [waiting, isSilent, toasts, t],
  );
  useMadeDrafts(outcome, tell);
  useLeftDrafts(outcome !== null, setUnread);
  const left = unread.filter((id) => draftIds().includes(id));
  return (
    <>
      {waiting
        .filter(({ type }) => !list || type === list)
        .map((draft) => (
          <WaitingDraftNotice key={draft.id} draft={draft} isOnList={list !== undefined} />
        ))}
      {left.length > 0 ? <UnreadDraftsNotice ids={left} /> : null}
    </>
  );
}

/**
 * Claims drafts that were saved in one tab while the account signed in by another one: no sign-in carried them over.
 * @param isTold whether a sign-in has just reported its outcome
 * @param onFailed called with the ids that remain
 */
function useLeftDrafts(isTold: boolean, onFailed: (ids: string[]) => void): void {
  const { user } = useRoot();
  const { claim } = useClaim();
  const isActing = user?.acting != null;
  const begin = useStableCallback(async () => {
    const ids = isTold || isActing ? [] : draftIds();
    if (ids.length > 0 && !(await claim(ids))) onFailed(ids);
  });
  useEffect(() => void begin(), [begin]);
}
