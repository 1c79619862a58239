import { memo, useContext, useMemo } from "react";
import type { Block, BlockOf, BlockType } from "~/domain/pages/blocks";
import { PLAIN_ICONS } from "~/features/networks/brand-icon";
import { BrandIconsContext, sharedIconId } from "~/features/networks/brand-icons";
import { BLOCK_VIEWS } from "./block-views";

/** @returns the brands that a page shows more than once; the same set as long as they are the same */
export function useSharedIcons(blocks: readonly Block[]): ReadonlySet<string> {
  const names = repeatedBrands(blocks).join(" ");
  return useMemo(() => new Set(names ? names.split(" ") : []), [names]);
}

/** The paths of some brands. They are seen where an icon refers to them only. */
export const SharedIcons = memo(function SharedIcons({ names }: { names: ReadonlySet<string> }) {
  const signs = useContext(BrandIconsContext);
  const known = [...names].filter((name) => Object.hasOwn(signs, name));
  if (known.length === 0) return null;
  return (
    <svg style={{ display: "none" }} aria-hidden="true">
      <defs>
        {known.map((name) => (
          <path key={name} id={sharedIconId(name)} d={signs[name]} />
        ))}
      </defs>
    </svg>
  );
});

function repeatedBrands(blocks: readonly Block[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const block of blocks)
    for (const name of iconsOf(block)) {
      if (seen.has(name)) repeated.add(name);
      seen.add(name);
    }
  return [...repeated].filter((name) => !Object.hasOwn(PLAIN_ICONS, name)).sort();
}

/** Names of the icons that a block shows. */
function iconsOf<T extends BlockType>({ type, data }: BlockOf<T>): readonly string[] {
  return BLOCK_VIEWS[type].icons?.(data) ?? [];
}
