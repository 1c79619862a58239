import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Block } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { Session } from "~/features/editing/session/session";
import { useSession } from "~/features/editing/session/use-editing-session";
import { type EditorTab, fieldName } from "./field-locations";
import type { PageDraft } from "./page-draft";
import type { PageEditing } from "./page-session";

/** The editing session of a page, with changes of its parts. Each starts from the draft as it is when it is called. */
export interface PageSession extends EditingSession<PageEditing> {
  change: (part: Partial<PageDraft>, group?: string) => void;
  content: () => PageContent;
  changeContent: (part: Partial<PageContent>, group?: string) => void;
  changeBlocks: (work: (blocks: Block[]) => Block[], group?: string) => void;
}

export function pageSession(session: EditingSession<PageEditing>): PageSession {
  const { draft, edit } = session;
  const content = () => draft().content;
  const change: PageSession["change"] = (part, group) => {
    const next = { ...draft(), ...part };
    // A theme that is the team's stays, whatever would change it: a reset, a template.
    const isThemeLocked = session.store.getState().stored?.look?.isThemeLocked;
    edit(isThemeLocked ? withTheme(next, content().theme) : next, group);
  };
  const changeContent: PageSession["changeContent"] = (part, group) =>
    change({ content: { ...content(), ...part } }, group);
  const changeBlocks: PageSession["changeBlocks"] = (work, group) =>
    changeContent({ blocks: work(content().blocks) }, group);
  return { ...session, content, change, changeContent, changeBlocks };
}

const withTheme = (draft: PageDraft, theme: Theme): PageDraft =>
  draft.content.theme === theme ? draft : { ...draft, content: { ...draft.content, theme } };

export const EditorContext = createContext<PageSession | null>(null);

/** The session of the page that is edited: what can be done to it. It stays the same while the page is edited. */
export function usePageSession(): PageSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error("usePageSession needs the page editor above it");
  return session;
}

/** A part of the page's session; its caller is drawn anew when that part changes, and for nothing else. */
export function useEditor<U>(select: (state: Session<PageEditing>) => U): U {
  return useSession(usePageSession(), select);
}

/** The page's content as it is now; for callers that show most of it. */
export const useContent = (): PageContent => useEditor(({ history }) => history.present.content);

/** @returns the sentence about one field of the screen, when something is wrong with it */
export function useFieldError(): (field: {
  tab: EditorTab;
  name: string;
  blockKey?: string;
  itemKey?: string;
}) => string | undefined {
  const problems = useEditor((state) => state.problems);
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
