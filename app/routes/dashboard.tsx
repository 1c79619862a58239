import { screenMeta } from "~/i18n/meta";
import { userLoader } from "~/server/http/route.server";

export const handle = { screen: "dashboard" };
export const meta = screenMeta("dashboard", { noIndex: true });
export const loader = userLoader(async () => null);

export default function Dashboard() {
  return null;
}
