import { BLOCK_TYPES, type Block, type BlockOf, type BlockType } from "~/domain/pages/blocks";
import type { Theme } from "~/domain/pages/theme";
import { BLOCK_VIEWS } from "./blocks/block-views";
import { background } from "./style/background";
import { base, PRINT } from "./style/base";
import { fontFaces } from "./style/font-faces";
import { FRAMES } from "./style/frames";
import { header } from "./style/headers";
import { links } from "./style/link-shapes";
import { list } from "./style/lists";
import type { ShownKinds } from "./style/shown-kinds";
import { surface } from "./style/surface";
import { titles } from "./style/titles";
import { designedTypes, variables } from "./style/variables";

/**
 * The critical style of a page, for the site's document and the editor's preview alike, with nothing for blocks that it
 * does not have. Only validated colours, numbers and members of closed lists reach it, so nothing a user types can leave
 * its place.
 */
export function pageStyle(theme: Theme, blocks: readonly Block[]): string {
  const shown = shownKinds(blocks);
  const designed = designedTypes(shown);
  return [
    fontFaces(theme),
    variables(theme, designed),
    base(theme),
    background(theme),
    FRAMES[theme.layout.frame],
    surface(theme),
    titles(theme, shown.has("heading")),
    // After the frame: a band reaches to its edges.
    header(theme),
    designed.length > 0 ? list(theme) + links(theme) : "",
    ...blockStyles(theme, shown),
    PRINT,
  ].join("");
}

/** What the style of a page depends on of its blocks: their types and variants, not what is written in them. */
export function shownKinds(blocks: readonly Block[]): ShownKinds {
  return new Set(blocks.flatMap(kindsOf));
}

function kindsOf<T extends BlockType>({ type, data }: BlockOf<T>): (T | `${T} ${string}`)[] {
  const variant = BLOCK_VIEWS[type].variant?.(data);
  return variant === undefined ? [type] : [type, `${type} ${variant}`];
}

/** The style of each type that is shown, once where types share one. */
function blockStyles(theme: Theme, shown: ShownKinds): string[] {
  const styles = BLOCK_TYPES.flatMap((type) => (shown.has(type) ? (BLOCK_VIEWS[type].style ?? []) : []));
  return [...new Set(styles)].map((style) => style(theme, shown));
}
