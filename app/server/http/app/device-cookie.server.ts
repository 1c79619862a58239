import { newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { cookie, DEVICE_COOKIE, readCookie } from "~/server/http/cookies.server";
import { hmac } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * A browser that signed in with an e-mail address is known to have: its wrong passwords are counted apart, so that
 * nobody locks it out by typing wrong ones elsewhere. The cookie signs nobody in.
 */
const sign = (platform: Platform, id: string, email: string) =>
  hmac(platform.config.tokenSecret, `device:${id}:${email}`);

/** @returns the id of the browser when it signed in with this address before */
export async function knownDevice(
  platform: Platform,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const [id, signature] = (readCookie(request, DEVICE_COOKIE) ?? "").split(".");
  if (!id || !signature) return undefined;
  return signature === (await sign(platform, id, email)) ? id : undefined;
}

/** @returns the response of a sign-in, which also makes the browser known */
export async function withKnownDevice(
  platform: Platform,
  email: string,
  response: Response,
): Promise<Response> {
  const id = newToken();
  const value = `${id}.${await sign(platform, id, email)}`;
  response.headers.append(
    "Set-Cookie",
    cookie(platform.config, DEVICE_COOKIE, value, LIFETIMES.deviceCookie),
  );
  return response;
}
