import type { en } from "./locales/en/locale";
import type { Translated } from "./words";

/** Everything one language says, by namespace. */
export type Locale = Translated<typeof en>;
