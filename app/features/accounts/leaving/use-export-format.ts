import { useLocale } from "react-aria-components";
import { useRoot } from "~/features/shell/use-root";

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** How days and sizes are written on the screen of exports. */
export function useExportFormat() {
  const { locale } = useLocale();
  const { user } = useRoot();
  return {
    /** In the account's time zone, as in the mail. */
    dayOf: (at: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: user?.timeZone ?? "UTC" }).format(
        new Date(at),
      ),
    /** @param bytes in kB, MB or GB of a thousand each */
    sizeOf: (bytes: number) => {
      const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), UNITS.length);
      const unit = UNITS[power - 1] ?? "kilobyte";
      const format = { style: "unit", unit, maximumSignificantDigits: 3 } as const;
      return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** power);
    },
  };
}
