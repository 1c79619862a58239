import type { LanguageCode } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";
import type { MessageKey, MessageValues } from "../e2e/messages";

type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The messages of a language by their typed keys, as the screens show them. */
export const messagesIn = (language: LanguageCode) => i18nFor(language).t as unknown as Translate;

export const t = messagesIn("en");
