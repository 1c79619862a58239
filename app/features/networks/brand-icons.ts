import { createContext, useContext } from "react";

/** Paths of brands' signs by service id. */
export type BrandIcons = Readonly<Record<string, string>>;

/**
 * The signs a tree may draw. The site gives them all, being drawn on the server; an editor fetches them when it first
 * shows one, since they weigh more than all else of the preview.
 */
export const BrandIconsContext = createContext<BrandIcons>({});

export function useBrandIcon(name: string): string | undefined {
  const icons = useContext(BrandIconsContext);
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}

/** Brands whose path stands once in the document, for all icons that refer to it. */
export const SharedIconsContext = createContext<ReadonlySet<string>>(new Set());

/** The id of a brand's path in the document of a page. */
export const sharedIconId = (name: string) => `ic-${name}`;
