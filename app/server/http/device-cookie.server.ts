import { newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { cookie, DEVICE_COOKIE, readCookie } from "~/server/http/cookies.server";
import type { Config } from "~/server/platform/config.server";
import { hmac } from "~/server/platform/digest.server";

/**
 * A browser that signed in with an address before is known: its wrong passwords are counted apart, so that attempts
 * elsewhere cannot lock it out. The cookie does not sign in.
 */
const sign = (config: Config, id: string, email: string) => hmac(config.tokenSecret, `device:${id}:${email}`);

/** @returns the id of the browser when it signed in with this address before */
export async function knownDevice(
  config: Config,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const [id, signature] = (readCookie(request, DEVICE_COOKIE) ?? "").split(".");
  if (!id || !signature) return undefined;
  return signature === (await sign(config, id, email)) ? id : undefined;
}

/** @returns the header that marks the browser as known */
export async function deviceCookie(config: Config, email: string): Promise<string> {
  const id = newToken();
  const value = `${id}.${await sign(config, id, email)}`;
  return cookie(config, DEVICE_COOKIE, value, LIFETIMES.deviceCookie);
}
