import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlanFeature } from "~/domain/billing/plans";
import { BRAND } from "~/domain/brand";
import { ProButton } from "~/features/shell/pro-badge";
import { Disclosure } from "~/ui/disclosure";
import { Switch } from "~/ui/switch";
import { BackgroundSettings } from "./background-settings";
import { BlockDesignSettings } from "./block-design-settings";
import { FontSettings } from "./font-settings";
import { ImageSettings } from "./image-settings";
import { ShapeSettings } from "./shape-settings";
import { SocialSettings } from "./social-settings";
import { useTheme } from "./use-theme";

/** How the page looks, part by part; every change is seen in the preview at once. */
export function DesignTab() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  return (
    <div className="max-w-xl">
      <Part title={t("background.title")} isOpen>
        <BackgroundSettings />
      </Part>
      <Part title={t("picture.title")}>
        <ImageSettings />
      </Part>
      <Part title={t("fonts.title")} feature="fonts">
        <FontSettings />
      </Part>
      <Part title={t("blocks.title")}>
        <BlockDesignSettings />
      </Part>
      <Part title={t("shapes.title")}>
        <ShapeSettings />
      </Part>
      <Part title={t("social.title")} feature="buttonDesign">
        <SocialSettings />
      </Part>
      <Part title={t("branding.title")} feature="noBranding">
        <Switch
          label={t("branding.show", { brand: BRAND })}
          isSelected={theme.isBranding}
          onChange={(isBranding) => change({ isBranding })}
        />
      </Part>
    </div>
  );
}

function Part({
  title,
  isOpen,
  feature,
  children,
}: {
  title: string;
  isOpen?: boolean;
  /** The line of the plans' comparison that all of it belongs to. */
  feature?: PlanFeature;
  children: ReactNode;
}) {
  return (
    <Disclosure
      title={title}
      level={2}
      defaultExpanded={isOpen}
      aside={feature ? <ProButton feature={feature} /> : null}
    >
      <div className="flex flex-col gap-5 pb-5">{children}</div>
    </Disclosure>
  );
}
