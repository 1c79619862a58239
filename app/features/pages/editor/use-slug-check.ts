import { useEffect, useState } from "react";
import { normalizeSlug, slugFrom, slugMessageKey, slugProblem } from "~/domain/slugs";
import { apiFetch } from "~/features/editing/api-fetch";
import type { SlugAvailability } from "~/server/services/pages/check-slug.server";
import type { StoredPage } from "./page-draft";

export type SlugState =
  | { kind: "idle" | "checking" | "free" | "own" }
  | {
      kind: "wrong";
      messageKey: "slugBlank" | "slugFormat" | "slugRestricted" | "slugTaken";
      suggestions: string[];
    };

const WAIT_MS = 350;
const MESSAGES = {
  blank: "slugBlank",
  format: "slugFormat",
  restricted: "slugRestricted",
  taken: "slugTaken",
} as const;

/**
 * Checks the availability of an address, shortly after the last keystroke.
 * @param page the stored page, with its current address; undefined for one that is not created yet
 */
export function useSlugCheck(typed: string, page: Pick<StoredPage, "id" | "slug"> | undefined): SlugState {
  const own = page?.slug;
  const pageId = page?.id;
  const slug = normalizeSlug(typed);
  const [checked, setChecked] = useState<{ slug: string; availability: SlugAvailability | null } | null>(
    null,
  );
  const isOwn = slug === own;
  const isEmpty = slug === "";
  useEffect(() => {
    if (isOwn || isEmpty) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const result = await apiFetch("GET /editor/slug", { query: { slug, page: pageId } });
      // Without a response nothing is shown: saving checks again.
      if (!isOld) setChecked({ slug, availability: result.ok ? result.value : null });
    }, WAIT_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [slug, pageId, isOwn, isEmpty]);

  if (isEmpty) return own ? { kind: "wrong", messageKey: "slugBlank", suggestions: [] } : { kind: "idle" };
  if (isOwn) return { kind: "own" };
  const found = checked?.slug === slug ? checked.availability : undefined;
  if (found?.valid) return { kind: "free" };
  if (found) {
    return {
      kind: "wrong",
      messageKey: MESSAGES[found.reason ?? "taken"],
      suggestions: found.suggestions,
    };
  }
  const problem = slugProblem(slug);
  if (problem) return { kind: "wrong", messageKey: slugMessageKey(problem), suggestions: [] };
  return { kind: found === null ? "idle" : "checking" };
}

/**
 * The future address of a page that is not created yet: the typed one, else one derived from its title, as the save
 * picks it. If that is not available, the first suggestion.
 * @returns an undefined slug while unknown, or if it will be random; and the state of the typed address
 */
export function useComingSlug(typed: string, title: string): { slug: string | undefined; state: SlugState } {
  const wanted = typed.trim() === "" ? slugFrom(title) : normalizeSlug(typed);
  const found = useSlugCheck(wanted, undefined);
  const state: SlugState = typed.trim() === "" ? { kind: "idle" } : found;
  if (found.kind === "free") return { slug: wanted, state };
  const isNamed = found.kind === "wrong" && found.messageKey !== "slugRestricted";
  return { slug: isNamed ? found.suggestions[0] : undefined, state };
}
