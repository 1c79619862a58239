import { useTranslation } from "react-i18next";
import { ProButton } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { Switch } from "~/ui/switch";

interface PublishSwitchProps {
  title: string;
  isPublished: boolean;
  onChange: (isPublished: boolean) => void;
}

/** Whether a page is live; the switch is part of PRO and stays locked, and labelled, without it. Where the screen is narrow the menu has it. */
export function PublishSwitch({ title, isPublished, onChange }: PublishSwitchProps) {
  const { t } = useTranslation("dashboard");
  const { user } = useRoot();
  return (
    <div className="relative z-1 flex items-center gap-2 max-sm:hidden">
      <ProButton feature="publishSwitch" />
      <Switch
        label={t("pages.publish", { title })}
        isLabelHidden
        isSelected={isPublished}
        isDisabled={!user?.isPaid}
        onChange={onChange}
      />
    </div>
  );
}
