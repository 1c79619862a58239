import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import type { CardWords } from "./card-view";
import type { WalletArtwork } from "./wallet-artwork";

/** As high as the other buttons: Google asks for that, and for 48 at least. */
const WALLET_PICTURE_PX = 52;

export interface CardActionsProps {
  /** Absent for a card without a plan: its lines still dial and write. */
  contactFileUrl?: string;
  /** Absent where the pass cannot be made. */
  applePassUrl?: string;
  googlePassUrl?: string;
  pageUrl?: string;
  platform?: "ios" | "android";
  /** Without a picture a wallet's button is its words. */
  artwork?: WalletArtwork;
  words: CardWords;
}

/** Every way to keep a card: contacts first, then the two wallets, the owner's platform before the other. */
export function CardActions(props: CardActionsProps) {
  const { contactFileUrl, applePassUrl, googlePassUrl, pageUrl, platform, artwork, words } = props;
  if (!contactFileUrl && !pageUrl) return null;
  const apple = applePassUrl ? (
    <WalletLink
      key="apple"
      className="ka"
      href={applePassUrl}
      picture={artwork?.apple}
      text={words.addToApple}
    />
  ) : null;
  const google = googlePassUrl ? (
    <WalletLink
      key="google"
      className="kg"
      href={googlePassUrl}
      picture={artwork?.google}
      text={words.addToGoogle}
    />
  ) : null;
  return (
    <div className="kb">
      {contactFileUrl ? (
        <a className="a" href={contactFileUrl}>
          {words.addToContacts}
        </a>
      ) : null}
      {platform === "android" ? [google, apple] : [apple, google]}
      {pageUrl ? <a href={pageUrl}>{words.openPage}</a> : null}
      {contactFileUrl ? (
        <details className="kh">
          <summary>{words.helpTitle}</summary>
          <ul>
            {words.help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

interface WalletLinkProps {
  className: string;
  href: string;
  picture?: string;
  text: string;
}

/** One wallet is hidden where the other works; being lazy, its picture is not fetched either. */
function WalletLink({ className, href, picture, text }: WalletLinkProps) {
  return (
    <a className={`kw ${className}${picture ? " kp" : ""}`} href={href} rel="noopener">
      {picture ? <img src={picture} alt={text} height={WALLET_PICTURE_PX} loading="lazy" /> : text}
    </a>
  );
}

/** The card's code, to be scanned from a screen by a phone. */
export function ScanMe({ url, words }: { url: string; words: CardWords }) {
  const matrix = qrMatrix(url);
  const side = matrix.length + 2 * QUIET_ZONE;
  return (
    <figure className="kq">
      <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path d={qrPath(matrix)} />
      </svg>
      <figcaption>{words.scan}</figcaption>
    </figure>
  );
}
