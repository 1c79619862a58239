import { i18nFor } from "~/i18n/instances";

/** A message by its typed key, as the screens of these tests show it. */
export const t = i18nFor("en").t;
