import { useCallback, useEffect, useState } from "react";
import { call } from "~/features/editing/call";
import type { ThemesAnswer } from "~/server/services/pages/list-themes.server";

/** Kept for the tab's next visit: themes change only with the program. */
let known: ThemesAnswer | null = null;

export type ThemesState =
  | { kind: "loading" }
  | { kind: "failed"; retry: () => void }
  | { kind: "there"; answer: ThemesAnswer };

/** The ready themes and templates, fetched when they are first looked at. */
export function useThemes(): ThemesState {
  const [answer, setAnswer] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await call<ThemesAnswer>("/editor/themes");
    if (!result.ok) return setFailed(true);
    known = result.value;
    setAnswer(known);
  }, []);
  useEffect(() => {
    if (!known) void load();
  }, [load]);
  if (answer) return { kind: "there", answer };
  return hasFailed ? { kind: "failed", retry: () => void load() } : { kind: "loading" };
}
