import { Links, Meta, Scripts, ScrollRestoration } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import appCss from "~/app.css?url";
import { direction, htmlLang, type LanguageCode } from "~/domain/languages";
import { AppProviders } from "./app-providers";
import { NonceContext } from "./nonce";

/**
 * Where a browser forbids storage, Remix's script that restores scrolling throws, also while it handles that: it finds
 * storage that lasts as long as the document.
 */
const SESSION_STORAGE = {
  __html: `try{sessionStorage}catch{try{let m=new Map;Object.defineProperty(window,"sessionStorage",{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>{m.set(k,v)},removeItem:k=>{m.delete(k)}}})}catch{}}`,
};

interface AppDocumentProps {
  /** The root loader's data; absent if it failed. */
  data: { language: LanguageCode; user: { id: string } | null; chat: { isHere: boolean } | null } | undefined;
  children: ReactNode;
}

/** The document of every app screen: head, messages, link handling and notices. */
export function AppDocument({ data, children }: AppDocumentProps) {
  const nonce = useContext(NonceContext);
  const language = data?.language ?? "en";
  return (
    <html
      lang={htmlLang(language)}
      dir={direction(language)}
      data-user={data?.user?.id}
      data-chat={data?.chat?.isHere ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" href={appCss} />
        <Links />
      </head>
      <body>
        <AppProviders language={language}>{children}</AppProviders>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, without anything that was given */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={SESSION_STORAGE} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
