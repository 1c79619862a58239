import { type Drawing, drawCode } from "./drawing";
import { type CodeStyle, MIN_MODULE_MM, type PrintWidth } from "./style";

/**
 * Side in mm of a module of a code that is printed so wide from edge to edge, and whether that is too small for many
 * phones: longer addresses, a logo (level H) and a frame all take modules from the same width.
 * @param url the short address in the code
 */
export function printedModule(
  url: string,
  style: CodeStyle,
  mm: PrintWidth,
): { mm: number; isSmall: boolean } {
  const module = mm / drawCode(url, style).width;
  return { mm: module, isSmall: module < MIN_MODULE_MM };
}

/** Millimetres between a code on the back of a card and the card's edge, at least. */
const AIR = 5;
/** Maximum width of a code on a card: a card is scanned from close by. */
const MAX_ON_CARD = 40;

/**
 * The width in mm of a code on the back of a printed card, with room around it, and the side of its modules: never
 * below {@link MIN_MODULE_MM} for any code that can be drawn, including the longest address with a logo, a frame and a
 * caption.
 */
export function codeOnCard(
  drawing: Pick<Drawing, "width" | "height">,
  card: { width: number; height: number },
): { mm: number; module: number } {
  const room = Math.min(MAX_ON_CARD, card.width - 2 * AIR);
  const mm = Math.min(room, ((card.height - 2 * AIR) * drawing.width) / drawing.height);
  return { mm, module: mm / drawing.width };
}
