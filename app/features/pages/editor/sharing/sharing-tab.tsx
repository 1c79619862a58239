import { useTranslation } from "react-i18next";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { SendPage } from "~/features/pages/sharing/send-page";
import { unpublishedHint } from "~/features/pages/sharing/unpublished-hint";
import { ShareNetworks } from "~/features/sharing/share-networks";
import { SharedLink } from "~/features/sharing/shared-link";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { PageQr } from "./page-qr";

/** The same ways to pass a page on as on its share screen, beside the page. */
export function SharingTab() {
  const { t } = useTranslation("sharing");
  const { setView } = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const profile = useEditor(({ history }) => history.present.content.profile);
  const { user } = useRoot();
  const isPaid = user?.isPaid ?? false;
  const path = useLocalPath();
  if (!meta) return <p className="max-w-xl text-muted">{t("install.later")}</p>;
  if (meta.state !== "published") {
    return (
      <div className="flex max-w-xl flex-col items-start gap-4">
        <p className="font-medium">{t("share.unpublished")}</p>
        <p className="text-muted">{t(unpublishedHint(meta, isPaid))}</p>
        {isPaid ? <Button onPress={() => setView({ tab: "settings" })}>{t("share.settings")}</Button> : null}
      </div>
    );
  }
  const title = profile.title || t("share.untitled");
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <SharedLink label={t("share.link")} url={meta.url} title={title} />
      <ShareNetworks url={meta.url} text={t("share.text", { title })} />
      <SendPage pageId={meta.id} />
      <PageQr url={meta.qrUrl} title={profile.title} />
      <div>
        <LinkButton href={path(`/share-page/${meta.id}`)}>{t("share.screen")}</LinkButton>
      </div>
    </div>
  );
}
