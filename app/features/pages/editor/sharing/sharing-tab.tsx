import { QrCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { sharePagePath } from "~/domain/screen-paths";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { NotLiveActions } from "~/features/pages/editor/saving/not-live-actions";
import { SendPage } from "~/features/pages/sharing/send-page";
import { unpublishedHint } from "~/features/pages/sharing/unpublished-hint";
import { ShareNetworks } from "~/features/sharing/share-networks";
import { SharedLink } from "~/features/sharing/shared-link";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { SaveFirst } from "./save-first";

/** The same ways to pass a page on as on its share screen, beside the page. */
export function SharingTab() {
  const { t } = useTranslation("sharing");
  const { setView } = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const profile = useEditor(({ history }) => history.present.content.profile);
  const { user } = useRoot();
  const isPaid = user?.isPaid ?? false;
  const path = useLocalPath();
  if (!meta) return <SaveFirst />;
  if (meta.state !== "published") {
    return (
      <div className="flex max-w-xl flex-col items-start gap-4">
        <p className="font-medium">{t("share.unpublished")}</p>
        <p className="text-muted">{t(unpublishedHint(meta, isPaid))}</p>
        {isPaid ? <Button onPress={() => setView({ tab: "settings" })}>{t("share.settings")}</Button> : null}
        <NotLiveActions />
      </div>
    );
  }
  const title = profile.title || t("share.untitled");
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <SharedLink label={t("share.link")} url={meta.url} title={title} />
      <ShareNetworks url={meta.url} text={t("share.text", { title })} />
      <SendPage pageId={meta.id} />
      <section aria-label={t("install.qr")} className="flex flex-col items-start gap-3">
        <h2 className="font-medium text-sm">{t("install.qr")}</h2>
        <p className="text-muted">{t("share.lasting")}</p>
        <LinkButton href={path(sharePagePath(meta.id))} icon={<QrCode aria-hidden="true" />}>
          {t("install.qrOpen")}
        </LinkButton>
      </section>
    </div>
  );
}
