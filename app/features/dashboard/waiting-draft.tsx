import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { BEGUN_CARD } from "~/domain/screen-paths";
import { apiFetch } from "~/features/editing/api-fetch";
import { claimVersion } from "~/features/editing/claim-version";
import { removeDraftIds } from "~/features/editing/draft-ids";
import { dropHandedOver, reopenAside } from "~/features/editing/handed-over";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { newDraftName } from "~/features/editing/session/autosave";
import { PlansButton } from "~/features/shell/plans-button";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { WaitingDraft } from "~/server/services/anonymous/waiting-drafts.server";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { LinkButton } from "~/ui/link-button";
import { useToasts } from "~/ui/toast-queue";

const EDITORS = { page: "/editor/new", "business-card": BEGUN_CARD };
const LISTS = { page: "/dashboard-pages", "business-card": "/dashboard-business-cards" };

/** Takes drafts over, shows the outcome, and reloads the screen's lists. */
export function useClaim() {
  const { t } = useTranslation("dashboard");
  const toasts = useToasts();
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const userId = useRoot().user?.id;
  const [isPending, setPending] = useState(false);
  /** @returns whether there was a response */
  async function claim(ids: string[]): Promise<boolean> {
    setPending(true);
    const result = await apiFetch("POST /dashboard/drafts", { body: { intent: "claim", ids } });
    setPending(false);
    if (!result.ok) {
      notices.failed(result.error);
      return false;
    }
    const { created = [], kept = [] } = result.value ?? {};
    const made = created.map(({ temporaryId }) => temporaryId);
    // Expired drafts are in neither list.
    removeDraftIds(ids.filter((id) => !kept.some(({ temporaryId }) => temporaryId === id)));
    if (userId) claimVersion(userId, made);
    dropHandedOver(made);
    if (made.length > 0) notices.done(t("drafts.created"));
    else if (kept.length > 0)
      toasts.show({ type: "error", title: t("failed"), text: t("drafts.stillWaiting") });
    revalidate();
    return true;
  }
  return { claim, isPending };
}

/** A draft of the account that became nothing yet: why, until when it stays, and what can be done. */
export function WaitingDraftNotice({ draft, isOnList }: { draft: WaitingDraft; isOnList: boolean }) {
  const { t } = useTranslation("dashboard");
  const { user } = useRoot();
  const path = useLocalPath();
  const { locale } = useLocale();
  const { claim, isPending } = useClaim();
  const isPage = draft.type === "page";
  const isLimit = draft.reason === "limit_reached";
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: user?.timeZone ?? "UTC" });
  const title = draft.title || t("pages.untitled");
  const reason = t(`drafts.reason.${reasonKey(draft)}`);
  const wayOut = isLimit ? [t(isPage ? "pages.limitText" : "cards.limitText")] : [];
  const until = t("drafts.until", { date: date.format(new Date(draft.expiresAt)) });
  const canReopen = draft.reason === "invalid";
  return (
    <LimitNotice
      title={t(isPage ? "drafts.waitingPage" : "drafts.waitingCard", { title })}
      text={[reason, ...wayOut, until].join(" ")}
      actions={
        <>
          <Button
            size="small"
            isPending={isPending}
            pendingLabel={t("drafts.taking")}
            onPress={() => void claim([draft.id])}
          >
            {t("drafts.again")}
          </Button>
          {isLimit ? (
            <>
              <PlansButton size="small" wanted={isPage ? "pages" : "cards"}>
                {t("seePlans")}
              </PlansButton>
              {isOnList ? null : (
                <LinkButton size="small" href={path(LISTS[draft.type])}>
                  {t(isPage ? "allPages" : "allCards")}
                </LinkButton>
              )}
            </>
          ) : null}
          {canReopen ? (
            <LinkButton
              size="small"
              href={path(EDITORS[draft.type])}
              onClick={() => reopenAside(draft.id, newDraftName(isPage ? "page" : "card", user?.id))}
            >
              {t("drafts.open")}
            </LinkButton>
          ) : null}
          <DiscardDraft draft={draft} title={title} />
        </>
      }
    />
  );
}

function DiscardDraft({ draft, title }: { draft: WaitingDraft; title: string }) {
  const { t } = useTranslation("dashboard");
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  async function discard(close: () => void): Promise<void> {
    setPending(true);
    const result = await apiFetch("POST /dashboard/drafts", { body: { intent: "discard", id: draft.id } });
    setPending(false);
    if (!result.ok) return void notices.failed(result.error);
    dropHandedOver([draft.id]);
    close();
    revalidate();
  }
  return (
    <ConfirmDialog
      isDanger
      trigger={
        <Button size="small" variant="quiet">
          {t("drafts.discard")}
        </Button>
      }
      title={<bdi>{t("drafts.discardTitle", { title })}</bdi>}
      confirmLabel={t("drafts.discard")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      pendingLabel={t("pages.deleting")}
      isPending={isPending}
      onConfirm={(close) => void discard(close)}
    >
      {t("drafts.discardText")}
    </ConfirmDialog>
  );
}

/** Drafts that the server could not even look at when this browser signed in; their ids are still here. */
export function UnreadDraftsNotice({ ids }: { ids: string[] }) {
  const { t } = useTranslation("dashboard");
  const { claim, isPending } = useClaim();
  return (
    <LimitNotice
      title={t("drafts.waitingAny")}
      text={t("drafts.reason.internal")}
      action={
        <Button
          size="small"
          isPending={isPending}
          pendingLabel={t("drafts.taking")}
          onPress={() => void claim(ids)}
        >
          {t("drafts.again")}
        </Button>
      }
    />
  );
}

function reasonKey({ type, reason }: WaitingDraft) {
  if (reason === "limit_reached") return type === "page" ? "pageLimit" : "cardLimit";
  if (reason === "rate_limited") return "rateLimited";
  return reason === "invalid" ? "invalid" : "internal";
}
