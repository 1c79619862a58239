import { LandingScreen } from "~/features/landing/landing-screen";
import { screenMeta } from "~/i18n/meta";

export const handle = { screen: "landing" };
export const meta = screenMeta("landing");

export default function Landing() {
  return <LandingScreen />;
}
