import { useHref, useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { I18nextProvider } from "react-i18next";
import { type LanguageCode, languageOf } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";
import { loadWithMessages } from "~/i18n/with-messages";
import { ToastProvider } from "~/ui/toast-provider";

/** What every screen of the app is drawn in: messages, formats of its language, links and notices. */
export function AppProviders({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const navigate = useNavigate();
  const messages = i18nFor(language);
  return (
    <I18nextProvider i18n={messages}>
      <I18nProvider locale={languageOf(language).code}>
        <RouterProvider navigate={navigate} useHref={useHref}>
          <ToastProvider
            label={messages.t("shell:notices")}
            closeLabel={messages.t("shell:close")}
            // Out of reach at present: a screen is then replaced as before.
            onReady={(toasts) =>
              loadWithMessages(["notifications"], () => import("./lost-calls")).then(
                (part) => part.keepScreen(toasts, messages),
                () => undefined,
              )
            }
          >
            {children}
          </ToastProvider>
        </RouterProvider>
      </I18nProvider>
    </I18nextProvider>
  );
}
