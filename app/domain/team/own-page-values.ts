import type { Block } from "~/domain/pages/blocks";
import type { PageContent, PageUpdate } from "~/domain/pages/schema";
import { isSameJson } from "~/domain/same-json";
import { locked } from "./own-values";
import type { PageTemplateContent } from "./page-template";

/** What a change of a page is decided by. */
interface Locked {
  /** The page's own values, as they are stored. */
  stored: PageContent;
  template: PageTemplateContent;
  /** The name of the team, for the sentence. */
  team: string;
}

/**
 * Reduces a change of a page that follows a template to the page's own values.
 * @param sent a locked theme in it equals the one read or stored; its blocks are the page's own, or all blocks as read,
 * with the template's in place
 * @throws AppError forbidden (fieldLocked) with the `field` of any other value
 */
export function ownPageValues(sent: PageUpdate, { stored, template, team }: Locked): PageUpdate {
  const own = { ...sent };
  if (template.isThemeLocked && sent.theme) {
    if (!isSameJson(sent.theme, template.theme) && !isSameJson(sent.theme, stored.theme))
      throw locked("theme", team);
    delete own.theme;
  }
  if (sent.blocks) own.blocks = ownBlocks(sent.blocks, template, team);
  return own;
}

function ownBlocks(sent: Block[], { first, last }: PageTemplateContent, team: string): Block[] {
  const theirs = new Set([...first, ...last].map(({ key }) => key));
  if (!sent.some(({ key }) => theirs.has(key))) return sent;
  const end = sent.length - last.length;
  const placed = [
    ...first.map((block, i) => ({ block, i })),
    ...last.map((block, i) => ({ block, i: end + i })),
  ];
  const changed = placed.find(({ block, i }) => !isSameJson(sent[i], block));
  if (changed) throw locked(sent[changed.i] ? `blocks.${changed.i}` : "blocks", team);
  return sent.slice(first.length, end);
}
