import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import type { ThemesAnswer } from "~/server/services/pages/list-themes.server";

/** Kept by language for the tab's next visit: themes change only with the program. */
const known = new Map<string, ThemesAnswer>();

export type ThemesState =
  | { kind: "loading" }
  | { kind: "failed"; retry: () => void }
  | { kind: "there"; answer: ThemesAnswer };

/** The ready themes and templates, fetched when they are first looked at. */
export function useThemes(): ThemesState {
  const { language } = useRoot();
  const [answer, setAnswer] = useState(known.get(language));
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await apiFetch("GET /editor/themes");
    if (!result.ok) return setFailed(true);
    known.set(language, result.value);
    setAnswer(result.value);
  }, [language]);
  useEffect(() => {
    if (!known.has(language)) void load();
  }, [language, load]);
  if (answer) return { kind: "there", answer };
  return hasFailed ? { kind: "failed", retry: () => void load() } : { kind: "loading" };
}
