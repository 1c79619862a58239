import { newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { cookie, DEVICE_COOKIE, readCookie } from "~/server/http/cookies.server";
import type { Config } from "~/server/platform/config.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";

/**
 * A browser that signed in with an address before is known: its wrong passwords are counted apart, so that attempts
 * elsewhere cannot lock it out. The cookie does not sign in.
 */
const textOf = (id: string, email: string) => `device:${id}:${email}`;

/** @returns the id of the browser when it signed in with this address before */
export async function knownDevice(
  config: Config,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const [id, signature] = (readCookie(request, DEVICE_COOKIE) ?? "").split(".");
  if (!id || !signature) return undefined;
  return (await isMacOf({ config }, "session", textOf(id, email), signature)) && signature.length === 64
    ? id
    : undefined;
}

/** @returns the header that marks the browser as known */
export async function deviceCookie(config: Config, email: string): Promise<string> {
  const id = newToken();
  const value = `${id}.${await macOf({ config }, "session", textOf(id, email))}`;
  return cookie(config, DEVICE_COOKIE, value, LIFETIMES.deviceCookie);
}
