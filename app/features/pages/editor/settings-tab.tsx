import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { Badge } from "~/ui/badge";
import { Switch } from "~/ui/switch";
import { useEditor } from "./editor-context";
import { SlugField } from "./slug-field";

/** Where the page is found, and whether. */
export function SettingsTab() {
  const { t } = useTranslation("editor");
  const { user } = useRoot();
  const { draft, change } = useEditor();
  const isPaid = user?.isPaid ?? false;
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <SlugField />
      <Switch
        label={t("settings.published")}
        badge={isPaid ? undefined : <Badge tone="accent">{t("settings.pro")}</Badge>}
        description={t(isPaid ? "settings.publishedHint" : "settings.publishedFree")}
        isDisabled={!isPaid}
        isSelected={isPaid ? draft.published : true}
        onChange={(published) => change({ published })}
      />
    </div>
  );
}
