import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import type { CardView } from "~/domain/cards/view";
import { newKey } from "~/domain/ids";
import { type ApiFailure, type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { keepDraft, type LocalDraft } from "~/features/editing/local-draft";
import type { SaveState } from "~/features/editing/saved-state";
import { rememberDraft } from "~/features/temporary/draft-ids";
import { useLocalPath } from "~/i18n/use-path";
import {
  createBody,
  type EditedCard,
  isSameCard,
  picturesOf,
  updateBody,
  withCardPictures,
} from "./edited-card";
import { ownLostWrite } from "./own-lost-write";
import { saveCardPictures, type UploadProgress } from "./save-card-pictures";
import type { CardTab } from "./use-card-problems";

interface SavedCard {
  card: CardView;
  version: number;
}

interface Options {
  /** The saved card, null for a new one. */
  saved: SavedCard | null;
  value: EditedCard;
  /** The tab that is open, which the editor of a card that is made goes on with. */
  tab: CardTab;
  isSignedIn: boolean;
  /** Called before the screen is left on purpose, with where the server keeps a card made without an account. */
  onLeave: (handedOver?: { temporaryId: string }) => void;
  /** Called when a new card is stored; incomplete while one of its pictures has not arrived. */
  onCreated: (made: { isComplete: boolean }) => void;
  /** Called with the correction of every step of the history: pictures have their addresses on the site. */
  onStored: (correct: (card: EditedCard) => EditedCard) => void;
}

/** The card that this document has made last, and the tab on which it was saved. Only ever set in a browser. */
let made: { hash: string; tab: CardTab } | null = null;

/** The tab that the editor of a card begins with: of one that was just made, the one that was open. */
export function firstTabOf(hash: string): CardTab {
  return made?.hash === hash ? made.tab : "general";
}

/** Saves a card: to its owner's cards, or without an account as a draft that the sign-up turns into one. */
export function useCardSaving({ saved, value, tab, isSignedIn, onLeave, onCreated, onStored }: Options) {
  const navigate = useNavigate();
  const path = useLocalPath();
  const [version, setVersion] = useState(saved?.version ?? null);
  const [base, setBase] = useState({ card: value, version });
  /** The base of what was left behind on an older version. */
  const restored = useRef<typeof base>();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const isBusy = useRef(false);
  const [idempotencyKey] = useState(newKey);
  const temporaryId = useRef<string>();
  /** What was sent last without an answer coming back. */
  const unacknowledged = useRef<EditedCard>();
  const isDirty = !isSameCard(value, base.card);

  async function saveOwn(card: EditedCard, isOverwriting: boolean): Promise<ApiResult<SavedCard>> {
    if (!saved) {
      return apiFetch("POST /editor-business-card/save", { body: createBody(card), idempotencyKey });
    }
    const { hash } = saved.card;
    const put = (version?: number) =>
      apiFetch("PUT /editor-business-card/:hash/save", {
        params: { hash },
        body: { card: updateBody(card), version },
      });
    const answer = await put(isOverwriting ? undefined : (version ?? undefined));
    const sent = unacknowledged.current;
    if (answer.ok || answer.error.code !== "precondition_failed" || !sent) return answer;
    const own = await ownLostWrite(hash, sent);
    return own === null ? answer : put(own);
  }

  async function saveAnonymously(card: EditedCard): Promise<ApiFailure | null> {
    const answer = await apiFetch("POST /editor/temporary", {
      body: { type: "business-card", entity: createBody(card), temporaryId: temporaryId.current },
    });
    if (!answer.ok) return answer.error;
    const sent = await saveCardPictures(
      { name: "POST /editor/temporary" },
      card,
      {},
      {
        temporaryId: answer.value.temporaryId,
        onProgress: setProgress,
      },
    );
    if (sent.failure) return sent.failure;
    // Who comes back before this screen is gone goes on with the same draft.
    temporaryId.current = answer.value.temporaryId;
    rememberDraft(answer.value.temporaryId);
    onLeave(answer.value);
    navigate(path("/sign-up"));
    return null;
  }

  async function saveToAccount(card: EditedCard, isOverwriting: boolean): Promise<ApiFailure | null> {
    const answer = await saveOwn(card, isOverwriting);
    if (!answer.ok) return answer.error;
    const { hash } = answer.value.card;
    const stored = saved ? base.card : {};
    const pictures = await saveCardPictures(
      { name: "POST /editor-business-card/:hash/image", params: { hash } },
      card,
      stored,
      {
        onProgress: setProgress,
      },
    );
    const correct = (edited: EditedCard) =>
      withCardPictures(edited, (address, slot) =>
        address === card[slot] ? (pictures.addresses[slot] ?? address) : address,
      );
    onStored(correct);
    const version = answer.value.version + pictures.writes;
    // A picture that could not be sent leaves the card unsaved; all the rest of it is stored.
    const arrived = pictures.failure
      ? { ...card, ...picturesOf(stored), ...pictures.addresses }
      : correct(card);
    setBase({ card: arrived, version });
    setVersion(version);
    if (pictures.failure && saved) return pictures.failure;
    if (saved) return null;
    onLeave();
    onCreated({ isComplete: !pictures.failure });
    // The made card's own editor goes on with the picture that did not arrive.
    if (pictures.failure) keepDraft(`card:${hash}`, { value: correct(card), version });
    made = { hash, tab };
    navigate(path(`/editor-business-card/${hash}`), { replace: true, preventScrollReset: true });
    return null;
  }

  /** Saves what is given, by default what is on the screen. A second call while one is under way does nothing. */
  async function save(card: EditedCard = value, { isOverwriting = false } = {}): Promise<ApiFailure | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSaving(true);
    const failed = isSignedIn ? await saveToAccount(card, isOverwriting) : await saveAnonymously(card);
    unacknowledged.current = failed?.code === "offline" ? card : undefined;
    setFailure(failed);
    setSaving(false);
    setProgress(null);
    isBusy.current = false;
    return failed;
  }

  const state: SaveState = isSaving
    ? "saving"
    : isDirty
      ? failure
        ? "failed"
        : "unsaved"
      : saved
        ? "saved"
        : "new";
  return {
    save,
    state,
    isSaving,
    /** Of the pictures that are being sent. */
    progress,
    isDirty,
    version,
    /** What the value was made from; null for what was left behind on a version that is not here any more. */
    base: version === base.version ? base.card : null,
    failure,
    forgetFailure: () => setFailure(null),
    /** Goes on with what was left behind: the version it was made on, or where the server keeps it. */
    resumeFrom: (draft: Omit<LocalDraft<EditedCard>, "value">) => {
      setVersion(draft.version);
      temporaryId.current = draft.temporaryId;
      if (!draft.base) return;
      restored.current = { card: draft.base, version: draft.version };
      setBase(restored.current);
    },
    /** Leaves what was left behind for the card as it was read. */
    goBackTo: (card: EditedCard, savedVersion: number | null) => {
      setVersion(savedVersion);
      temporaryId.current = undefined;
      setBase((now) => (now === restored.current ? { card, version: savedVersion } : now));
    },
    /** Takes what somebody else saved as the new ground. */
    rebaseOnto: (card: EditedCard, savedVersion: number) => {
      setBase({ card, version: savedVersion });
      setVersion(savedVersion);
      setFailure(null);
    },
  };
}
