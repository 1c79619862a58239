import type { ReadShareImageFile } from "~/domain/media/share-image";
import type { Platform } from "./platform.server";

/** How the share image Worker gets the fonts and emoji it draws with: they are static files of the app. */
export function shareImageFiles({ bindings, config }: Platform): ReadShareImageFile {
  return async (name) => {
    const answer = await bindings.ASSETS.fetch(`${config.origins.app}/share-image/${name}`);
    return answer.ok ? answer.arrayBuffer() : null;
  };
}
