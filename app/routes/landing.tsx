import { LandingScreen } from "~/features/landing/landing-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";

export const handle = { screen: "landing", messages: ["landing"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const loader = publicLoader(async () => null);
export const meta = screenMeta("landing:meta.landing");

export default function Landing() {
  return <LandingScreen />;
}
