import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import type { CardWords } from "./card-view";

export interface CardActionsProps {
  /** Absent for a card without a plan: its lines still dial and write. */
  contactFileUrl?: string;
  /** Absent where the pass cannot be made. */
  applePassUrl?: string;
  googlePassUrl?: string;
  pageUrl?: string;
  platform?: "ios" | "android";
  words: CardWords;
}

/** Every way to keep a card: contacts first, then the two wallets, the owner's platform before the other. */
export function CardActions(props: CardActionsProps) {
  const { contactFileUrl, applePassUrl, googlePassUrl, pageUrl, platform, words } = props;
  if (!contactFileUrl && !pageUrl) return null;
  const apple = applePassUrl ? (
    <a key="apple" className="kw ka" href={applePassUrl}>
      {words.addToApple}
    </a>
  ) : null;
  const google = googlePassUrl ? (
    <a key="google" className="kw kg" href={googlePassUrl} rel="noopener">
      {words.addToGoogle}
    </a>
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

/** The card's code, for whoever sits before a screen with a phone in hand. */
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
