import { type ReactNode, useEffect, useState } from "react";
import { type BrandSigns, BrandSignsContext } from "./brand-signs";

/** Fetched once in a tab. */
let fetched: BrandSigns | null = null;

/** Gives what is inside the brands' signs, a moment after it is first shown. */
export function LazyBrandSigns({ isNeeded = true, children }: { isNeeded?: boolean; children: ReactNode }) {
  const [signs, setSigns] = useState<BrandSigns>(fetched ?? {});
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
  return <BrandSignsContext.Provider value={signs}>{children}</BrandSignsContext.Provider>;
}
