import type { LanguageCode } from "~/domain/languages";
import type { PageContent } from "~/domain/pages/schema";

/** A page to be drawn: what its visitors see of it, and the words around it in a language. */
export interface DrawnPage {
  content: PageContent;
  /** Whether its owner pays nothing: its links give no weight. */
  isFree: boolean;
  /** Where the branding line leads. */
  brandUrl: string;
  /** The site's origin, where the page's own links, report and form lead. */
  siteUrl: string;
  /** Its report and its contact form there. */
  reportUrl: string;
  formAction: string;
}

/** Draws a page as a whole HTML document that asks for no script. */
export type DrawPage = (page: DrawnPage, language: LanguageCode) => string;

let drawing: DrawPage | undefined;

/** Fills the port: services know no components, so the Worker's entry says how pages are drawn. */
export function setPageDrawing(draw: DrawPage): void {
  drawing = draw;
}

/** @throws Error where the Worker's entry did not fill the port */
export const drawPage: DrawPage = (page, language) => {
  if (!drawing) throw new Error("Nobody said how pages are drawn");
  return drawing(page, language);
};
