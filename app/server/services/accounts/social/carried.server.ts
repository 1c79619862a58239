import { toldTimeZone } from "~/domain/accounts/forms";
import { type StoredRoute, storedRouteSchema } from "~/domain/accounts/redirect";
import { type FirstTouch, firstTouchSchema, temporaryIdsSchema } from "~/domain/accounts/schema";
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from "~/domain/languages";

/** What a browser brings to a sign-in. */
export interface Brought {
  temporaryIds: string[];
  firstTouch?: FirstTouch;
  /** An IANA name. */
  timeZone?: string;
}

/** State carried through a sign-in at the provider, and through a proof in between. */
export interface Carried {
  language: LanguageCode;
  /** The address requested before the login. */
  route: StoredRoute | null;
  brought: Brought;
}

/** @returns what a row carries; unreadable parts are left out */
export function carriedOf(row: { language: string; route: unknown; brought: unknown }): Carried {
  const route = storedRouteSchema.safeParse(row.route);
  return {
    language: isLanguageCode(row.language) ? row.language : DEFAULT_LANGUAGE,
    route: route.success ? route.data : null,
    brought: broughtOf(row.brought),
  };
}

function broughtOf(stored: unknown): Brought {
  const { temporaryIds, firstTouch, timeZone } = (stored ?? {}) as Record<string, unknown>;
  const ids = temporaryIdsSchema.safeParse(temporaryIds);
  const touch = firstTouchSchema.safeParse(firstTouch);
  const zone = toldTimeZone.parse(timeZone);
  return {
    temporaryIds: ids.success ? ids.data : [],
    ...(touch.success && { firstTouch: touch.data }),
    ...(zone && { timeZone: zone }),
  };
}
