import type { CardFromPage } from "~/domain/cards/from-page";
import { centreOf, cutImage, fetchImage } from "~/features/editing/images/cut-image";
import { addLocalImage } from "~/features/editing/images/local-images";
import type { EditedCard } from "./edited-card";

const SIDE = 960;

/** @returns the page's image as this card's logo and photo, under addresses of this tab; none when it cannot be read */
export async function imagesFromPage(
  logo: CardFromPage["logo"],
): Promise<Pick<EditedCard, "logo" | "photo">> {
  if (!logo) return {};
  try {
    const file = await fetchImage(logo.image);
    const cut = logo.cut === "as-is" ? file : await cutImage(file, await centreOf(file, 1), SIDE);
    return { logo: addLocalImage(cut), photo: addLocalImage(cut) };
  } catch {
    return {};
  }
}
