import type { TextToDraw } from "~/domain/cards/print/lines";
import type { CodeFileInput } from "~/domain/codes/code-file";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import { readAsset } from "./assets.server";
import type { Platform } from "./platform.server";

/** How the share image Worker gets the fonts and emoji it draws with: they are static files of the app. */
const filesOf =
  (platform: Platform): ReadShareImageFile =>
  (name) =>
    readAsset(platform, `/share-image/${name}`);

/** @returns the image that networks show of a shared page, as PNG */
export function renderShareImage(platform: Platform, input: ShareImageInput) {
  return platform.bindings.SHARE_IMAGE.render(input, filesOf(platform));
}

/** @returns a code's file that takes outlines of letters, a logo or styled pixels */
export function drawStyledCode(platform: Platform, input: CodeFileInput) {
  return platform.bindings.SHARE_IMAGE.drawCode(input, filesOf(platform));
}

/** @returns texts as outlines, in their order */
export function drawTexts(platform: Platform, texts: TextToDraw[]) {
  return platform.bindings.SHARE_IMAGE.drawTexts(texts, filesOf(platform));
}
