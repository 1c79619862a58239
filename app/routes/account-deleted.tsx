import { DeletedScreen } from "~/features/accounts/leaving/deleted-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";

export const handle = { screen: "account-deleted", messages: ["leaving"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("leaving:meta.deleted", { noIndex: true });

export const loader = publicLoader(async () => null);

export default function AccountDeleted() {
  return <DeletedScreen />;
}
