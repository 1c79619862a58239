import { type BlockerFunction, useBlocker, useLocation } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import type { LanguageCode } from "~/domain/languages";
import { CHAT_PLACE, mayShowChat } from "~/domain/privacy/chat-screens";
import { plainPath } from "~/i18n/use-path";
import type { RootChat } from "~/server/http/app/root-data.server";
import { documentHasChat, takeAgreedChat } from "./document-chat";
import { useRoot } from "./use-root";

declare global {
  interface Window {
    /** What the widget's script reads: where it stands, in which language, and for whom. */
    visitaChat?: typeof CHAT_PLACE & { language: LanguageCode; id?: string };
  }
}

/**
 * Loads the chat widget where the document was made for it, and sees to it that it goes no further: a screen is on the
 * other side where it may have the widget and this document has not, or the other way round, and the way there is
 * a document of its own. Another company's program cannot be taken out of a document in which it runs.
 */
export function ChatPart() {
  const { chat, language } = useRoot();
  const { pathname } = useLocation();
  const isWanted = chat !== null;
  const isOtherSide = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      documentHasChat !== (isWanted && mayShowChat(plainPath(language, nextLocation.pathname))),
    [isWanted, language],
  );
  const { state, location } = useBlocker(isOtherSide);
  const next = state === "blocked" ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    if (next) window.location.assign(next);
  }, [next]);
  useEffect(() => {
    if (!chat || !mayShowChat(plainPath(language, pathname))) return;
    if (documentHasChat) loadWidget(chat, language);
    else if (takeAgreedChat() && !hasTypedText()) window.location.reload();
  }, [chat, language, pathname]);
  return null;
}

/** Adds the widget's script, with our nonce for those that load others in turn. */
function loadWidget({ url, id }: RootChat, language: LanguageCode): void {
  if (window.visitaChat) return;
  window.visitaChat = { ...CHAT_PLACE, language, ...(id && { id }) };
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  const { vertical, horizontal } = CHAT_PLACE;
  const data = { position: "right", vertical: `${vertical}`, horizontal: `${horizontal}`, language };
  Object.assign(script.dataset, data, id && { id });
  document.body.appendChild(script);
}

/** Whether loading the document anew would lose what somebody typed. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:is([type=text], [type=email], [type=url], [type=tel], [type=password], [type=search])",
  );
  return [...fields].some(({ value }) => value !== "");
}
