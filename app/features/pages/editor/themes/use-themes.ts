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

/** Identifies what one user sees of them in one language. */
const nameOf = (language: string, userId: string | undefined) => `${language}:${userId ?? ""}`;

async function fetchThemes(name: string): Promise<ThemesResponse | null> {
  const response = await apiFetch("GET /editor/themes");
  if (!response.ok) return null;
  known.set(name, response.value);
  return response.value;
}

/** @returns the ready themes and templates; null where they cannot be had */
async function loadThemes(language: string, userId: string | undefined): Promise<ThemesResponse | null> {
  const name = nameOf(language, userId);
  return known.get(name) ?? fetchThemes(name);
}

/** @returns the template that a page was made from; null where it cannot be had */
export async function loadTemplate(
  id: string,
  language: string,
  userId: string | undefined,
): Promise<ThemesResponse["templates"][number] | null> {
  const themes = await loadThemes(language, userId);
  return themes?.templates.find((template) => template.id === id) ?? null;
}

/** The ready themes and templates, fetched when they are first looked at or wanted. */
export function useThemes(isWanted = true): ThemesState {
  const { language, user } = useRoot();
  const name = nameOf(language, user?.id);
  const [result, setResult] = useState(known.get(name));
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const themes = await fetchThemes(name);
    if (themes) setResult(themes);
    else setFailed(true);
  }, [name]);
  useEffect(() => {
    if (isWanted && !known.has(name)) void load();
  }, [isWanted, name, load]);
  if (result) return { kind: "there", result };
  return hasFailed ? { kind: "failed", retry: () => void load() } : { kind: "loading" };
}
