import { Check, ImageIcon, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ButtonItem } from "~/domain/pages/block-types/buttons";
import { embedOf } from "~/domain/pages/embeds";
import { ProBadge } from "~/features/shell/pro-badge";
import { Button } from "~/ui/button";
import { useAfterPress } from "~/ui/use-after-press";
import { addOfferedImage, useLinkOffer } from "./link-offers";

interface LinkOfferProps {
  item: ButtonItem;
  /** Of a normalised address; undefined while it is none. */
  url: string | undefined;
  onChange: (item: ButtonItem) => void;
  /** Replaces the link by a player, with its title and image; absent where images are not allowed. */
  onPlayer?: (player: { url: string; title: string; image?: string }) => void;
}

/** What the page behind a link offers: its title, its image, and whether it can be played. */
export function LinkOffer({ item, url = "", onChange, onPlayer }: LinkOfferProps) {
  const { t } = useTranslation("editor");
  const offer = useAfterPress(useLinkOffer(url));
  const embed = onPlayer ? embedOf(url) : null;
  const title = offer?.title === item.title ? undefined : offer?.title;
  const picture = onPlayer && !item.image ? offer?.image : undefined;
  if (!title && !picture && !embed) return null;
  return (
    <section aria-label={t("links.found")} className="flex flex-col gap-3 rounded-md bg-sunken p-3">
      <div className="flex min-w-0 items-center gap-3">
        {picture ? (
          <img
            src={`data:image/webp;base64,${picture}`}
            alt=""
            className="size-14 shrink-0 rounded-sm object-cover"
          />
        ) : null}
        <p className="min-w-0 break-words">
          <span className="block text-muted text-sm">{t("links.found")}</span>
          {title ? <bdi className="font-medium">{title}</bdi> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {title ? (
          <Button size="small" icon={<Check />} onPress={() => onChange({ ...item, title })}>
            {t("links.useTitle")}
          </Button>
        ) : null}
        {picture ? (
          <Button
            size="small"
            icon={<ImageIcon />}
            onPress={() => onChange({ ...item, image: addOfferedImage(picture) })}
          >
            {t("links.usePicture")} <ProBadge />
          </Button>
        ) : null}
        {embed && onPlayer ? (
          <Button
            size="small"
            icon={<Play />}
            onPress={() =>
              onPlayer({
                url,
                title: offer?.title ?? item.title,
                ...(offer?.image && { image: addOfferedImage(offer.image) }),
              })
            }
          >
            {t(embed.isStrip ? "links.asPlayer" : "links.asVideo")} <ProBadge />
          </Button>
        ) : null}
      </div>
    </section>
  );
}
