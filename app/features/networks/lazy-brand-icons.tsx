import { type ReactNode, useEffect, useState } from "react";
import { type BrandIcons, BrandIconsContext } from "./brand-icons";

/** Fetched once in a tab. */
let fetched: BrandIcons | null = null;

/** Gives what is inside the brands' signs, a moment after it is first shown. */
export function LazyBrandIcons({ isNeeded = true, children }: { isNeeded?: boolean; children: ReactNode }) {
  const [icons, setSigns] = useState<BrandIcons>(fetched ?? {});
  useEffect(() => {
    if (!isNeeded || fetched) return;
    let isGone = false;
    void import("./brand-paths").then(({ BRAND_PATHS }) => {
      fetched = BRAND_PATHS;
      if (!isGone) setSigns(BRAND_PATHS);
    });
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return <BrandIconsContext.Provider value={icons}>{children}</BrandIconsContext.Provider>;
}
