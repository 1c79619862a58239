import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { storeFirstTouch } from "~/features/accounts/first-touch";
import { loadConsentNotice } from "~/features/shell/consent-part";
import { loadNavigation } from "~/features/shell/navigation-parts";
import { messagesOfDocument } from "~/i18n/with-messages";

storeFirstTouch(window.location.search);

// The server's markup shows whether a screen has a navigation: that is decided by the header. If it fails to load, the
// rest is hydrated anyway.
const navigation = document.querySelector("header nav") ? loadNavigation().catch(() => null) : null;
const notice = document.querySelector("[data-consent-notice]") ? loadConsentNotice().catch(() => null) : null;

Promise.all([messagesOfDocument(), navigation, notice]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
