import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import type { EditingSession } from "./editing-session";
import { RestoredNotice } from "./restored-notice";
import type { EditingTypes } from "./session";
import { useSession } from "./use-editing-session";

/** That unsaved changes were restored, and why a save was refused, with the way on. */
export function RareNotices<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const isRestored = useSession(session, (state) => state.isRestored);
  const obstacle = useSession(session, (state) => state.obstacle?.kind);
  return (
    <>
      {isRestored ? <RestoredNotice session={session} /> : null}
      {obstacle === "login" ? <LoginNotice /> : null}
      {obstacle === "gone" ? <GoneNotice onSave={() => void session.saveAgain()} /> : null}
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
