import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "~/domain/languages";
import { OTHER } from "~/domain/visits/limits";
import { DIRECT } from "~/domain/visits/source";
import { useRoot } from "~/features/shell/use-root";

export type Dimension = "sources" | "countries" | "devices" | "languages";

/**
 * @returns a function that formats the values of a dimension in the current language: names of countries, languages and
 * devices
 */
export function useVisitNames(): (dimension: Dimension, name: string) => string {
  const { t } = useTranslation("visits");
  const { language } = useRoot();
  const names = useMemo(() => {
    const { code } = languageOf(language);
    return {
      countries: new Intl.DisplayNames(code, { type: "region" }),
      languages: new Intl.DisplayNames(code, { type: "language" }),
    };
  }, [language]);
  return (dimension, name) => {
    if (name === "") return t("source.unknown");
    if (name === OTHER) return t("source.other");
    switch (dimension) {
      case "sources":
        return name === DIRECT ? t("source.direct") : name;
      case "devices":
        return name === "phone" || name === "tablet" || name === "desktop" ? t(`device.${name}`) : name;
      default:
        return named(names[dimension], name);
    }
  };
}

/** Values that are no country or language code are unchanged. */
function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
