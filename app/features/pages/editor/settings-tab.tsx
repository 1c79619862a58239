import { useTranslation } from "react-i18next";
import { SENSITIVE_LEVELS } from "~/domain/pages/schema";
import { notLiveReason, type PageState } from "~/domain/pages/state";
import { ProButton } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { RadioGroup } from "~/ui/radio-group";
import { Switch } from "~/ui/switch";
import { useEditor, usePageSession } from "./editor-context";
import { ResetPage } from "./reset-page";
import { SlugField } from "./slug-field";

/** The page's address and visibility. */
export function SettingsTab() {
  const { t: tSharing } = useTranslation("sharing");
  const { changeContent } = usePageSession();
  const sensitive = useEditor(({ history }) => history.present.content.sensitive);
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <SlugField />
      <Published />
      <RadioGroup
        label={tSharing("sensitive.title")}
        description={tSharing("sensitive.hint")}
        value={String(sensitive ?? 0)}
        onChange={(id) =>
          changeContent({ sensitive: SENSITIVE_LEVELS.find((level) => String(level) === id) })
        }
        choices={[
          { id: "0", label: tSharing("sensitive.none") },
          ...SENSITIVE_LEVELS.map((level) => ({
            id: String(level),
            label: tSharing(`sensitive.from${level}`),
          })),
        ]}
      />
      <ResetPage />
    </div>
  );
}

/** Whether visitors see the page: a switch on a paid plan, else text. */
function Published() {
  const { t } = useTranslation("editor");
  const { t: tSharing } = useTranslation("sharing");
  const { user } = useRoot();
  const { change } = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const published = useEditor(({ history }) => history.present.published);
  const isPaid = user?.isPaid ?? false;
  const reason = meta ? notLiveReason(meta, isPaid) : null;
  const isOwnChoice = reason === null || reason === "owner" || reason === "draft";
  if (isPaid)
    return (
      <Switch
        label={t("settings.published")}
        description={isOwnChoice ? t("settings.publishedHint") : tSharing(`notLive.${reason}`)}
        isSelected={published}
        onChange={(isOn) => change({ published: isOn })}
      />
    );
  return (
    <section className="flex flex-col gap-0.5">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-medium">{t(`state.${shownState(meta?.state)}`)}</h2>
        <ProButton feature="publishSwitch" />
      </div>
      <p className="text-muted text-sm">
        {isOwnChoice ? t("settings.publishedFree") : tSharing(`notLive.${reason}`)}
      </p>
    </section>
  );
}

/** @returns the displayed state of a page; `unpublished` if it is not created yet, or deleted */
const shownState = (state: PageState | undefined) =>
  state === undefined || state === "deleted" ? "unpublished" : state;
