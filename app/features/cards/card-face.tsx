import type { CardContent } from "~/domain/cards/schema";
import { imageSources } from "~/domain/media/image-variants";
import { Picture } from "~/features/pages/picture";
import { cardLayout } from "./card-layouts";

/** What of a card stands on its face. */
export type FaceCard = Pick<
  CardContent,
  "header" | "subheader" | "contacts" | "design" | "logo" | "photo" | "banner"
>;

/** A name longer than this is set smaller, so that the card keeps its shape. */
const LONG_NAME = 26;
/** CSS pixels that pictures are drawn in at most; what is sent is one to three times as wide. */
const WIDTHS = { logo: 160, photo: 112, poster: 480, banner: 480 };

/**
 * The card itself: its pictures, company, name and position, arranged by its design. What a card has not leaves no gap:
 * without the picture that a design is made for, the others move up.
 */
export function CardFace({ card }: { card: FaceCard }) {
  const { header, subheader, logo, photo, banner } = card;
  const company = contactValue(card, "company");
  const position = contactValue(card, "position") || subheader;
  const isPoster = cardLayout(card) === "poster";
  return (
    // One direction for the whole card, that of its first word.
    <header className="kc" dir="auto">
      {isPoster && photo ? <Shown url={photo} width={WIDTHS.poster} className="kp" /> : null}
      {banner && !isPoster ? <Shown url={banner} width={WIDTHS.banner} className="kn" /> : null}
      <div className="ki">
        {logo ? <Shown url={logo} width={WIDTHS.logo} className="ko" /> : null}
        {photo && !isPoster ? <Shown url={photo} width={WIDTHS.photo} className="kf" /> : null}
        <div className="kt">
          {company ? <p className="o">{company}</p> : null}
          <h1 className={header.length > LONG_NAME ? "l" : undefined}>{header}</h1>
          {position ? <p className="j">{position}</p> : null}
        </div>
      </div>
    </header>
  );
}

/** Names that the face shows; its page does not say them again below. */
export const FACE_CONTACTS: readonly string[] = ["company", "position"];

function contactValue(card: FaceCard, name: string): string | undefined {
  return card.contacts.find((contact) => contact.name === name && contact.value !== "")?.value;
}

/** Decoration beside the name, which says the same. */
function Shown({ url, width, className }: { url: string; width: number; className: string }) {
  return (
    <div className={className}>
      <Picture sources={imageSources(url, width)} alt="" decoding="async" />
    </div>
  );
}
