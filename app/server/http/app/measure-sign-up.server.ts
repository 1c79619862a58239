import type { Provider } from "~/domain/accounts/social";
import { measure } from "~/server/services/privacy/measure.server";
import { measuredAs } from "./consent-cookie.server";
import type { PublicArgs } from "./route.server";

/**
 * Reports a sign-up to the measurement service, where this browser's visitor agreed. The sign-up does not wait for it.
 */
export function measureSignUp(
  { platform, consent }: Pick<PublicArgs, "platform" | "consent">,
  method: "password" | Provider,
): void {
  const clientId = measuredAs(platform.config, consent);
  platform.defer(measure(platform, clientId, { name: "sign_up", params: { method } }));
}
