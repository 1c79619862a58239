import type { LanguageCode } from "~/domain/languages";
import type { PageContent } from "~/domain/pages/schema";

/** A page to draw: its visible content, and the surrounding texts in a language. */
export interface DrawnPage {
  content: PageContent;
  /** Whether its owner has no plan: its links then pass no weight. */
  isFree: boolean;
  /** The target of the branding line. */
  brandUrl: string;
  /** The site's origin, for the page's own links, report and form. */
  siteUrl: string;
  /** The addresses of its report and its contact form. */
  reportUrl: string;
  formAction: string;
}

/** Draws a page as a complete HTML document without script. */
export type DrawPage = (page: DrawnPage, language: LanguageCode) => string;

let drawing: DrawPage | undefined;

/** Sets the port: services do not import components, so the Worker's entry provides the drawing. */
export function setPageDrawing(draw: DrawPage): void {
  drawing = draw;
}

/** @throws Error where the Worker's entry did not set the port */
export const drawPage: DrawPage = (page, language) => {
  if (!drawing) throw new Error("Nobody said how pages are drawn");
  return drawing(page, language);
};
