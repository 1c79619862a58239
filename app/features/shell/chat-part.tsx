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
    /** Read by the widget's script: its position, language and user. */
    visitaChat?: typeof CHAT_PLACE & { language: LanguageCode; id?: string };
  }
}

/**
 * Loads the chat widget in documents that allow it, and confines it to them: navigation between a screen that may have
 * the widget and one that may not loads a new document. A third-party script cannot be removed from a document in which
 * it runs.
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

/** Adds the widget's script, with our nonce for scripts that load others. */
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

/** Whether reloading the document would lose user input. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:is([type=text], [type=email], [type=url], [type=tel], [type=password], [type=search])",
  );
  return [...fields].some(({ value }) => value !== "");
}
