import { ExternalLink, Pencil, Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/fresh-address";
import { QrCode } from "~/features/codes/qr-code";
import { QrDownloads } from "~/features/codes/qr-downloads";
import { shortAddress } from "~/features/codes/qr-files";
import { useLocalPath } from "~/i18n/use-path";
import { CopyField } from "~/ui/copy-field";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { NativeShare } from "./native-share";
import { SendPage } from "./send-page";
import { ShareNetworks } from "./share-networks";

export interface SharedPage {
  id: string;
  title: string;
  url: string;
  qrUrl: string;
  updatedAt: string;
  isPublished: boolean;
}

/** A page to be passed on: its code large enough to be scanned, its link, the networks, and by e-mail. */
export function SharePageScreen({ page }: { page: SharedPage }) {
  const { t } = useTranslation("sharing");
  const path = useLocalPath();
  const title = page.title || t("share.untitled");
  const editor = path(`/editor/${page.id}`);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-5 py-6 sm:px-8 lg:py-10">
      <PageHeading
        title={<bdi>{t("share.title", { title })}</bdi>}
        description={page.isPublished ? t("share.description") : undefined}
        back={{ href: path("/dashboard-pages"), label: t("share.back") }}
      />
      {page.isPublished ? (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
          <figure className="mx-auto w-full max-w-md rounded-lg bg-white p-2 text-center text-[#1D1916]">
            <QrCode url={page.qrUrl} label={t("share.alt", { title })} className="w-full" />
            <figcaption className="flex flex-col gap-1 px-4 pb-5">
              <bdi className="display text-xl">{page.title}</bdi>
              <span dir="ltr" className="break-all text-[#5D544B] text-sm tabular-nums">
                {shortAddress(page.qrUrl)}
              </span>
            </figcaption>
          </figure>
          <div className="flex min-w-0 flex-col gap-8">
            <div className="flex flex-col gap-3">
              <CopyField
                label={t("share.link")}
                value={page.url}
                copyLabel={t("install.copy")}
                copiedLabel={t("install.copied")}
              />
              <NativeShare title={title} url={page.url} />
            </div>
            <div className="border-rule border-t pt-8">
              <ShareNetworks url={page.url} text={t("share.text", { title })} />
            </div>
            <div className="border-rule border-t pt-8">
              <SendPage pageId={page.id} />
            </div>
            <div className="flex flex-col gap-3 border-rule border-t pt-8">
              <QrDownloads url={page.qrUrl} title={page.title} isWide />
              <p className="text-pretty text-muted text-sm">{t("share.lasting")}</p>
            </div>
            <div className="flex flex-wrap gap-2 border-rule border-t pt-8">
              <LinkButton variant="quiet" href={editor} icon={<Pencil aria-hidden="true" />}>
                {t("share.edit")}
              </LinkButton>
              <LinkButton
                variant="quiet"
                href={freshAddress(page)}
                target="_blank"
                rel="noopener"
                icon={<ExternalLink aria-hidden="true" />}
              >
                {t("share.open")}
              </LinkButton>
            </div>
          </div>
        </div>
      ) : (
        <EmptyState
          title={t("share.unpublished")}
          text={t("share.unpublishedHint")}
          action={
            <LinkButton
              variant="primary"
              href={`${editor}?tab=settings`}
              icon={<Settings aria-hidden="true" />}
            >
              {t("share.settings")}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
