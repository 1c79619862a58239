import type { Drawing } from "~/domain/codes/drawing";
import { square } from "~/domain/codes/modules";
import { codeOnCard } from "~/domain/codes/print";
import type { Color } from "~/domain/color";
import { shapeOf, textColorOf } from "~/domain/pdf-operators";
import type { Size } from "./sheet";

/** What of the panel is seen around the code, its quiet zone included already, and the radius of its corners; in mm. */
const AIR = 1.5;
const RADIUS = 2.5;

/**
 * The panel behind the code on the back of a card, centred: of the size required for printed codes, with its quiet
 * zone, whatever the colour of the card.
 * @param light the code's own light colour
 * @returns the position of the code, its unit in mm a module, and the operators that paint the panel
 */
export function backPanel(drawing: Pick<Drawing, "width" | "height">, light: Color, card: Size) {
  const { mm, module: unit } = codeOnCard(drawing, card);
  const high = drawing.height * unit;
  const [x, y] = [(card.width - mm) / 2, (card.height - high) / 2];
  const panel = square(x - AIR, y - AIR, mm + 2 * AIR, high + 2 * AIR, RADIUS);
  return { code: { x, y, unit }, operators: `${textColorOf(light, "fill")}\n${shapeOf(panel)} f` };
}
