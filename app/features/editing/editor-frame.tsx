import type { ReactNode } from "react";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { EditingTypes } from "~/features/editing/session/session";
import { SessionState } from "~/features/editing/session/session-state";
import { UploadBar } from "~/features/editing/session/upload-bar";
import { MainPart } from "~/features/shell/main-part";
import type { HeaderItem } from "~/features/shell/open-editor-menu";
import { EditorHeader } from "./editor-header";
import { UndoButtons } from "./undo-buttons";

interface EditorFrameProps<T extends EditingTypes> {
  session: EditingSession<T>;
  /** The name of what is edited. */
  title: string;
  /** Its state, below its name. */
  state?: ReactNode;
  /** Where it is found, below its name where there is room. */
  address?: string;
  /** What is beside the main button where there is room. */
  actions?: ReactNode;
  /** The same on a phone, in its menu. */
  items?: HeaderItem[];
  /** What saves; always in sight. */
  primary: ReactNode;
  /** How wide header and fields are at most; a class. */
  width?: string;
  children: ReactNode;
}

/**
 * Header and main of an editor. The header is one row, replacing the app's: the back link, the edited thing and its
 * state, its actions, and the account.
 */
export function EditorFrame<T extends EditingTypes>(props: EditorFrameProps<T>) {
  const { session, title, state, address, actions, items, primary, width, children } = props;
  return (
    <>
      <EditorHeader items={items} width={width} bar={<UploadBar session={session} />}>
        {/* Of this screen, where the rest of a header is the same on every one. */}
        <div data-screen-part="" className="flex min-w-0 flex-1 items-center gap-2">
          <div className="min-w-0 flex-1">
            <h1 dir="auto" className="truncate align-match-parent font-semibold leading-5">
              {title}
            </h1>
            <div className="flex min-w-0 items-center gap-x-2 text-muted text-sm sm:gap-x-2.5">
              {state}
              {address ? (
                <bdi dir="ltr" className="min-w-0 truncate max-md:hidden">
                  {address}
                </bdi>
              ) : null}
              <SessionState session={session} isShort={state !== undefined} />
            </div>
          </div>
          <div className="max-[1024px]:hidden">
            <UndoButtons session={session} />
          </div>
          <div className="flex shrink-0 items-center gap-2 max-sm:hidden">{actions}</div>
          <div className="shrink-0 max-sm:max-w-36 max-sm:[&>button]:px-3 max-sm:[&>button]:text-sm max-sm:[&>button]:leading-tight">
            {primary}
          </div>
        </div>
      </EditorHeader>
      <MainPart>{children}</MainPart>
    </>
  );
}
