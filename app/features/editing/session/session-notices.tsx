import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { lateNotice } from "~/features/shell/late-notice";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";
import { useSession } from "./use-editing-session";

/** Rarely shown, and never before hydration. */
const RestoredNotice = lateNotice(async () => (await import("./restored-notice")).RestoredNotice) as <
  T extends EditingTypes,
>(props: {
  session: EditingSession<T>;
}) => ReactNode;

/** The notices about the session itself, above an editor's fields. */
export function SessionNotices<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const isRestored = useSession(session, (state) => state.isRestored);
  const obstacle = useSession(session, (state) => state.obstacle?.kind);
  const isUnstored = useSession(session, (state) => state.isUnstored && state.isDirty);
  const { t } = useTranslation("editing");
  return (
    <>
      {isUnstored ? <Notice actions={null}>{t("unstored")}</Notice> : null}
      {isRestored ? (
        <Suspense>
          <RestoredNotice session={session} />
        </Suspense>
      ) : null}
      {obstacle === "login" ? <LoginNotice /> : null}
      {obstacle === "gone" ? <GoneNotice onSave={() => void session.saveAsNew()} /> : null}
    </>
  );
}

/** The account's session ended during editing: the login opens beside the editor, which is preserved. */
function LoginNotice() {
  const { t } = useTranslation("editing");
  const path = useLocalPath();
  return (
    <Notice
      actions={
        <a href={path("/login")} target="_blank" rel="noopener" className={buttonStyle({ size: "small" })}>
          {t("login.action")}
        </a>
      }
    >
      {t("login.text")}
    </Notice>
  );
}

/** The stored thing was deleted elsewhere; the draft on the screen is preserved. */
function GoneNotice({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation("editing");
  return (
    <Notice
      actions={
        <Button size="small" onPress={onSave}>
          {t("gone.action")}
        </Button>
      }
    >
      {t("gone.text")}
    </Notice>
  );
}
