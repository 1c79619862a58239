import { useTranslation } from "react-i18next";
import { SENSITIVE_LEVELS } from "~/domain/pages/schema";
import { notLiveReason } from "~/domain/pages/state";
import { ProButton } from "~/features/billing/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { RadioGroup } from "~/ui/radio-group";
import { Switch } from "~/ui/switch";
import { useEditor, usePageSession } from "./editor-context";
import { ResetPage } from "./reset-page";
import { SlugField } from "./slug-field";

/** Where the page is found, and whether. */
export function SettingsTab() {
  const { t } = useTranslation("editor");
  const { user } = useRoot();
  const { t: tSharing } = useTranslation("sharing");
  const { change, changeContent } = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const published = useEditor(({ history }) => history.present.published);
  const sensitive = useEditor(({ history }) => history.present.content.sensitive);
  const isPaid = user?.isPaid ?? false;
  const reason = meta ? notLiveReason(meta, isPaid) : null;
  const isOwnChoice = reason === null || reason === "owner" || reason === "draft";
  const hint = isPaid ? "settings.publishedHint" : "settings.publishedFree";
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <SlugField />
      <Switch
        label={t("settings.published")}
        badge={<ProButton feature="publishSwitch" />}
        description={isOwnChoice ? t(hint) : tSharing(`notLive.${reason}`)}
        isDisabled={!isPaid}
        isSelected={isPaid ? published : meta === null || meta.state === "published"}
        onChange={(isOn) => change({ published: isOn })}
      />
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
