import { useTranslation } from "react-i18next";
import { ProgressBar } from "~/ui/progress-bar";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";
import { useSession } from "./use-editing-session";

/** The upload progress of a save's images, along the lower edge of an editor's bar. */
export function UploadBar<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const { t } = useTranslation("editing");
  const progress = useSession(session, (state) => state.progress);
  if (!progress) return null;
  return (
    <ProgressBar
      label={t("upload")}
      isLabelHidden
      value={progress.sent}
      max={Math.max(1, progress.total)}
      className="absolute inset-x-0 bottom-0"
    />
  );
}
