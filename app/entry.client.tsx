import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberFirstTouch } from "~/features/accounts/first-touch";
import { loadLanguage } from "~/i18n/load";

rememberFirstTouch(window.location.search);

// `lang` of the document says `ja` where our code is `jp`; the root loader's data says which language it is.
const language = document.documentElement.lang === "ja" ? "jp" : document.documentElement.lang;

loadLanguage(language).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
