import { ExternalLink, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import type { CodeStyle } from "~/domain/codes/style";
import { CodeFigure } from "~/features/codes/code-figure";
import { QrDownloads } from "~/features/codes/qr-downloads";
import { LinkButton } from "~/ui/link-button";
import { NamedLink } from "./named-link";
import { ShareNetworks } from "./share-networks";
import { SharedLink } from "./shared-link";
import { SharedVisits, type SharedVisitsProps } from "./shared-visits";

export interface SharedThing {
  url: string;
  qrUrl: string;
  /** Makes the owner's own look at it a fresh one. */
  version: number;
  /** How its code's files look, where that is not plain. */
  style?: CodeStyle;
  /** The image in the code's middle. */
  logoUrl?: string;
}

interface ShareWaysProps {
  shared: SharedThing;
  /** What its owner calls it. */
  title: string;
  /** What others know it by; below the code. */
  name: string;
  /** Absent where it can be seen only. */
  editor: string | undefined;
  /** What was counted of it. */
  visits: SharedVisitsProps;
  messages: { link: string; lasting: string; edit: string; open: string };
  /** Ways that only this kind of thing has. */
  children?: ReactNode;
}

/** All ways to pass on a page or a card: its code to be scanned, its link, the networks, and the code's files. */
export function ShareWays({ shared, title, name, editor, visits, messages, children }: ShareWaysProps) {
  const { t } = useTranslation("sharing");
  const known = name || title;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
      <CodeFigure
        url={shared.qrUrl}
        style={shared.style}
        logoUrl={shared.logoUrl}
        title={title}
        name={name}
      />
      <div className="flex min-w-0 flex-col gap-8 [&>*+*]:border-rule [&>*+*]:border-t [&>*+*]:pt-8">
        <div className="flex flex-col gap-4">
          <SharedLink label={messages.link} url={shared.url} title={known} />
          <NamedLink url={shared.url} />
        </div>
        <SharedVisits {...visits} />
        <ShareNetworks url={shared.url} text={t("share.text", { title: known })} />
        {children}
        <div id="files" className="flex scroll-mt-24 flex-col gap-3">
          <QrDownloads url={shared.qrUrl} title={title} style={shared.style} />
          <p className="text-pretty text-muted text-sm">{messages.lasting}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {editor ? (
            <LinkButton variant="quiet" href={editor} icon={<Pencil aria-hidden="true" />} className="-ms-4">
              {messages.edit}
            </LinkButton>
          ) : null}
          <LinkButton
            variant="quiet"
            href={freshAddress(shared)}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink aria-hidden="true" />}
          >
            {messages.open}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
