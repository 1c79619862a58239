import { LIMITS } from "~/domain/limits";
import { readFormFields } from "~/server/http/form-fields.server";
import { limitWrites } from "~/server/http/write-burst.server";
import type { Platform } from "~/server/platform/platform.server";
import { takeAppleReturn } from "~/server/services/accounts/social/take-apple-return.server";

/** The only accepted cross-site post: its state proves that the sign-in began here. */
export const isAppleReturn = (request: Request, path: string, url: URL): boolean =>
  request.method === "POST" && path === "/login/social" && url.searchParams.get("client") === "apple";

/** The length of Apple's user data, as JSON. */
const USER_LENGTH = 4096;

/**
 * Accepts Apple's post. A browser sends no cookies with a cross-site post, so nothing is decided here: the code is
 * stored in the row of its state for the navigation that follows, which carries the cookie.
 * @throws AppError rate_limited, bad_request, payload_too_large, unsupported_media_type
 */
export async function acceptAppleReturn(request: Request, platform: Platform): Promise<Response> {
  await limitWrites(request, platform);
  const fields = new Map(await readFormFields(request));
  const text = (name: string, most: number = LIMITS.providerField) => {
    const value = fields.get(name);
    return typeof value === "string" && value.length <= most ? value : null;
  };
  const state = text("state") ?? "";
  const code = text("code");
  const error = text("error");
  if (code) await takeAppleReturn(platform, { state, code, user: text("user", USER_LENGTH) });
  const query = new URLSearchParams({ client: "apple", state, ...(error && !code && { error }) });
  return new Response(null, { status: 303, headers: { Location: `/login/social?${query}` } });
}
