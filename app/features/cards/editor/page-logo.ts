import type { CardFromPage } from "~/domain/cards/from-page";
import { centreOf, cutImage, fetchImage } from "~/features/editing/images/cut-image";
import { keepImage } from "~/features/editing/images/local-images";

const SIDE = 960;

/** @returns the page's image as this card's logo, under an address of this tab; undefined when it cannot be read */
export async function logoFromPage(logo: CardFromPage["logo"]): Promise<string | undefined> {
  if (!logo) return undefined;
  try {
    const file = await fetchImage(logo.image);
    if (logo.cut === "as-is") return keepImage(file);
    return keepImage(await cutImage(file, await centreOf(file, 1), SIDE));
  } catch {
    return undefined;
  }
}
