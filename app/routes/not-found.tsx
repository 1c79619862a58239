import { json } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { useLocalPath } from "~/i18n/use-path";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

export const handle = { screen: "not-found", messages: [] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("shell:meta.notFound", { noIndex: true });
export const loader = publicLoader(async () => json(null, { status: 404 }));

export default function NotFound() {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  return (
    <EmptyState
      level={1}
      title={t("notFound.title")}
      text={t("notFound.text")}
      action={<LinkButton href={path("/")}>{t("notFound.action")}</LinkButton>}
      className="flex-1 justify-center"
    />
  );
}
