import { expect, test } from "vitest";
import { en } from "~/i18n/locales/en/locale";
import { filesOf } from "./imports.ts";
import { keysIn, type UsedKey } from "./keys.ts";

const PLURALS = ["", "_one", "_other"];

function isThere(namespace: string, key: string): boolean {
  return PLURALS.some((form) => {
    let at: unknown = en[namespace as keyof typeof en];
    for (const part of `${key}${form}`.split(".")) at = (at as Record<string, unknown> | undefined)?.[part];
    return typeof at === "string";
  });
}

/** A key with its namespace, one of the namespaces that the place translates from, or of any where it does not say. */
function isTranslated({ key, namespaces }: UsedKey): boolean {
  const [first = "", rest] = key.split(":");
  if (rest !== undefined) return isThere(first, rest);
  return (namespaces.length > 0 ? namespaces : Object.keys(en)).some((namespace) => isThere(namespace, key));
}

const used = filesOf("app")
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("app/i18n/"))
  .flatMap(keysIn);

test("every key that a screen translates is there", () => {
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ namespaces }) => namespaces.length > 0).length).toBeGreaterThan(400);
  expect(used.filter((each) => !isTranslated(each)).map(({ where, key }) => `${where} ${key}`)).toEqual([]);
});

test("a key that is not there is found out", () => {
  expect(isTranslated({ where: "", key: "install.copied", namespaces: ["editor"] })).toBe(false);
  expect(isTranslated({ where: "", key: "sharing:nowhere", namespaces: [] })).toBe(false);
  expect(isTranslated({ where: "", key: "save", namespaces: ["editor"] })).toBe(true);
});
