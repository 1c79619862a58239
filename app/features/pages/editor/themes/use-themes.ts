import { useCallback, useEffect, useState } from "react";
import { call } from "~/features/editing/call";
import { useLocalPath } from "~/i18n/use-path";
import type { ThemesAnswer } from "~/server/services/pages/list-themes.server";

/** Kept by language for the tab's next visit: themes change only with the program. */
const known = new Map<string, ThemesAnswer>();

export type ThemesState =
  | { kind: "loading" }
  | { kind: "failed"; retry: () => void }
  | { kind: "there"; answer: ThemesAnswer };

/** The ready themes and templates, fetched when they are first looked at. */
export function useThemes(): ThemesState {
  const address = useLocalPath()("/editor/themes");
  const [answer, setAnswer] = useState(known.get(address));
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await call<ThemesAnswer>(address);
    if (!result.ok) return setFailed(true);
    known.set(address, result.value);
    setAnswer(result.value);
  }, [address]);
  useEffect(() => {
    if (!known.has(address)) void load();
  }, [address, load]);
  if (answer) return { kind: "there", answer };
  return hasFailed ? { kind: "failed", retry: () => void load() } : { kind: "loading" };
}
