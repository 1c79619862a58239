import { PricingFrameScreen } from "~/features/billing/pricing-frame-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";

export const handle = { screen: "pricing-iframe", messages: ["pricing"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("pricing:meta.pricing", { noIndex: true });

/** Allowed embedders: http/headers.server.ts. */
export const loader = publicLoader(async () => null);

export default function PricingFrame() {
  return <PricingFrameScreen />;
}
