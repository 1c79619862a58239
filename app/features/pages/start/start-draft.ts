import { isProPage, paidThemeFeatures } from "~/domain/pages/entitlement";
import { fromTemplate } from "~/domain/pages/templates/from-template";
import type { Template } from "~/domain/pages/templates/template";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import type { NamedTheme } from "~/domain/pages/themes/themes";
import { type Brought, withBrought } from "~/features/pages/bring/brought";
import { firstDraft } from "~/features/pages/editor/first-draft";
import { newDraft, type PageDraft } from "~/features/pages/editor/page-draft";
import type { FirstPage } from "~/server/services/pages/first-page.server";

/** What a page can start from. */
export type Start =
  | { kind: "template"; template: Pick<Template, "id" | "name" | "page"> }
  | { kind: "theme"; theme: NamedTheme["theme"] }
  | { kind: "empty" };

/** @returns the name of what a page starts from, and whether that has to be paid for; null for an empty page */
export function namedStartOf(start: Start): { name: string; isPro: boolean } | null {
  if (start.kind === "empty") return null;
  if (start.kind === "template") return { name: start.template.name, isPro: isProPage(start.template.page) };
  return { name: start.theme.name ?? "", isPro: paidThemeFeatures(start.theme).length > 0 };
}

/** What is known before the editor. `name` and `slug` are as typed, and may be empty. */
interface Known {
  name: string;
  slug: string;
  /** What the first questions were answered with. */
  first: FirstPage | null;
  /** What was picked of a page elsewhere. */
  brought?: Brought | null;
}

/** The draft of a page that starts from something: under one's own name where there is one, at the address that was typed. */
export function draftOfStart(start: Start, { name, slug, first, brought }: Known): PageDraft {
  const base = first && start.kind !== "template" ? firstDraft(first) : newDraft();
  const content =
    start.kind === "template"
      ? fromTemplate(start.template)
      : start.kind === "theme"
        ? applyTheme(base.content, start.theme)
        : base.content;
  const title = name.trim() || (start.kind === "template" ? content.profile.title : "");
  const named = { ...content, profile: { ...content.profile, title } };
  // The carried-over name may have been changed since.
  const filled = brought ? withBrought(named, { ...brought, name: undefined }) : named;
  return { ...base, slug: slug.trim(), content: filled };
}
