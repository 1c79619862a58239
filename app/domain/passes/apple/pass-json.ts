import { BRAND } from "~/domain/brand";
import type { CardContent } from "~/domain/cards/schema";
import { legibleOn } from "~/domain/color";
import { type PassCard, passFace } from "~/domain/passes/pass-face";
import { labelColor, passColor } from "./colors";
import { type ApplePassField, backFields, frontField, oneLine } from "./fields";
import { sentenceKey } from "./strings";

/** What a pass is made of besides its card. */
export interface ApplePassMeta {
  serialNumber: string;
  passTypeIdentifier: string;
  teamIdentifier: string;
  /** Where phones register for updates; they append `/v1/…`. */
  webServiceUrl: string;
  /** At least 16 characters. */
  authenticationToken: string;
  /** The short URL that the code holds. */
  codeUrl: string;
  cardUrl: string;
  /** The URL of the linked page. */
  pageUrl?: string;
  /** The card is deleted: phones mark the pass as no longer valid. */
  isVoided: boolean;
  /** Signed with a self-made chain, which phones reject: the pass states that. */
  isSelfSigned: boolean;
}

export type ApplePassCard = PassCard & Pick<CardContent, "backgroundColor" | "fontColor">;

interface PassFields {
  headerFields: ApplePassField[];
  primaryFields: ApplePassField[];
  secondaryFields: ApplePassField[];
  auxiliaryFields: ApplePassField[];
  backFields: ApplePassField[];
}

/** `pass.json`: documented keys only. */
export interface ApplePass {
  formatVersion: 1;
  passTypeIdentifier: string;
  serialNumber: string;
  teamIdentifier: string;
  organizationName: string;
  description: string;
  logoText?: string;
  foregroundColor: string;
  backgroundColor: string;
  labelColor: string;
  webServiceURL: string;
  authenticationToken: string;
  sharingProhibited: false;
  voided?: true;
  barcodes: { format: "PKBarcodeFormatQR"; message: string; messageEncoding: "utf-8"; altText: string }[];
  generic?: PassFields;
  storeCard?: PassFields;
}

/**
 * A card as Apple's pass: `storeCard` when its face has a strip, else `generic`. Labels are keys of `pass.strings`. Of
 * a deleted card only the name stays, to identify it.
 */
export function applePass(card: ApplePassCard, meta: ApplePassMeta): ApplePass {
  const shown = meta.isVoided ? nameOnly(card) : card;
  const face = passFace(shown);
  const { backgroundColor } = shown;
  const ink = legibleOn(backgroundColor, shown.fontColor);
  const company = shown.contacts.find(({ name, value }) => name === "company" && value !== "")?.value;
  const logoText = oneLine(face.title);
  const back = backFields(shown, { card: meta.cardUrl, page: meta.isVoided ? undefined : meta.pageUrl });
  return {
    formatVersion: 1,
    passTypeIdentifier: meta.passTypeIdentifier,
    serialNumber: meta.serialNumber,
    teamIdentifier: meta.teamIdentifier,
    organizationName: (company && oneLine(company)) || BRAND,
    description: sentenceKey(meta.isSelfSigned ? "testDescription" : "description"),
    ...(logoText && { logoText }),
    foregroundColor: passColor(ink),
    backgroundColor: passColor(backgroundColor),
    labelColor: passColor(labelColor(backgroundColor, ink)),
    webServiceURL: meta.webServiceUrl,
    authenticationToken: meta.authenticationToken,
    sharingProhibited: false,
    ...(meta.isVoided && { voided: true }),
    barcodes: [
      {
        format: "PKBarcodeFormatQR",
        message: meta.codeUrl,
        messageEncoding: "utf-8",
        altText: meta.codeUrl,
      },
    ],
    [face.kind]: unique({
      headerFields: face.header ? [frontField(face.header)] : [],
      primaryFields: [frontField(face.primary)],
      secondaryFields: face.secondary.map(frontField),
      auxiliaryFields: face.auxiliary.map(frontField),
      backFields: back,
    }),
  };
}

function nameOnly({ header, design, backgroundColor, fontColor }: ApplePassCard): ApplePassCard {
  return { header, design, backgroundColor, fontColor, contacts: [] };
}

/** Keys have to be unique within the whole pass, and a card's contacts may be written by any client of the API. */
function unique(fields: PassFields): PassFields {
  const taken = new Set<string>();
  const renamed = (field: ApplePassField): ApplePassField => {
    let key = field.key;
    for (let i = 2; taken.has(key); i++) key = `${field.key}/${i}`;
    taken.add(key);
    return { ...field, key };
  };
  const places = Object.entries(fields).map(([place, list]) => [place, list.map(renamed)]);
  return Object.fromEntries(places) as PassFields;
}
