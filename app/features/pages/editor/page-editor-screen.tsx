import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { EditorFootBar } from "~/features/editing/editor-foot-bar";
import { SessionNotices } from "~/features/editing/session/session-notices";
import { SessionQuestions } from "~/features/editing/session/session-questions";
import { useSession } from "~/features/editing/session/use-editing-session";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { needsIcons } from "~/features/pages/needs-icons";
import type { FirstPage } from "~/server/services/pages/first-page.server";
import { cx } from "~/ui/cx";
import { EditorContext } from "./editor-context";
import { EditorTabs } from "./editor-tabs";
import { PageFrame } from "./page-frame";
import { PagePreview } from "./page-preview";
import { loadPaidPageDialog } from "./saving/load-paid-page-dialog";
import { PageLive } from "./saving/page-live";
import { PageNotLive } from "./saving/page-not-live";
import { PaidVersion } from "./saving/paid-version";
import { type EditorStart, usePageEditor } from "./use-page-editor";

const PaidPageDialog = lazy(async () => ({
  default: (await loadPaidPageDialog()).PaidPageDialog,
}));

/** The page editor: fields on one side, the page itself on the other. */
export function PageEditorScreen({ start, first = null }: { start: EditorStart; first?: FirstPage | null }) {
  const { t } = useTranslation("editor");
  const { session, warning } = usePageEditor(start, first);
  const screen = useSession(session, ({ view }) => view.screen);
  const isPreviewing = useSession(session, ({ view }) => view.isPreviewing);
  const hasIcons = useSession(session, ({ history }) => needsIcons(history.present.content));
  return (
    <EditorContext.Provider value={session}>
      <LazyBrandIcons isNeeded={hasIcons}>
        <PageFrame width={screen === "desktop" ? "max-w-[120rem]" : "max-w-7xl 2xl:max-w-[96rem]"}>
          <div
            className={cx(
              "mx-auto grid w-full flex-1 grid-cols-1 gap-x-12 px-5 sm:px-8",
              screen === "desktop"
                ? "max-w-[120rem] min-[1025px]:grid-cols-2 xl:grid-cols-[minmax(40rem,2fr)_minmax(0,3fr)]"
                : "max-w-7xl min-[1025px]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:max-w-[96rem] 2xl:grid-cols-[minmax(0,1fr)_27rem]",
            )}
          >
            <div
              className={cx("min-w-0 pt-2 pb-12 max-[1024px]:pb-28", isPreviewing && "max-[1024px]:hidden")}
            >
              <SessionNotices session={session} />
              <PageNotLive />
              <PaidVersion at={start?.paidVersionAt ?? null} />
              <PageLive />
              <EditorTabs />
            </div>
            <div className={cx("min-w-0", !isPreviewing && "max-[1024px]:hidden")}>
              <PagePreview />
            </div>
          </div>
          <EditorFootBar
            session={session}
            isPreviewing={isPreviewing}
            label={t(isPreviewing ? "preview.hide" : "preview.show")}
            onPreview={() => {
              session.setView({ isPreviewing: !isPreviewing });
              window.scrollTo({ top: 0 });
            }}
          />
          <SessionQuestions session={session} warning={warning} paidDialog={<PaidPageDialog />} />
        </PageFrame>
      </LazyBrandIcons>
    </EditorContext.Provider>
  );
}
