import { screenMeta } from "~/i18n/meta";

export const meta = screenMeta("landing");

export default function Landing() {
  return <main />;
}
