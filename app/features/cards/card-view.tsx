import { BRAND } from "~/domain/brand";
import { type CardContact, contactHref } from "~/domain/cards/contacts";
import type { CardContent } from "~/domain/cards/schema";
import { cardStyle } from "./card-style";

/** The card's own words; what a contact is called without a label comes from `names`. */
export interface CardWords {
  addToContacts: string;
  openPage: string;
  /** Opens the help. */
  helpTitle: string;
  /** One line of help per platform, for browsers in which a contact file does not open. */
  help: string[];
  names: Record<string, string>;
  madeWith: string;
}

export interface CardViewProps {
  card: Pick<CardContent, "header" | "subheader" | "contacts" | "backgroundColor" | "fontColor">;
  /** Absent for a card without a plan: its lines still dial and write. */
  contactFileUrl?: string;
  pageUrl?: string;
  brandUrl: string;
  words: CardWords;
}

/** Nobody prints it. */
const SCHEME = /^https?:\/\/(www\.)?/;
/** A name longer than this is set smaller, so that the card keeps its shape. */
const LONG_NAME = 26;

/** A card as its visitors see it, on the site and in the editor's preview. */
export function CardView({ card, contactFileUrl, pageUrl, brandUrl, words }: CardViewProps) {
  const filled = card.contacts.filter(({ value }) => value !== "");
  const company = filled.find(({ name }) => name === "company");
  const lines = filled.filter((contact) => contact !== company);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours */}
      <style dangerouslySetInnerHTML={{ __html: cardStyle(card) }} />
      <main className={lines.length > 0 ? "k w" : "k"}>
        <div className="ks">
          {/* One direction for the whole card, that of its first word. */}
          <header className="kc" dir="auto">
            {company ? <p className="o">{company.value}</p> : null}
            <h1 className={card.header.length > LONG_NAME ? "l" : undefined}>{card.header}</h1>
            {card.subheader ? <p className="j">{card.subheader}</p> : null}
          </header>
          <Actions contactFileUrl={contactFileUrl} pageUrl={pageUrl} words={words} />
        </div>
        {lines.length > 0 ? (
          <ul className="kl">
            {lines.map((contact) => (
              <li key={contact.key}>
                <ContactLine contact={contact} name={contact.label || words.names[contact.name] || ""} />
              </li>
            ))}
          </ul>
        ) : null}
        <p className="f">
          <a href={brandUrl} rel="noopener">
            {words.madeWith} <b>{BRAND}</b>
          </a>
        </p>
      </main>
    </>
  );
}

function Actions({
  contactFileUrl,
  pageUrl,
  words,
}: Pick<CardViewProps, "contactFileUrl" | "pageUrl" | "words">) {
  if (!contactFileUrl && !pageUrl) return null;
  return (
    <div className="kb">
      {contactFileUrl ? (
        <a className="a" href={contactFileUrl}>
          {words.addToContacts}
        </a>
      ) : null}
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

function ContactLine({ contact, name }: { contact: CardContact; name: string }) {
  const href = contactHref(contact);
  const inside = (
    <>
      <small>
        <bdi>{name}</bdi>
      </small>
      <span>
        <bdi>{contact.value.replace(SCHEME, "")}</bdi>
      </span>
    </>
  );
  return href ? (
    <a href={href} rel="noopener nofollow ugc">
      {inside}
    </a>
  ) : (
    <div>{inside}</div>
  );
}
