import { drawCode } from "./drawing";
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
