import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberFirstTouch } from "~/features/accounts/first-touch";
import { loadNavigation } from "~/features/shell/navigation-parts";
import { loadLanguage } from "~/i18n/load";

rememberFirstTouch(window.location.search);

// `lang` of the document says `ja` where our code is `jp`; the root loader's data says which language it is.
const language = document.documentElement.lang === "ja" ? "jp" : document.documentElement.lang;

// Whether the server drew a navigation is read from what it drew: which screens have one is the header's to know.
// Without it the rest wakes up all the same.
const navigation = document.querySelector("header nav") ? loadNavigation().catch(() => null) : null;

Promise.all([loadLanguage(language), navigation]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
