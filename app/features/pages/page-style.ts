import type { Block } from "~/domain/pages/blocks";
import type { Theme } from "~/domain/pages/theme";
import { background } from "./style/background";
import { base, PRINT } from "./style/base";
import { details } from "./style/details";
import { dividers } from "./style/dividers";
import { fontFaces } from "./style/font-faces";
import { FORM } from "./style/form";
import { FRAMES } from "./style/frames";
import { header } from "./style/headers";
import { links } from "./style/link-shapes";
import { list } from "./style/lists";
import { media } from "./style/media";
import { socialIcons } from "./style/social";
import { surface } from "./style/surface";
import { titles } from "./style/titles";
import { designedTypes, variables } from "./style/variables";

/**
 * The critical style of a page, for the site's document and the editor's preview alike, with nothing for blocks that it
 * does not have. Only validated colours, numbers and members of closed lists reach it, so nothing a user types can leave
 * its place.
 */
export function pageStyle(theme: Theme, shown: readonly Block[]): string {
  const types = new Set<string>(shown.map(({ type }) => type));
  const designed = designedTypes(types);
  const dividerStyles = new Set(
    shown.flatMap((block) => (block.type === "divider" ? [block.data.style] : [])),
  );
  return [
    fontFaces(theme),
    variables(theme, designed),
    base(theme),
    background(theme),
    FRAMES[theme.layout.frame],
    surface(theme),
    titles(theme, types.has("heading")),
    // After the frame: a band reaches to its edges.
    header(theme),
    designed.length > 0 ? list(theme) + links(theme) : "",
    dividers(theme.layout, dividerStyles),
    media(theme.layout, types),
    types.has("contactDetails") ? details(theme.layout) : "",
    types.has("socialIcons") ? socialIcons(theme) : "",
    types.has("collectContacts") ? FORM : "",
    PRINT,
  ].join("");
}
