import { CARD_HELP_ID } from "~/domain/addresses";
import type { CardContact } from "~/domain/cards/contacts";
import { lineHref } from "~/domain/cards/line-href";
import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import { CARD_PAGE_KEY } from "~/domain/visits/card-links";
import { shortKey } from "~/domain/visits/short-key";
import { CardForm, type CardFormProps } from "./card-form";
import type { CardMessages } from "./card-view";
import { LineIcon } from "./line-icon";
import type { WalletArtwork } from "./wallet-artwork";

/** As high as the other buttons: Google requires that, and at least 48. */
const WALLET_IMAGE_PX = 52;

export interface CardActionsProps {
  /** Absent for a card without a plan: its call and e-mail links still work. */
  contactFileUrl?: string;
  /** Absent where the pass cannot be made. */
  applePassUrl?: string;
  googlePassUrl?: string;
  pageUrl?: string;
  /** Absent of a card that takes no details. */
  form?: CardFormProps;
  /** Base path to which browsers report clicks; absent in previews. */
  pingPath?: string;
  platform?: "ios" | "android";
  /** Without an image a wallet's button is text. */
  artwork?: WalletArtwork;
  messages: CardMessages;
  /** The contacts listed below the card's face. */
  contacts: readonly CardContact[];
}

/** Every way to save a card: contacts first, then the two wallets, the owner's platform before the other. */
export function CardActions(props: CardActionsProps) {
  const {
    contactFileUrl,
    applePassUrl,
    googlePassUrl,
    pageUrl,
    form,
    pingPath,
    platform,
    artwork,
    messages,
  } = props;
  const reach = reachOf(props.contacts, messages).map(({ name, key, href, text }, index) => (
    <a
      key={name}
      className={index === 0 && !contactFileUrl ? "a" : undefined}
      href={href}
      rel="noopener nofollow"
      ping={pingOf(pingPath, key)}
    >
      <LineIcon name={name} />
      {text}
    </a>
  ));
  if (!contactFileUrl && !pageUrl && reach.length === 0) return null;
  const apple = applePassUrl ? (
    <WalletLink
      key="apple"
      className="ka"
      href={applePassUrl}
      image={artwork?.apple}
      text={messages.addToApple}
    />
  ) : null;
  const google = googlePassUrl ? (
    <WalletLink
      key="google"
      className="kg"
      href={googlePassUrl}
      image={artwork?.google}
      text={messages.addToGoogle}
    />
  ) : null;
  return (
    <div className="kb">
      {contactFileUrl ? (
        <a className="a" href={contactFileUrl}>
          {messages.addToContacts}
        </a>
      ) : null}
      {/* Beside the contact file they share a row. */}
      {contactFileUrl && reach.length > 1 ? <div className="kr">{reach}</div> : reach}
      {form ? <CardForm {...form} title={messages.shareBack} /> : null}
      {platform === "android" ? [google, apple] : [apple, google]}
      {pageUrl ? (
        <a href={pageUrl} ping={pingOf(pingPath, CARD_PAGE_KEY)}>
          {messages.openPage}
        </a>
      ) : null}
      {contactFileUrl ? (
        <details className="kh">
          <summary>{messages.helpTitle}</summary>
          <ul id={CARD_HELP_ID}>
            {messages.help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** Links to call, to write and to the map. */
function reachOf(contacts: readonly CardContact[], { call, write, map }: CardMessages) {
  const ways = [
    { names: ["cellphone", "phone"], text: call },
    { names: ["email"], text: write },
    { names: ["address"], text: map },
  ];
  return ways.flatMap(({ names, text }) => {
    const contact = contacts.find(({ name, value }) => names.includes(name) && value !== "");
    const href = contact && lineHref(contact);
    return href ? [{ name: contact.name, key: contact.key, href, text }] : [];
  });
}

/** The path to which browsers report a click on a key's link. */
export const pingOf = (pingPath: string | undefined, key: string): string | undefined =>
  pingPath && `${pingPath}/${shortKey(key)}`;

interface WalletLinkProps {
  className: string;
  href: string;
  image?: string;
  text: string;
}

/** One wallet is hidden where the other works; being lazy, its image is not fetched either. */
function WalletLink({ className, href, image, text }: WalletLinkProps) {
  return (
    <a className={`kw ${className}${image ? " kp" : ""}`} href={href} rel="noopener">
      {image ? <img src={image} alt={text} height={WALLET_IMAGE_PX} loading="lazy" /> : text}
    </a>
  );
}

/** The card's code, to be scanned from a screen by a phone. */
export function ScanMe({ url, messages }: { url: string; messages: CardMessages }) {
  const matrix = qrMatrix(url);
  const side = matrix.length + 2 * QUIET_ZONE;
  return (
    <figure className="kq">
      <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path d={qrPath(matrix)} />
      </svg>
      <figcaption>{messages.scan}</figcaption>
    </figure>
  );
}
