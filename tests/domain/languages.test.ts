import { expect, test } from "vitest";
import {
  direction,
  htmlLang,
  LANGUAGES,
  languageByLabel,
  languageByPrefix,
  localizedUrl,
  negotiateLanguage,
} from "~/domain/languages";

test("the header's best language among ours wins", () => {
  const cases: [string | null, string][] = [
    [null, "en"],
    ["", "en"],
    ["de", "de"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["ja-JP", "jp"],
    ["jp", "en"],
    ["ko;q=1, ar;q=0.3, fr;q=0.7", "fr"],
    ["de;q=0, it;q=0.1", "it"],
    ["*", "en"],
    ["sv, *;q=0.5", "en"],
    ["de;q=abc, fi;q=2, nl;q=0.2", "nl"],
    [";;;,,,q=", "en"],
  ];
  for (const [header, code] of cases) expect([header, negotiateLanguage(header)]).toEqual([header, code]);
});

test("labels address four languages, prefixes seven, and they do not mix", () => {
  expect(languageByLabel("DE")).toBe("de");
  expect(languageByLabel("it")).toBeNull();
  expect(languageByPrefix("jp")).toBe("jp");
  expect(languageByPrefix("ja")).toBeNull();
  expect(languageByPrefix("de")).toBeNull();
  expect(LANGUAGES.filter(({ url }) => url.kind === "prefix")).toHaveLength(7);
});

test("a path has one address per language", () => {
  const at = (code: Parameters<typeof localizedUrl>[1], path: string) =>
    localizedUrl("http://localhost:8787", code, path);
  expect(at("en", "/login")).toBe("http://localhost:8787/login");
  expect(at("pt", "/login?a=b")).toBe("http://pt.localhost:8787/login?a=b");
  expect(at("it", "/")).toBe("http://localhost:8787/it");
  expect(at("jp", "/?a=b")).toBe("http://localhost:8787/jp?a=b");
  expect(localizedUrl("https://visita.example", "de", "/")).toBe("https://de.visita.example/");
});

test("Japanese is ja to machines, Arabic runs right to left", () => {
  expect(htmlLang("jp")).toBe("ja");
  expect(htmlLang("pt")).toBe("pt");
  expect(LANGUAGES.filter(({ shortCode }) => direction(shortCode) === "rtl").map((l) => l.shortCode)).toEqual(
    ["ar"],
  );
  for (const { code } of LANGUAGES) expect(Intl.getCanonicalLocales(code)).toEqual([code]);
});
