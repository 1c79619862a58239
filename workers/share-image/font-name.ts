/** How a title font is called in the names of packages and files. Arimo is the drawn form of Arial. */
export function fontName(title: string): string {
  return title === "Arial" ? "arimo" : title.toLowerCase().replaceAll(" ", "-");
}

/** The drawn form of Arial that is not bold. */
export const REGULAR_FONT = "arimo-regular";
