import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { isEditor, useScreen } from "./screen";

/** For visitors whose consent applies: the link to change it. Signed-in users have it in their menu. */
export function CookieSettingsLink() {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  const screen = useScreen();
  // The footer of the prices has it too.
  const isElsewhere = screen === "pricing" || screen === "cookie-settings";
  if (isElsewhere || isEditor(screen)) return null;
  return (
    <footer className="mx-auto w-full max-w-7xl px-5 py-6 text-sm sm:px-8">
      <TextLink href={path("/cookie-settings")} className="inline-flex min-h-6 items-center">
        {t("cookieSettings")}
      </TextLink>
    </footer>
  );
}
