import { afterEach, beforeEach, expect, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { LANGUAGE_CODES } from "~/domain/languages";
import { addMessages } from "~/i18n/instances";
import { unexpectedCalls } from "./fakes";
import "~/app.css";

const modules = import.meta.glob<object>(["/app/i18n/*/{en,ar}.ts", "!/app/i18n/{templates,mail,passes}/*"], {
  eager: true,
  import: "default",
});

for (const language of LANGUAGE_CODES) {
  const messages = Object.entries(modules).flatMap(([file, ofNamespace]) => {
    const [name, namespace = ""] = file.split("/").reverse();
    return name === `${language}.ts` ? [[namespace, ofNamespace] as const] : [];
  });
  if (messages.length > 0) addMessages(language, Object.fromEntries(messages));
}

/** React Router's notice of its next version; and Chromium's of a change that is drawn one frame later. */
const KNOWN = /React Router Future Flag Warning|ResizeObserver loop completed/;

// An unexpected call, error or warning fails the test that caused it.
beforeEach(() => {
  const spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  return () => {
    const logged = spies.flatMap((spy) => spy.mock.calls.map((values) => values.map(String).join(" ")));
    for (const spy of spies) spy.mockRestore();
    expect(
      logged.filter((line) => !KNOWN.test(line)),
      "what the screen logged",
    ).toEqual([]);
  };
});

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  expect(unexpectedCalls(), "calls that the test does not answer").toEqual([]);
});
