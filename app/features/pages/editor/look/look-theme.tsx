import { useTranslation } from "react-i18next";
import { useContent, useEditor } from "~/features/pages/editor/editor-context";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { LookNote } from "./look-note";
import { withLookBlocks } from "./with-look-blocks";

/** In the place of what designs a page: its theme is the team's. */
export function LookTheme() {
  const { t } = useTranslation("teamLook");
  const look = useEditor(({ stored }) => stored?.look);
  const content = useContent();
  if (!look) return null;
  return (
    <div data-locked="theme" className="flex max-w-xl flex-col gap-4">
      <LookNote look={look} />
      <p>{t("pages.themeLocked")}</p>
      <div className="w-48">
        <ThemeThumb content={withLookBlocks(content, look)} title={t("pages.theme")} />
      </div>
    </div>
  );
}
