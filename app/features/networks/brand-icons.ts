import { createContext, useContext } from "react";

/** Paths of brands' signs by service id. */
export type BrandIcons = Readonly<Record<string, string>>;

/**
 * The icons that a tree may render. The site provides them all, since it is rendered on the server; an editor loads
 * them when it first shows one, since they are larger than the rest of the preview.
 */
export const BrandIconsContext = createContext<BrandIcons>({});

export function useBrandIcon(name: string): string | undefined {
  const icons = useContext(BrandIconsContext);
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}

/** Brands whose path is in the document once, for all icons that refer to it. */
export const SharedIconsContext = createContext<ReadonlySet<string>>(new Set());

/** The id of a brand's path in the document of a page. */
export const sharedIconId = (name: string) => `ic-${name}`;
