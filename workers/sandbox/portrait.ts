import bytes from "./ada.bin";

/** The demo page's profile picture, drawn for it. */
export function portrait(): ArrayBuffer {
  return bytes;
}
