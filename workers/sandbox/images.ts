import portraitBytes from "./ada.bin";
import bannerBytes from "./banner.bin";
import logoBytes from "./logo.bin";
import postersBytes from "./posters.bin";

const picture = (bytes: ArrayBuffer, name: string) => new File([bytes], name, { type: "image/png" });

/** The demo page's profile image, drawn for it like the others. */
export function portrait(): ArrayBuffer {
  return portraitBytes;
}

/** Each call gives a file of its own: an upload reads it up. */
export const IMAGES = {
  portrait: () => picture(portraitBytes, "portrait.png"),
  posters: () => picture(postersBytes, "posters.png"),
  banner: () => picture(bannerBytes, "banner.png"),
  logo: () => picture(logoBytes, "logo.png"),
};
