import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pageUrl } from "~/domain/addresses";
import { direction, htmlLang } from "~/domain/languages";
import { cardMessages } from "~/features/cards/card-messages";
import { CardView } from "~/features/cards/card-view";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { ProBadge } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { useRoot } from "~/features/shell/use-root";
import { pageMessages } from "~/i18n/page-messages";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { PhoneFrame } from "~/ui/phone-frame";
import { SegmentedControl } from "~/ui/segmented-control";
import { useCard, useCardPart } from "./card-context";
import { CardPass } from "./card-pass";

interface CardPreviewProps {
  pages: PageOption[];
  /** Width of the phone's screen in CSS pixels. */
  width?: number;
  /** Width of a pass. */
  passWidth?: number;
}

/** The card as it will be met: as the passes of both wallets, and as its page. */
export function CardPreview({ pages, width = 288, passWidth = 256 }: CardPreviewProps) {
  const { t } = useTranslation("cards");
  // Without a plan the card has its page alone.
  const isPaid = useIsPaid();
  const [shows, setShows] = useState<"passes" | "page">(isPaid ? "passes" : "page");
  const first = useCardPart(({ history }) => history.present.platform);
  const platforms = first === "android" ? (["android", "ios"] as const) : (["ios", "android"] as const);
  return (
    <div className="flex flex-col items-center gap-5 pt-px">
      <SegmentedControl
        label={t("editor.preview")}
        isLabelHidden
        value={shows}
        onChange={(id) => setShows(id === "page" ? "page" : "passes")}
        choices={[
          {
            id: "passes",
            label: (
              <span className="flex flex-wrap items-center justify-center gap-x-1.5">
                {t("design.wallet")} <ProBadge />
              </span>
            ),
          },
          { id: "page", label: t("design.page") },
        ]}
        className="w-72 max-w-full"
      />
      {shows === "passes" ? (
        <div className="flex flex-wrap items-start justify-center gap-x-8 gap-y-6">
          {platforms.map((platform) => (
            <figure key={platform} className="flex flex-col gap-2">
              <CardPass platform={platform} width={passWidth} />
              <figcaption className="text-center text-muted text-sm">
                {platform === "ios" ? "Apple Wallet" : "Google Wallet"}
              </figcaption>
            </figure>
          ))}
        </div>
      ) : (
        <PagePreview pages={pages} width={width} />
      )}
    </div>
  );
}

function PagePreview({ pages, width }: { pages: PageOption[]; width: number }) {
  const { t } = useTranslation("cards");
  const { appOrigin, siteOrigin, language } = useRoot();
  const isPaid = useIsPaid();
  const card = useCard();
  const linked = pages.find(({ id, isPublished }) => id === card.pageId && isPublished);
  return (
    <PhoneFrame label={t("editor.previewOf")} width={width}>
      <PreviewFrame title={t("editor.previewOf")} lang={htmlLang(language)} dir={direction(language)}>
        <CardView
          card={{ ...card, header: card.header.trim() || t("general.headerExample") }}
          contactFileUrl={isPaid ? "#" : undefined}
          form={isPaid && card.takesDetails ? { messages: pageMessages(language).form } : undefined}
          pageUrl={linked ? pageUrl({ site: siteOrigin }, linked.slug) : undefined}
          brandUrl={isPaid && !linked ? undefined : appOrigin}
          messages={cardMessages(language)}
        />
      </PreviewFrame>
    </PhoneFrame>
  );
}
