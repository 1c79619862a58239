import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PROVIDER_NAMES, type Provider } from "~/domain/accounts/social";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { HiddenDrafts } from "./hidden-drafts";
import { ProviderIcon } from "./provider-icon";
import { noteWayFrom, type WayFrom } from "./way-from";

interface SocialButtonsProps {
  providers: Provider[];
  /** The current screen, if a failed sign-in returns to it. */
  from?: WayFrom;
}

/** A button for each provider that can be offered. The browser's drafts go along, and come back with the sign-in. */
export function SocialButtons({ providers, from }: SocialButtonsProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  return providers.map((provider) => (
    <Form
      key={provider}
      method="post"
      action={path(`/login/with/${provider}`)}
      reloadDocument
      onSubmit={() => from && noteWayFrom(from)}
    >
      <HiddenDrafts withFirstTouch />
      <Button type="submit" size="large" isWide icon={<ProviderIcon provider={provider} />}>
        {t("social.continue", { provider: PROVIDER_NAMES[provider] })}
      </Button>
    </Form>
  ));
}
