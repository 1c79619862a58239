import { LANGUAGE_CODES } from "~/domain/languages";
import { allMessages } from "./all-messages";
import { addMessages } from "./instances";

/** Every language at once: the server's bundle holds them all, so nothing can fail to load here. */
export function addAllMessages(): void {
  for (const language of LANGUAGE_CODES) addMessages(language, messagesOf(language));
}

/** By the files' names: `./{namespace}/{language}.ts`. */
function messagesOf(language: string): Record<string, object> {
  return Object.fromEntries(
    Object.entries(allMessages).flatMap(([file, messages]) => {
      const [, namespace = "", name] = file.split("/");
      return name === `${language}.ts` ? [[namespace, messages]] : [];
    }),
  );
}
