import { LANGUAGE_CODES } from "~/domain/languages";
import { addMessages } from "./instances";

const modules = import.meta.glob<object>(["./*/*.ts", "!./templates/*"], { eager: true, import: "default" });

/** Every language at once: the server's bundle holds them all, so nothing can fail to load here. */
export function addAllMessages(): void {
  for (const language of LANGUAGE_CODES) addMessages(language, messagesOf(language));
}

/** By the files' names: `./{namespace}/{language}.ts`. */
function messagesOf(language: string): Record<string, object> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([file, messages]) => {
      const [, namespace = "", name] = file.split("/");
      return name === `${language}.ts` ? [[namespace, messages]] : [];
    }),
  );
}
