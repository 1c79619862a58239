import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import type { ThemesResponse } from "~/server/services/pages/list-themes.server";

/** Cached by language and user for the tab's next visit: themes only change with a release, their order by user. */
const known = new Map<string, ThemesResponse>();

export type ThemesState =
  | { kind: "loading" }
  | { kind: "failed"; retry: () => void }
  | { kind: "there"; result: ThemesResponse };

/** The ready themes and templates, fetched when they are first looked at or wanted. */
export function useThemes(isWanted = true): ThemesState {
  const { language, user } = useRoot();
  const name = `${language}:${user?.id ?? ""}`;
  const [result, setResult] = useState(known.get(name));
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const response = await apiFetch("GET /editor/themes");
    if (!response.ok) return setFailed(true);
    known.set(name, response.value);
    setResult(response.value);
  }, [name]);
  useEffect(() => {
    if (isWanted && !known.has(name)) void load();
  }, [isWanted, name, load]);
  if (result) return { kind: "there", result };
  return hasFailed ? { kind: "failed", retry: () => void load() } : { kind: "loading" };
}
