import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Block } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { EditingTypes, Session } from "~/features/editing/session/session";
import type { ReadableStore } from "~/features/editing/session/store";
import { useSession } from "~/features/editing/session/use-editing-session";
import type { EditorViewState } from "./editor-view";
import { type EditorTab, fieldName, type LocatedError } from "./field-locations";
import type { PageDraft, PageLook } from "./page-draft";
import type { PageEditing } from "./page-session";

/** What can be edited by the parts of the page editor: a page, or a look of pages. */
interface PageLike extends EditingTypes {
  draft: PageDraft;
  stored: { id: string; version: number; look?: PageLook };
  problem: LocatedError;
  view: EditorViewState;
}

/** Changes of the parts of a draft. Each starts from the draft as it is when it is called. */
interface PartChanges {
  change: (part: Partial<PageDraft>, group?: string) => void;
  content: () => PageContent;
  changeContent: (part: Partial<PageContent>, group?: string) => void;
  changeBlocks: (work: (blocks: Block[]) => Block[], group?: string) => void;
}

/** What parts of the page editor read, of a page or a look. */
export type PartsState = Pick<Session<PageLike>, "stored" | "problems" | "view"> & {
  history: { present: PageDraft };
};

/** What parts of the page editor read and change, of a page or a look. */
interface PageParts extends PartChanges, Pick<EditingSession<PageLike>, "setView"> {
  store: ReadableStore<PartsState>;
}

/** The editing session of a page, with changes of its parts. */
export type PageSession = EditingSession<PageEditing> & PartChanges & { isLook: false };
type LookParts = PageParts & { isLook: true };

export const pageSession = (session: EditingSession<PageEditing>): PageSession => ({
  ...session,
  ...partChanges(session),
  isLook: false,
});

/** A look by the parts of the page editor: what is the look's own stays, since each change starts from the whole draft. */
export const lookParts = <T extends PageLike>(
  session: EditingSession<T>,
): EditingSession<T> & PartChanges & { isLook: true } => ({
  ...session,
  ...partChanges(session),
  isLook: true,
});

function partChanges<T extends PageLike>({ draft, edit, store }: EditingSession<T>): PartChanges {
  const content = () => draft().content;
  const change: PartChanges["change"] = (part, group) => {
    const next = { ...draft(), ...part };
    // A theme that is the team's stays, whatever would change it: a reset, a template.
    const isThemeLocked = store.getState().stored?.look?.isThemeLocked;
    edit(isThemeLocked ? withTheme(next, content().theme) : next, group);
  };
  const changeContent: PartChanges["changeContent"] = (part, group) =>
    change({ content: { ...content(), ...part } }, group);
  const changeBlocks: PartChanges["changeBlocks"] = (work, group) =>
    changeContent({ blocks: work(content().blocks) }, group);
  return { content, change, changeContent, changeBlocks };
}

const withTheme = <D extends PageDraft>(draft: D, theme: Theme): D =>
  draft.content.theme === theme ? draft : { ...draft, content: { ...draft.content, theme } };

export const EditorContext = createContext<PageSession | LookParts | null>(null);

/** The page or the look that is edited, for parts that both have. It stays the same while that is edited. */
export function usePageParts(): PageSession | LookParts {
  const session = useContext(EditorContext);
  if (!session) throw new Error("usePageParts needs the page editor above it");
  return session;
}

/** The session of the page that is edited, for what a look has not: what can be done to it. */
export function usePageSession(): PageSession {
  const session = usePageParts();
  if (session.isLook) throw new Error("usePageSession needs a page");
  return session;
}

/** A part of the page's session; re-renders the caller only when that part changes. */
export function useEditor<U>(select: (state: Session<PageEditing>) => U): U {
  return useSession(usePageSession(), select);
}

/** The same of what a look has, too. */
export function usePagePart<U>(select: (state: PartsState) => U): U {
  const parts: PageParts = usePageParts();
  return useSession(parts, select);
}

/**
 * Whether a save leaves a template's unchanged examples out: it is the first, or of a version from before the first.
 * Later, what is on the page is its owner's.
 */
export const leavesExamplesOut = ({ stored, view }: Pick<Session<PageEditing>, "stored" | "view">): boolean =>
  stored === null || view.isVersionBack;

/** The content as it is now; for callers that show most of it. */
export const useContent = (): PageContent => usePagePart(({ history }) => history.present.content);

/** @returns the error message of a field of the screen, if it is shown */
export function useFieldError(): (field: {
  tab: EditorTab;
  name: string;
  blockKey?: string;
  itemKey?: string;
}) => string | undefined {
  const problems = usePagePart((state) => state.problems);
  const { t } = useTranslation("errors");
  return ({ tab, name, blockKey, itemKey }) => {
    const found = problems.find(
      (problem) =>
        problem.tab === tab &&
        problem.blockKey === blockKey &&
        problem.itemKey === itemKey &&
        fieldName(problem) === name,
    );
    return found ? t(found.messageKey, found.params ?? {}) : undefined;
  };
}
