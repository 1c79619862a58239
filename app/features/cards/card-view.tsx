import { BRAND } from "~/domain/brand";
import { contactTitle } from "~/domain/cards/contact-names";
import type { CardContact } from "~/domain/cards/contacts";
import { lineHref } from "~/domain/cards/line-href";
import type { CardContent } from "~/domain/cards/schema";
import { CardActions, type CardActionsProps, pingOf, ScanMe } from "./card-actions";
import { CardFace, contactsBelow, type FaceCard } from "./card-face";
import { cardStyle } from "./card-style";
import { LineIcon } from "./line-icon";

/** The card's messages; `names` holds the names of contacts without a label. */
export interface CardMessages {
  addToContacts: string;
  /** Opens the form for the visitor's own details. */
  shareBack: string;
  addToApple: string;
  addToGoogle: string;
  openPage: string;
  /** The first number, mail address and postal address, as buttons. */
  call: string;
  write: string;
  map: string;
  /** Under the code, on wide screens with a mouse and in print. */
  scan: string;
  /** Links to what is counted of visits. */
  counts: string;
  /** Opens the help. */
  helpTitle: string;
  /** One line of help per platform, for browsers in which a contact file does not open. */
  help: string[];
  names: Record<string, string>;
  madeWith: string;
  report: string;
}

export interface CardViewProps extends Omit<CardActionsProps, "contacts"> {
  card: FaceCard & Pick<CardContent, "backgroundColor" | "fontColor">;
  /** The short address in the card's code; absent while it has none. */
  codeUrl?: string;
  /** Target of the branding line, which is omitted without it. */
  brandUrl?: string;
  /** Where the card can be reported; absent while it is not stored. */
  reportUrl?: string;
  /** Explains to visitors what is counted; absent in previews. */
  countsUrl?: string;
}

/** Omitted from displayed addresses. */
const SCHEME = /^https?:\/\/(www\.)?/;

/** A card as its visitors see it, on the site and in the editor's preview. */
export function CardView({ card, codeUrl, brandUrl, reportUrl, countsUrl, ...actions }: CardViewProps) {
  const { messages } = actions;
  const lines = contactsBelow(card);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours */}
      <style dangerouslySetInnerHTML={{ __html: cardStyle(card, actions.form !== undefined) }} />
      <main className={lines.length > 0 ? "k w" : "k"}>
        <div className="ks">
          <CardFace card={card} />
          <CardActions {...actions} contacts={lines} />
          {codeUrl ? <ScanMe url={codeUrl} messages={messages} /> : null}
        </div>
        {lines.length > 0 ? (
          <ul className="kl">
            {lines.map((contact) => (
              <li key={contact.key}>
                <ContactLine
                  contact={contact}
                  name={contactTitle(contact, messages.names)}
                  ping={pingOf(actions.pingPath, contact.key)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <footer className="f">
          {brandUrl ? (
            <a href={brandUrl} rel="noopener">
              {messages.madeWith} <b>{BRAND}</b>
            </a>
          ) : null}
          <a href={reportUrl} rel="nofollow">
            {messages.report}
          </a>
          {countsUrl ? <a href={countsUrl}>{messages.counts}</a> : null}
        </footer>
      </main>
    </>
  );
}

function ContactLine({ contact, name, ping }: { contact: CardContact; name: string; ping?: string }) {
  const href = lineHref(contact);
  const inside = (
    <>
      <LineIcon name={contact.name} />
      <small>
        <bdi>{name}</bdi>
      </small>
      <span>
        <bdi>{contact.value.replace(SCHEME, "")}</bdi>
      </span>
    </>
  );
  return href ? (
    <a href={href} rel="noopener nofollow ugc" ping={ping}>
      {inside}
    </a>
  ) : (
    <div>{inside}</div>
  );
}
