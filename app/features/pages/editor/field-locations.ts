import { type FieldError, fieldErrorsOf } from "~/domain/errors";
import { pageInputSchema } from "~/domain/pages/schema";
import { inputOf, type PageDraft } from "./page-draft";

/** In their order on the screen: frequently used ones before the others. */
export const EDITOR_TABS = [
  "general",
  "blocks",
  "design",
  "themes",
  "settings",
  "seo",
  "installation",
  "sharing",
] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The first of those that one visits. */
export const FIRST_VISITED_TAB: EditorTab = "settings";

/** A failed field by where its field is on the screen; keys stay right when things are moved. */
export interface LocatedError extends FieldError {
  tab: EditorTab;
  blockKey?: string;
  itemKey?: string;
}

/** The save schema's errors of a draft: the same rules for browser and server. */
export function problemsOf(draft: PageDraft, isNew: boolean): LocatedError[] {
  const parsed = pageInputSchema.safeParse(inputOf(draft, isNew));
  return parsed.success ? [] : fieldErrorsOf(parsed.error).map((error) => placeError(error, draft));
}

/** Finds the tab, block and link of a failed field such as `blocks.2.data.items.0.url`. */
export function placeError(error: FieldError, draft: PageDraft): LocatedError {
  return { ...error, ...placeOfField(error.field, draft) };
}

/** The tab, block and link of a field by its path. */
export function placeOfField(
  field: string,
  { content }: PageDraft,
): Pick<LocatedError, "tab" | "blockKey" | "itemKey"> {
  const [part, index, , , itemIndex] = field.split(".");
  if (part === "slug" || part === "published") return { tab: "settings" };
  if (part === "theme") return { tab: "design" };
  if (part === "seo") return { tab: "seo" };
  if (part !== "blocks") return { tab: "general" };
  const block = content.blocks[Number(index)];
  const items: { key: string }[] = block && "items" in block.data ? block.data.items : [];
  const item = itemIndex === undefined ? undefined : items[Number(itemIndex)];
  return { tab: "blocks", blockKey: block?.key, itemKey: item?.key };
}

/** The name of the field within its block or link: the last part of its path. */
export function fieldName({ field }: FieldError): string {
  return field.split(".").at(-1) ?? field;
}

const GENERAL_FIELDS = new Set(["title", "bio", "alt", "image", "cropped"]);

/** Whether the editor has a field to show it beside: the whole page being too large has none. */
export function hasField(error: LocatedError): boolean {
  if (error.tab === "blocks") return error.blockKey !== undefined;
  return error.tab === "settings" || error.tab === "seo" || GENERAL_FIELDS.has(fieldName(error));
}
