import type { Provider } from "~/domain/accounts/social";
import { measure } from "~/server/services/privacy/measure.server";
import { measuredAs } from "./consent-cookie.server";
import type { PublicArgs } from "./route.server";

/** Has the measurement service told that somebody signed up, where this browser's visitor agreed. The sign-up waits for nothing. */
export function measureSignUp(
  { platform, consent }: Pick<PublicArgs, "platform" | "consent">,
  method: "password" | Provider,
): void {
  const clientId = measuredAs(platform.config, consent);
  platform.defer(measure(platform, clientId, { name: "sign_up", params: { method } }));
}
