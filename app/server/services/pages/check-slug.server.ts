import type { Actor } from "~/domain/accounts/actor";
import { can } from "~/domain/permissions";
import { normalizeSlug, randomSlug, slugFrom, slugProblem, suggestSlugs } from "~/domain/slugs";
import { findHold, findSlugOwner } from "~/server/data/slug-holds.server";
import type { Platform } from "~/server/platform/platform.server";

export interface SlugAvailability {
  valid: boolean;
  reason?: "blank" | "format" | "restricted" | "taken";
  /** Addresses that are free right now, best first; empty when the requested one is. */
  suggestions: string[];
}

const MAX_SUGGESTIONS = 3;

/** The page an address is for: one by id, a new page (`null`), or any of the actor's. */
export type SlugPage = string | null | undefined;

/** Whether the actor may use an address for a page: it is not taken, or that page already has it. */
async function isFree(platform: Platform, actor: Actor, slug: string, page: SlugPage): Promise<boolean> {
  const owner = await findSlugOwner(platform.db, slug);
  if (!owner) return isUnheld(platform, actor, slug);
  return (
    can(actor, "edit", { noun: "page", ownerId: owner.ownerId }) &&
    (page === undefined || page === owner.pageId)
  );
}

/** Whether a further page may use an address: the actor's other pages' own addresses are taken. */
async function isUnused(platform: Platform, actor: Actor, slug: string): Promise<boolean> {
  return !(await findSlugOwner(platform.db, slug)) && (await isUnheld(platform, actor, slug));
}

async function isUnheld(platform: Platform, actor: Actor, slug: string): Promise<boolean> {
  const hold = await findHold(platform.db, slug, platform.now());
  return !hold || can(actor, "edit", { noun: "page", ownerId: hold.ownerId });
}

async function freeSuggestions(platform: Platform, actor: Actor, slug: string): Promise<string[]> {
  const candidates = suggestSlugs(slug);
  const free = await Promise.all(candidates.map((candidate) => isUnused(platform, actor, candidate)));
  return candidates.filter((_, index) => free[index]).slice(0, MAX_SUGGESTIONS);
}

/**
 * Whether the actor may use an address; their own is valid, for the page that has it. For the form only, the write
 * decides again.
 * @param page the page to check for; without it the address of any page of the actor is valid
 */
export async function checkSlug(
  platform: Platform,
  actor: Actor,
  raw: string,
  page?: SlugPage,
): Promise<SlugAvailability> {
  const slug = normalizeSlug(raw);
  const problem = slugProblem(slug);
  if (problem === "blank") return { valid: false, reason: "blank", suggestions: [] };
  const reason = problem ?? ((await isFree(platform, actor, slug, page)) ? undefined : "taken");
  if (!reason) return { valid: true, suggestions: [] };
  return { valid: false, reason, suggestions: await freeSuggestions(platform, actor, slug) };
}

/** @returns an address that is free now: made from `text` where possible, else random */
export async function generateSlug(platform: Platform, actor: Actor, text = ""): Promise<string> {
  const wanted = slugFrom(text);
  if (wanted !== "") {
    if (slugProblem(wanted) === null && (await isUnused(platform, actor, wanted))) return wanted;
    const [suggestion] = await freeSuggestions(platform, actor, wanted);
    if (suggestion) return suggestion;
  }
  return randomSlug();
}
