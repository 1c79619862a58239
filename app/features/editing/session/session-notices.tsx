import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { lateNotice } from "~/features/shell/late-notice";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";
import { useSession } from "./use-editing-session";

/** Never before hydration. */
const RareNotices = lateNotice(async () => (await import("./rare-notices")).RareNotices) as <
  T extends EditingTypes,
>(props: {
  session: EditingSession<T>;
}) => ReactNode;

/** The notices about the session itself, above an editor's fields. */
export function SessionNotices<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const isRare = useSession(
    session,
    ({ isRestored, obstacle }) => isRestored || obstacle?.kind === "login" || obstacle?.kind === "gone",
  );
  const isUnstored = useSession(session, (state) => state.isUnstored && state.isDirty);
  const { t } = useTranslation("editing");
  return (
    <>
      {isUnstored ? <Notice actions={null}>{t("unstored")}</Notice> : null}
      {isRare ? (
        <Suspense>
          <RareNotices session={session} />
        </Suspense>
      ) : null}
    </>
  );
}
