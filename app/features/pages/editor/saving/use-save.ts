import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldError } from "~/domain/errors";
import { newKey } from "~/domain/ids";
import { checkPage } from "~/domain/pages/check";
import type { PageContent } from "~/domain/pages/schema";
import { type ApiFailure, apiFetch } from "~/features/editing/api-fetch";
import { isLocalImage } from "~/features/editing/pictures/local-images";
import { imageBytesOf } from "~/features/pages/editor/check/image-bytes";
import { hasField, type LocatedError } from "~/features/pages/editor/field-locations";
import {
  draftOf,
  inputOf,
  metaOf,
  type PageDraft,
  type PageMeta,
  type StoredPage,
  withImageAddresses,
} from "~/features/pages/editor/page-draft";
import { picturesOf, slotName, withPictures } from "~/features/pages/editor/pictures/draft-pictures";
import type { PageEditor } from "~/features/pages/editor/use-page-editor";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { Contracts } from "~/routes/resources/contracts";
import { type Notice, useToasts } from "~/ui/toast-queue";
import { saveAnonymousDraft } from "./anonymous-draft";
import { ownLostWrite } from "./own-lost-write";
import { type SavedPictures, savePictures, type UploadProgress } from "./save-pictures";

/** What stands in the way of saving and asks for a decision. */
export type SaveProblem = { kind: "paid"; fields: string[] } | { kind: "conflict" } | { kind: "login" };

type Stored = { page: StoredPage & PageContent; version: number };

interface Options {
  /** Lets the next navigation pass without the question about unsaved changes. */
  allowLeaving: () => void;
  /** Called with what is wrong before anything was sent, or with what the server refused. */
  onRefused: (errors: LocatedError[]) => void;
}

