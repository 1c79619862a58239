import { useMemo } from "react";
import { useLocale } from "react-aria-components";

/** @returns writes a share, 0 to 1, in whole percent as the reader's language does; a little is never nothing */
export function useRate(): (part: number, whole: number) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
    const fine = new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 1 });
    return (part, whole) => {
      const share = whole > 0 ? part / whole : 0;
      return (share > 0 && share < 0.01 ? fine : format).format(share);
    };
  }, [locale]);
}
