import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { backToFreeCard, paidCardFeatures } from "~/domain/cards/entitlement";
import { CARD_IMAGE_SLOTS } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import type { ApiFailure } from "~/features/editing/api-fetch";
import { dropDraft, keepDraft, setAside } from "~/features/editing/local-draft";
import { bringBackImages, isLocalImage } from "~/features/editing/pictures/local-images";
import { useHistory } from "~/features/editing/use-history";
import { useLeaveWarning } from "~/features/editing/use-leave-warning";
import { useLocalDraft } from "~/features/editing/use-local-draft";
import { useNoticeUntilSave } from "~/features/editing/use-notice-until-save";
import { useUndoKeys } from "~/features/editing/use-undo-keys";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { useToasts } from "~/ui/toast-queue";
import { type EditedCard, parseEditedCard, withCardPictures } from "./edited-card";
import { type CardTab, controlId, tabOf, useCardProblems } from "./use-card-problems";
import { firstTabOf, useCardSaving } from "./use-card-saving";

export interface CardEditorData {
  start: EditedCard;
  saved: { card: CardView; version: number } | null;
}

/** Everything the card editor's parts share. */
export function useCardEditor({ start, saved }: CardEditorData) {
  const { t } = useTranslation(["cards", "editor"]);
  const { t: tError } = useTranslation("errors");
  const { user } = useRoot();
  const toasts = useToasts();
  const path = useLocalPath();
  const navigate = useNavigate();
  const [tab, setTab] = useState<CardTab>(() => (saved ? firstTabOf(saved.card.hash) : "general"));
  const [isAskingForPlan, setAskingForPlan] = useState(false);
  const [temporaryId, setTemporaryId] = useState<string>();
  const editing = useHistory(start);
  const card = editing.value;
  const latest = useRef(card);
  latest.current = card;
  const name = `card:${saved?.card.hash ?? "new"}`;
  const saving = useCardSaving({
    saved,
    value: card,
    tab,
    isSignedIn: user !== null,
    onLeave: (handedOver) => {
      // Kept at once: the screen is gone before the draft's own timer runs.
      if (handedOver) keepDraft(name, { value: latest.current, version: null, ...handedOver });
      setTemporaryId(handedOver?.temporaryId);
      warning.allow();
    },
    onStored: editing.amend,
    onCreated: ({ isComplete }) => {
      dropDraft(name);
      toasts.show({
        type: isComplete ? "success" : "error",
        title: t("editor.created"),
        text: t(isComplete ? "editor.createdText" : "editor.pictureLeft"),
      });
    },
  });
  const sayRestored = useNoticeUntilSave(saving.isSaving);
  const sayFailed = useNoticeUntilSave(saving.isSaving);
  const problems = useCardProblems(card, saving.failure);
  const warning = useLeaveWarning(saving.isDirty);
  useUndoKeys(editing.undo, editing.redo);

  const discard = () => {
    editing.reset(start);
    saving.goBackTo(start, saved?.version ?? null);
    setTemporaryId(undefined);
    dropDraft(name);
  };
  useLocalDraft<EditedCard>({
    name,
    value: card,
    version: saving.version,
    base: saved ? (saving.base ?? undefined) : undefined,
    temporaryId,
    isDirty: saving.isDirty,
    parse: parseEditedCard,
    onRestore: (draft) => {
      // What was handed over before signing in is one of the user's cards by now, or waits on the dashboard.
      if (user && draft.temporaryId) return setAside([draft.temporaryId]);
      void withShownPictures(draft.value).then((value) => editing.reset(value));
      saving.resumeFrom(draft);
      setTemporaryId(draft.temporaryId);
      sayRestored({
        type: "info",
        title: t("editor.restored"),
        text: t("editor.restoredText"),
        action: { label: t("editor.discard"), onAction: discard },
      });
    },
  });

  const paid = user?.isPaid ? [] : paidCardFeatures(card);

  const goTo = (field: string) => {
    setTab(tabOf(field));
    // The field is there once its tab is.
    requestAnimationFrame(() => requestAnimationFrame(() => focusControl(controlId(field, card))));
  };

  const again = useRef<() => Promise<unknown>>(async () => undefined);

  async function save(value: EditedCard = card, options: { isOverwriting?: boolean } = {}) {
    const [first] = value === card ? problems.own : [];
    if (first) {
      problems.showAll();
      goTo(first.field);
      sayFailed({ type: "error", title: t("editor.failed"), text: t("editor.check") });
      return;
    }
    if (user && value === card && paid.length > 0) return setAskingForPlan(true);
    const failure = await saving.save(value, options);
    if (!failure || failure.code === "precondition_failed") return;
    if (failure.code === "payment_required") return setAskingForPlan(true);
    if (failure.code === "limit_reached") {
      // The list says why. What was typed waits in this browser for the time when there is room.
      keepDraft(name, { value: latest.current, version: null });
      warning.allow();
      return navigate(path("/dashboard-business-cards?limit=1"));
    }
    problems.showAll();
    if (failure.field) goTo(failure.field);
    sayFailed({ type: "error", title: t("editor.failed"), ...explain(failure) });
  }
  // A notice outlives the render that showed it.
  again.current = save;

  /** Why the card was not saved, and what can be done: what is wrong with a field is mended there. */
  function explain(failure: ApiFailure) {
    const isOffline = failure.code === "offline";
    const reason = isOffline ? t("editor:failed.offline") : tError(failure.messageKey, failure.params ?? {});
    if (failure.code === "invalid") return { text: reason };
    if (failure.code === "unauthorized")
      // In a tab of its own, so that the card stays here; then it can be saved.
      return {
        text: reason,
        action: { label: t("editor.logIn"), onAction: () => window.open(path("/login"), "_blank") },
      };
    return {
      text: `${reason} ${t("editor:failed.kept")}`,
      action: { label: t("editor:failed.again"), onAction: () => void again.current() },
    };
  }

  return {
    card,
    saved,
    editing,
    saving,
    problems,
    warning,
    tab,
    setTab,
    paid,
    save,
    /** Changes parts of the card as it is when this is called, which for a notice's action is later. */
    change: (next: Partial<EditedCard>, group?: string) =>
      editing.change({ ...latest.current, ...next }, group),
    latest,
    replace: editing.change,
    plan: {
      isAsking: isAskingForPlan,
      close: () => setAskingForPlan(false),
      backToFree: () => {
        const free = { ...backToFreeCard(card), pageId: card.pageId };
        setAskingForPlan(false);
        editing.change(free);
        return free;
      },
    },
  };
}

/** Moves the focus to a control, or to the first one of a group that has its id. */
function focusControl(id: string): void {
  const found = document.getElementById(id);
  (found?.querySelector<HTMLElement>("button, input") ?? found)?.focus();
}

/** A draft from before a reload with pictures that can be shown again. One that is gone is taken off. */
async function withShownPictures(draft: EditedCard): Promise<EditedCard> {
  const local = CARD_IMAGE_SLOTS.flatMap((slot) => draft[slot] ?? []).filter(isLocalImage);
  if (local.length === 0) return draft;
  const found = await bringBackImages(local);
  return withCardPictures(draft, (address) => (isLocalImage(address) ? found.get(address) : address));
}

export type CardEditor = ReturnType<typeof useCardEditor>;
