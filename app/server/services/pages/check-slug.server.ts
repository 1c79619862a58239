import type { Actor } from "~/domain/accounts/actor";
import { normalizeSlug, randomSlug, slugFrom, slugProblem, suggestSlugs } from "~/domain/slugs";
import { findHold, findSlugOwner } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

export interface SlugVerdict {
  valid: boolean;
  reason?: "blank" | "format" | "restricted" | "taken";
  /** Addresses that are free right now, best first; empty when the asked one is. */
  suggestions: string[];
}

const MOST_SUGGESTIONS = 3;

async function isFree(platform: Platform, actor: Actor, slug: string): Promise<boolean> {
  const userId = actor.kind === "user" ? actor.userId : null;
  const owner = await findSlugOwner(platform.db, slug);
  if (owner) return owner.ownerId === userId;
  const hold = await findHold(platform.db, slug, platform.now());
  return !hold || hold.ownerId === userId;
}

async function freeSuggestions(platform: Platform, actor: Actor, slug: string): Promise<string[]> {
  const candidates = suggestSlugs(slug);
  const free = await Promise.all(candidates.map((candidate) => isFree(platform, actor, candidate)));
  return candidates.filter((_, index) => free[index]).slice(0, MOST_SUGGESTIONS);
}

/** Says whether the actor may have an address; their own is valid. The write decides again, this is for the form. */
export async function checkSlug(platform: Platform, actor: Actor, raw: string): Promise<SlugVerdict> {
  const slug = normalizeSlug(raw);
  const problem = slugProblem(slug);
  if (problem === "blank") return { valid: false, reason: "blank", suggestions: [] };
  const reason = problem ?? ((await isFree(platform, actor, slug)) ? undefined : "taken");
  if (!reason) return { valid: true, suggestions: [] };
  return { valid: false, reason, suggestions: await freeSuggestions(platform, actor, slug) };
}

/** @returns an address that is free now: made from `text` where that gives one, else random */
export async function generateSlug(platform: Platform, actor: Actor, text = ""): Promise<string> {
  const wanted = slugFrom(text);
  if (slugProblem(wanted) === null) {
    const taken =
      (await findSlugOwner(platform.db, wanted)) ?? (await findHold(platform.db, wanted, platform.now()));
    if (!taken) return wanted;
    const [suggestion] = await freeSuggestions(platform, actor, wanted);
    if (suggestion) return suggestion;
  }
  return randomSlug();
}
