import { ExternalLink, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/fresh-address";
import { QrCode } from "~/features/codes/qr-code";
import { QrDownloads } from "~/features/codes/qr-downloads";
import { shortAddress } from "~/features/codes/qr-files";
import { NativeShare } from "~/features/pages/sharing/native-share";
import { useLocalPath } from "~/i18n/use-path";
import { CopyField } from "~/ui/copy-field";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";

interface ShareCardScreenProps {
  card: { hash: string; title: string; header: string; url: string; qrUrl: string; updatedAt: string };
}

/** A card to be handed over: its code large enough to be scanned from the screen, its link, and the files. */
export function ShareCardScreen({ card }: ShareCardScreenProps) {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-5 py-6 sm:px-8 lg:py-10">
      <PageHeading
        title={<bdi>{t("share.title", { title: card.title })}</bdi>}
        description={t("share.description")}
        back={{ href: path("/dashboard-business-cards"), label: t("share.back") }}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
        <figure className="mx-auto w-full max-w-md rounded-lg bg-white p-2 text-center text-[#1D1916]">
          <QrCode url={card.qrUrl} label={t("code.alt", { title: card.title })} className="w-full" />
          <figcaption className="flex flex-col gap-1 px-4 pb-5">
            <bdi className="display text-xl">{card.header}</bdi>
            <span dir="ltr" className="break-all text-[#5D544B] text-sm tabular-nums">
              {shortAddress(card.qrUrl)}
            </span>
          </figcaption>
        </figure>
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-3">
            <CopyField
              label={t("share.link")}
              value={card.url}
              copyLabel={t("code.copy")}
              copiedLabel={t("code.copied")}
            />
            <NativeShare title={card.header} url={card.url} />
          </div>
          <div className="flex flex-col gap-3 border-rule border-t pt-8">
            <QrDownloads url={card.qrUrl} title={card.title} isWide />
            <p className="text-pretty text-muted text-sm">{t("code.lasting")}</p>
          </div>
          <div className="flex flex-wrap gap-2 border-rule border-t pt-8">
            <LinkButton
              variant="quiet"
              href={path(`/editor-business-card/${card.hash}`)}
              icon={<Pencil aria-hidden="true" />}
            >
              {t("share.edit")}
            </LinkButton>
            <LinkButton
              variant="quiet"
              href={freshAddress(card)}
              target="_blank"
              rel="noopener"
              icon={<ExternalLink aria-hidden="true" />}
            >
              {t("share.open")}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}
