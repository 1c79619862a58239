import { useTranslation } from "react-i18next";
import { direction, htmlLang } from "~/domain/languages";
import { CardView } from "~/features/cards/card-view";
import { cardWords } from "~/features/cards/card-words";
import { QrCode } from "~/features/codes/qr-code";
import { shortAddress } from "~/features/codes/qr-files";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { useRoot } from "~/features/shell/use-root";
import type { PageChoice } from "~/server/services/pages/choose-pages.server";
import { PhoneFrame } from "~/ui/phone-frame";
import type { CardEditor } from "./use-card-editor";

interface CardPreviewProps {
  editor: CardEditor;
  pages: PageChoice[];
  /** Width of the phone's screen in CSS pixels. */
  width?: number;
}

/** The card's page as visitors see it, and its code once it has one. */
export function CardPreview({ editor, pages, width = 288 }: CardPreviewProps) {
  const { t } = useTranslation("cards");
  const { t: tSharing } = useTranslation("sharing");
  const { appOrigin, siteOrigin, language, user } = useRoot();
  const { card, saved } = editor;
  const linked = pages.find(({ id, isPublished }) => id === card.pageId && isPublished);
  return (
    <div className="flex flex-col items-center gap-5 pt-px">
      <PhoneFrame label={t("editor.previewOf")} width={width}>
        <PreviewFrame title={t("editor.previewOf")} lang={htmlLang(language)} dir={direction(language)}>
          <CardView
            card={{ ...card, header: card.header.trim() || t("general.headerExample") }}
            contactFileUrl={user?.isPaid ? "#" : undefined}
            pageUrl={linked ? `${siteOrigin}/${linked.slug}` : undefined}
            brandUrl={appOrigin}
            words={cardWords(language)}
          />
        </PreviewFrame>
      </PhoneFrame>
      {saved ? (
        <figure className="flex items-center gap-3">
          <QrCode
            url={saved.card.qrUrl}
            label={tSharing("share.alt", { title: card.title })}
            className="size-16 shrink-0 rounded-sm border border-rule"
          />
          <figcaption dir="ltr" className="break-all text-muted text-sm tabular-nums">
            {shortAddress(saved.card.qrUrl)}
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}
