import { useMemo } from "react";
import { useLocale } from "react-aria-components";

/** @returns writes a whole number as it is written in the language that is read */
export function useNumber(): (value: number) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale);
    return (value: number) => format.format(value);
  }, [locale]);
}
