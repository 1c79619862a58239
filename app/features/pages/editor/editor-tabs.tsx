import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "~/features/editing/session/session";
import { loadWithMessages } from "~/i18n/with-messages";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { useEditor, usePageSession } from "./editor-context";
import { EDITOR_TABS, type EditorTab, FIRST_VISITED_TAB } from "./field-locations";
import { GeneralTab } from "./general-tab";
import type { PageEditing } from "./page-session";

/** Code that is not needed for the first keystroke is loaded when its tab is opened. */
const BlocksTab = lazy(async () => {
  const tab = await loadWithMessages(["blocks", "codes", "teamLook"], () => import("./blocks/blocks-tab"));
  return { default: tab.BlocksTab };
});
const SettingsTab = lazy(async () => {
  const tab = await loadWithMessages(["design", "sharing"], () => import("./settings-tab"));
  return { default: tab.SettingsTab };
});
const DesignTab = lazy(async () => {
  const tab = await loadWithMessages(["design"], () => import("./design/design-tab"));
  return { default: tab.DesignTab };
});
const ThemesTab = lazy(async () => {
  const tab = await loadWithMessages(["design", "industries"], () => import("./themes/themes-tab"));
  return { default: tab.ThemesTab };
});
const LookTheme = lazy(async () => {
  const tab = await loadWithMessages(["teamLook"], () => import("./look/look-theme"));
  return { default: tab.LookTheme };
});
const SeoTab = lazy(async () => {
  const tab = await loadWithMessages(["sharing"], () => import("./sharing/seo-tab"));
  return { default: tab.SeoTab };
});
const InstallationTab = lazy(async () => {
  const tab = await loadWithMessages(["codes", "sharing"], () => import("./sharing/installation-tab"));
  return { default: tab.InstallationTab };
});
const SharingTab = lazy(async () => {
  const tab = await loadWithMessages(["codes", "sharing"], () => import("./sharing/sharing-tab"));
  return { default: tab.SharingTab };
});

const PANELS: Record<EditorTab, ComponentType> = {
  general: GeneralTab,
  blocks: BlocksTab,
  design: DesignTab,
  themes: ThemesTab,
  settings: SettingsTab,
  seo: SeoTab,
  installation: InstallationTab,
  sharing: SharingTab,
};

/** The row of tabs and the open one's panel; what is typed changes the panel and not the row. */
export function EditorTabs() {
  const { t } = useTranslation("editor");
  const { setView } = usePageSession();
  const open = useEditor(({ view }) => view.tab);
  const wrong = useEditor(wrongTabs).split(",");
  const isThemeLocked = useEditor(({ stored }) => stored?.look?.isThemeLocked ?? false);
  return (
    <Tabs
      label={t("tabs.label")}
      // Below the header, where it stays in sight as that does.
      listClassName="min-[1025px]:sticky min-[1025px]:top-16 min-[1025px]:z-10 bg-paper"
      selectedKey={open}
      onSelectionChange={(tab) => setView({ tab: tab as EditorTab })}
      tabs={EDITOR_TABS.map((tab) => {
        const Panel = isThemeLocked && (tab === "design" || tab === "themes") ? LookTheme : PANELS[tab];
        return {
          id: tab,
          label: t(`tabs.${tab}`),
          startsGroup: tab === FIRST_VISITED_TAB,
          badge: wrong.includes(tab) ? (
            <span className="size-2 rounded-full bg-danger">
              <span className="sr-only">{t("tabs.hasError")}</span>
            </span>
          ) : null,
          // The first tab is drawn on the server: a boundary around it would be thrown away by a touch that comes
          // before it is woken up.
          content:
            tab === "general" ? (
              <Panel />
            ) : (
              <Suspense fallback={<Skeleton className="h-40 max-w-xl" />}>
                <Panel />
              </Suspense>
            ),
        };
      })}
    />
  );
}

/** The tabs with problems, as one text: the row re-renders when it changes. */
const wrongTabs = ({ problems }: Session<PageEditing>): string =>
  EDITOR_TABS.filter((tab) => problems.some((problem) => problem.tab === tab)).join();
