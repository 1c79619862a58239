import type { CardContact } from "~/domain/cards/contacts";
import type { CardContent } from "~/domain/cards/schema";
import { imageSources } from "~/domain/media/image-variants";
import { passDesign } from "~/domain/passes/designs";
import { Image } from "~/features/pages/image";

/** The parts of a card shown on its face. */
export type FaceCard = Pick<
  CardContent,
  "header" | "subheader" | "contacts" | "design" | "logo" | "photo" | "banner"
>;

/** A name longer than this is set smaller, so that the card keeps its shape. */
const LONG_NAME = 26;
/** Maximum display width of images in CSS pixels; images one to three times as wide are sent. */
const WIDTHS = { logo: 160, photo: 112, portrait: 240, poster: 480, banner: 480 };

/**
 * The card itself: its images, company, name and position, arranged by its design. What a card has not leaves no gap:
 * without the image that a design is made for, the others move up.
 */
export function CardFace({ card }: { card: FaceCard }) {
  const { header, subheader, logo, photo, banner } = card;
  const company = faceContact(card, "company")?.value;
  const position = faceContact(card, "position")?.value;
  const lines = [...new Set([position, subheader])].filter(Boolean);
  const layout = passDesign(card.design).name;
  const isPoster = layout === "poster";
  const poster = isPoster ? (photo ?? banner) : undefined;
  return (
    // One direction for the whole card, that of its first word.
    <header className="kc" dir="auto">
      {poster ? <Shown url={poster} width={WIDTHS.poster} className="kp" /> : null}
      {banner && !isPoster ? <Shown url={banner} width={WIDTHS.banner} className="kn" /> : null}
      <div className="ki">
        {logo ? <Shown url={logo} width={WIDTHS.logo} className="ko" /> : null}
        {photo && !isPoster ? (
          <Shown url={photo} width={WIDTHS[layout === "portrait" ? "portrait" : "photo"]} className="kf" />
        ) : null}
        <div className="kt">
          {company ? <p className="o">{company}</p> : null}
          <h1 className={header.length > LONG_NAME ? "l" : undefined}>{header}</h1>
          {lines.map((line) => (
            <p key={line} className="j">
              {line}
            </p>
          ))}
        </div>
      </div>
    </header>
  );
}

/** The contact of a name that the face shows; all others are listed below. */
function faceContact({ contacts }: Pick<FaceCard, "contacts">, name: "company" | "position") {
  return contacts.find((contact) => contact.name === name && contact.value !== "");
}

/** The contacts that are not on the face, in the owner's order. */
export function contactsBelow(card: Pick<FaceCard, "contacts">): CardContact[] {
  const onFace = [faceContact(card, "company"), faceContact(card, "position")];
  return card.contacts.filter((contact) => contact.value !== "" && !onFace.includes(contact));
}

/** Decoration beside the name, which has the same content. */
function Shown({ url, width, className }: { url: string; width: number; className: string }) {
  return (
    <div className={className}>
      <Image sources={imageSources(url, width)} alt="" decoding="async" />
    </div>
  );
}
