import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { IconButton } from "~/ui/icon-button";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";
import { useSession } from "./use-editing-session";

/** What an editor says above its fields about the session itself. */
export function SessionNotices<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const isRestored = useSession(session, (state) => state.isRestored);
  const obstacle = useSession(session, (state) => state.obstacle?.kind);
  const isUnstored = useSession(session, (state) => state.isUnstored && state.isDirty);
  const { t } = useTranslation("editing");
  return (
    <>
      {isUnstored ? <Notice actions={null}>{t("unstored")}</Notice> : null}
      {isRestored ? <RestoredNotice onDiscard={session.discard} onClose={session.closeNotice} /> : null}
      {obstacle === "login" ? <LoginNotice /> : null}
      {obstacle === "gone" ? <GoneNotice onSave={() => void session.saveAsNew()} /> : null}
    </>
  );
}

/** What was unsaved here is back, and how to be rid of it. */
function RestoredNotice({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const { t } = useTranslation("editing");
  return (
    <Notice
      actions={
        <>
          <Button size="small" onPress={onDiscard}>
            {t("restored.discard")}
          </Button>
          <IconButton size="small" label={t("close")} icon={<X />} hasNoTooltip onPress={onClose} />
        </>
      }
    >
      {t("restored.text")}
    </Notice>
  );
}

/** The account's session ended while somebody was typing: the login opens beside the editor, which stays as it is. */
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

/** The stored thing was deleted elsewhere; what is on the screen is still here. */
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