/** Saves the page: at home for who is signed in, else as a draft that the sign-up turns into a page. */
export function useSave(editor: PageEditor, { allowLeaving, onRefused }: Options) {
  const { t } = useTranslation("editor");
  const { t: tSharing } = useTranslation("sharing");
  const { t: tError } = useTranslation("errors");
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const isBusy = useRef(false);
  const [idempotencyKey] = useState(newKey);
  /** What the last save had to say: the next one replaces it. */
  const said = useRef<string | null>(null);
  /** What was sent last without an answer coming back. */
  const unacknowledged = useRef<PageDraft | null>(null);
  // A notice outlives the render that showed it, and the page it would save again has gone on since.
  const again = useRef(save);
  again.current = save;

  /** Goes to the first field that is wrong; what has no field of its own is said in a notice. */
  function refuse(errors: LocatedError[]) {
    onRefused(errors);
    const unplaced = errors.find((error) => !hasField(error));
    const text = unplaced ? tError(unplaced.messageKey, unplaced.params ?? {}) : t("failed.fields");
    said.current = toasts.show({ type: "error", title: t("failed.title"), text });
  }

  function fail(error: ApiFailure, sent: PageDraft) {
    setHasFailed(true);
    if (error.code === "offline") unacknowledged.current = sent;
    if (error.code === "payment_required") {
      const fields = (error.data?.fields as string[] | undefined) ?? (error.field ? [error.field] : []);
      return setProblem({ kind: "paid", fields });
    }
    // A conflict about a page that is not there yet is its own earlier try, still under way.
    if (error.code === "precondition_failed" || (error.code === "conflict" && editor.meta))
      return setProblem({ kind: "conflict" });
    if (error.code === "unauthorized") return setProblem({ kind: "login" });
    if (error.code === "limit_reached") {
      allowLeaving();
      return navigate(path("/dashboard-pages?limit=1"));
    }
    const fields: FieldError[] = error.fields ?? (error.field ? [{ ...error, field: error.field }] : []);
    if (error.code === "invalid" && fields.length > 0) return refuse(editor.refuse(sent, fields));
    const text =
      error.code === "offline" ? t("failed.offline") : tError(error.messageKey, error.params ?? {});
    said.current = toasts.show({
      type: "error",
      title: t("failed.title"),
      text: `${text} ${t("failed.kept")}`,
      action: { label: t("failed.again"), onAction: () => void again.current() },
    });
  }

  /** Everything that follows from a stored page; `sent` is what was on the screen when saving began. */
  async function finish(sent: PageDraft, { page, version }: Stored) {
    const pictures = await savePictures(page.id, sent, editor.saved, setProgress);
    const correct = correction(pictures, page.slug);
    const stored = draftOf(page);
    editor.amend(correct);
    const asSaved = correct(sent);
    // A picture that could not be sent leaves the page unsaved; all the rest of it is stored.
    editor.setSaved(pictures.failure ? withArrivedPictures(asSaved, stored.content) : asSaved);
    const imageBytes = { ...page.imageBytes, ...pictures.bytes };
    const storedMeta = metaOf({ ...page, imageBytes }, version + pictures.writes);
    editor.setMeta(storedMeta);
    if (pictures.failure) return fail(pictures.failure, sent);
    editor.accept();
    setHasFailed(false);
    setProblem(null);
    return storedMeta;
  }

  async function saveToAccount(sent: PageDraft, overwrite: boolean) {
    const { meta } = editor;
    const page = inputOf(sent, meta === null);
    const published = user?.isPaid ? sent.published : undefined;
    const answer = meta
      ? await change(meta, { page, published }, overwrite)
      : await apiFetch("POST /editor/save", { body: { page, published }, idempotencyKey });
    if (!answer.ok) return fail(answer.error, sent);
    unacknowledged.current = null;
    const finished = await finish(sent, answer.value);
    if (finished && finished.state === "published" && meta?.state !== "published")
      checkWhatWentLive(sent, finished);
    if (meta) return;
    said.current = toasts.show(madeNotice(answer.value.page));
    allowLeaving();
    navigate(path(`/editor/${answer.value.page.id}`), { replace: true, preventScrollReset: true });
  }

  async function change(
    { id, version }: PageMeta,
    body: Contracts["PUT /editor/:id/save"]["body"],
    overwrite: boolean,
  ) {
    const put = (version?: number) =>
      apiFetch("PUT /editor/:id/save", { params: { id }, body: { ...body, version } });
    const answer = await put(overwrite ? undefined : version);
    if (answer.ok || answer.error.code !== "precondition_failed" || !unacknowledged.current) return answer;
    const own = await ownLostWrite(id, unacknowledged.current);
    return own === null ? answer : put(own);
  }

  /** A page that goes live is looked over: what visitors would stumble over is said, and kept nobody from publishing. */
  function checkWhatWentLive({ content }: PageDraft, meta: PageMeta) {
    const { length: count } = checkPage(content, imageBytesOf(content, meta));
    if (count === 0) return;
    toasts.show({
      type: "info",
      title: tSharing("check.count", { count }),
      action: { label: tSharing("check.show"), onAction: () => editor.setView({ isChecking: true }) },
    });
  }

  /** A page from a template has a card that goes with it: it is offered once the page is there. */
  function madeNotice(page: StoredPage & PageContent) {
    const card = path(`/editor-business-card?page=${page.id}`);
    const action = page.prefillId ? { label: t("made.card"), onAction: () => navigate(card) } : undefined;
    if (page.state === "published")
      return { type: "success" as const, title: t("made.live"), text: page.url, action };
    return { type: "success" as const, title: t("made.saved"), text: t("made.unpublished"), action };
  }

  async function saveAnonymously(sent: PageDraft) {
    const answer = await saveAnonymousDraft(sent, setProgress);
    if (!answer.ok) return fail(answer.error, sent);
    editor.setSaved(sent);
    editor.accept();
    setHasFailed(false);
    allowLeaving();
    navigate(path("/sign-up"));
  }

  async function save(options: { draft?: PageDraft; overwrite?: boolean } = {}) {
    if (isBusy.current) return;
    const sent = options.draft ?? editor.latest.current;
    if (said.current) toasts.dismiss(said.current);
    const wrong = editor.tryDraft(sent);
    if (wrong.length > 0) return refuse(wrong);
    isBusy.current = true;
    setIsSaving(true);
    try {
      await (user ? saveToAccount(sent, options.overwrite ?? false) : saveAnonymously(sent));
    } finally {
      isBusy.current = false;
      setIsSaving(false);
      setProgress(null);
    }
  }

  return {
    save,
    isSaving,
    hasFailed,
    progress,
    problem,
    setProblem,
    /** Shows a notice that the next save takes away. */
    say: (notice: Notice) => {
      said.current = toasts.show(notice);
    },
    /** What stood in the way of the last save is settled; it is not a failed one any more. */
    goOn: () => {
      setHasFailed(false);
      setProblem(null);
    },
  };
}

export type Saving = ReturnType<typeof useSave>;

/** What is stored after pictures failed: those that arrived, and in the places of the others what was there before. */
function withArrivedPictures(sent: PageDraft, stored: PageContent): PageDraft {
  const before = new Map(picturesOf(stored).map(({ slot, address }) => [slotName(slot), address]));
  const waiting = new Map(
    picturesOf(sent.content).flatMap(({ slot, address }) =>
      isLocalImage(address) ? [[address, before.get(slotName(slot))] as const] : [],
    ),
  );
  const exchange = (address: string) => (waiting.has(address) ? waiting.get(address) : address);
  return { ...sent, content: withPictures(sent.content, exchange) };
}

/**
 * The correction of every step of the history after a save: pictures have their addresses on the site, and a page that
 * was made without an address has one. It gives the same object for the same draft, so that what is saved is known.
 */
function correction({ addresses }: SavedPictures, slug: string): (draft: PageDraft) => PageDraft {
  const known = new WeakMap<PageDraft, PageDraft>();
  return (draft) => {
    const before = known.get(draft);
    if (before) return before;
    const pictured = withImageAddresses(draft, addresses);
    const corrected = pictured.slug.trim() === "" ? { ...pictured, slug } : pictured;
    known.set(draft, corrected);
    return corrected;
  };
}
