import type { PassFace, PassField } from "~/domain/passes/pass-face";

/** The input of both platforms' previews. */
export interface PassPreviewProps {
  face: PassFace;
  backgroundColor: string;
  fontColor: string;
  /** Addresses of the card's images, of the site or of this tab. */
  images: { logo?: string; photo?: string; banner?: string };
  /** What a field is called where its owner gave it no label, by contact name. */
  names: Record<string, string>;
  /** The short address in the code; absent while the card has none. */
  codeUrl?: string;
  /** The label for screen readers. */
  label: string;
  /** Width in CSS px; all else is drawn in the platform's own measures and scaled. */
  width: number;
}

/** The label of a field as people read it. */
export function labelOf({ label, name }: PassField, names: Record<string, string>): string {
  return label || names[name] || "";
}

/** A truncated number is useless: the platforms make room for it, and truncate what is beside it. */
export const isNumber = ({ name }: PassField): boolean => name === "phone" || name === "cellphone";

/** Classes of a field that is not cut before all else of its row is. */
export const WHOLE = "max-w-[70%] shrink-0";
