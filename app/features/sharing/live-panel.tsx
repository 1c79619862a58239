import { ExternalLink, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import { codeFileAddress } from "~/features/codes/code-address";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useLocalPath } from "~/i18n/use-path";
import { Disclosure } from "~/ui/disclosure";
import { IconButton } from "~/ui/icon-button";
import { LinkButton } from "~/ui/link-button";
import { SharedLink } from "./shared-link";

/** Where most users add their address first. Names are proper nouns. */
const PLACES = [
  ["instagram", "Instagram"],
  ["tiktok", "TikTok"],
  ["linkedIn", "LinkedIn"],
] as const;

interface LivePanelProps {
  thing: { url: string; qrUrl: string; title: string; version: number };
  kind: "page" | "card";
  /** Path of its share screen. */
  share: string;
  /** Replaces the places: what is missing. */
  text?: string;
  /** Links to where that is added; the first action. */
  add?: ReactNode;
  /** What was left out of it, if anything. */
  note?: ReactNode;
  onClose: () => void;
  /** Further offers: findings, a matching card. */
  children?: ReactNode;
}

/**
 * Right after a page was published, or a card was created: its address, its code, and where to add it. Does not block
 * the screen.
 */
export function LivePanel({ thing, kind, share, text, add, note, onClose, children }: LivePanelProps) {
  const { t } = useTranslation("sharing");
  const path = useLocalPath();
  const titleId = useId();
  const title = thing.title || t("share.untitled");
  return (
    <section
      aria-labelledby={titleId}
      className="mb-6 flex flex-col gap-5 rounded-lg border border-rule bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h2 id={titleId} className="display text-xl">
            {t(kind === "page" ? "live.title" : "live.cardTitle")}
          </h2>
          <p className="text-muted">{text ?? t(kind === "page" ? "live.text" : "live.cardText")}</p>
          {note}
          {add ? <div className="flex pt-2">{add}</div> : null}
        </div>
        <IconButton
          label={t("live.close")}
          icon={<X />}
          hasNoTooltip
          className="-me-2 -mt-1"
          onPress={onClose}
        />
      </div>
      <div className="flex flex-wrap items-start gap-5">
        <img
          src={codeFileAddress(thing.qrUrl, { format: "svg" })}
          alt={t("share.alt", { title })}
          width={112}
          height={112}
          className="size-28 shrink-0 rounded-md bg-white p-1"
        />
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-3">
          <SharedLink
            label={t(kind === "page" ? "share.link" : "live.cardLink")}
            url={thing.url}
            title={title}
          />
          <div className="flex flex-wrap gap-2">
            <LinkButton
              href={freshAddress(thing)}
              target="_blank"
              rel="noopener"
              size="small"
              icon={<ExternalLink aria-hidden="true" />}
            >
              {t(kind === "page" ? "share.open" : "live.cardOpen")}
            </LinkButton>
            <LinkButton href={path(share)} size="small">
              {t("live.more")}
            </LinkButton>
          </div>
        </div>
      </div>
      {kind === "page" ? (
        <div>
          <h3 className="font-medium text-sm">{t("live.places")}</h3>
          <LazyBrandIcons>
            {PLACES.map(([id, name]) => (
              <Disclosure
                key={id}
                level={4}
                title={
                  <span className="flex items-center gap-2 [&_svg]:size-4">
                    <NetworkIcon name={id} />
                    {name}
                  </span>
                }
              >
                <p className="text-muted">{t(`install.steps.${id}`)}</p>
              </Disclosure>
            ))}
          </LazyBrandIcons>
        </div>
      ) : null}
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </section>
  );
}
