import type { CardFromPage } from "~/domain/cards/from-page";
import { centreOf, cutPicture, fetchPicture } from "~/features/editing/pictures/cut-image";
import { keepImage } from "~/features/editing/pictures/local-images";

const SIDE = 960;

/** @returns the page's picture as this card's logo, under an address of this tab; undefined when it cannot be read */
export async function logoFromPage(logo: CardFromPage["logo"]): Promise<string | undefined> {
  if (!logo) return undefined;
  try {
    const picture = await fetchPicture(logo.image);
    if (logo.cut === "as-is") return keepImage(picture);
    return keepImage(await cutPicture(picture, await centreOf(picture, 1), SIDE));
  } catch {
    return undefined;
  }
}
