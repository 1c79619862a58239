import { env } from "cloudflare:workers";
import type { ReadShareImageFile } from "~/domain/media/share-image";

const { PNGS } = env as unknown as { PNGS: Fetcher };

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A small head and shoulders on blue, 96 × 96 pixels. */
export const JPEG = decode(
  "/9j/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCABgAGADASIAAhEBAxEB/8QAGwABAAIDAQEAAAAAAAAAAAAAAAQFAgYHAQP/xAAoEAACAQIFAgYDAAAAAAAAAAAAAQIDBAUGERJRITEiQVKRscETYXH/xAAZAQEAAwEBAAAAAAAAAAAAAAAAAwQFBgL/xAAdEQACAwADAQEAAAAAAAAAAAAAAQIDEQQSITFR/9oADAMBAAIRAxEAPwClABtGCAAAAAAAAAAAAAAAAAAAAACytcu4veQU6NhVcX2ctIJ++ht+V8r0rKhC9vaandTW6MZLpSXl05+DZzOt5vV5BaaVPA7LZvDlN1l3F7ODnWsKqiu7jpNL21K07QaxmjK9K9oTvbKmoXUFulGK0VVefTn5FXN7PJrBdwOq2D058ADRM0AAAAAAFll21jeY/Z0ZrWLqbmuVFbvorSyy7dRs8fs603pFVNrfCktv2R2b0efh7qzvHfmnVgAc6dMAAAcozDaxs8fvKMFpFVNyXCktfsrixzDdRvMfvK8HrF1NqfKS0+iuOir3ot/DmbM7vPmgAEh4AAAAAAOg5XzRSvaFOyvaihdQW2MpPpVXl15+TZzispxgtZyUVy3oTLfN99YwUKOKVFFdlLxpe6Zm3cNN7B4adHNajk1p141jNGaKVlQqWVlUU7qa2ylF9KS8+vPwaRcZvvr6DhWxSo4vuo+BP2SIcZxmtYSUlynqKeGk9m9F/NbjkFhkADSMwAAAAHjaS1fRIA8lKMIuUmkl3bK24xOUm40PCvU+7Pje3buJ7YvSnHsuf2RStOxvxFmupL2RlKUpy3Sk5PlsxAIScGUZSg9YycXymYgAsLfE5RajX8S9S7osoyjOKlFpp9mjXSVZXbt57ZPWnLuuP2TQsa8ZBZUn7EugeJprVdj0slYELE6346Cpp9Z9/wCE0p8Tnuu9vpikR2PIklS2RDABULgAAAAAAAABb4ZW/JQdNvrDt/CaU+GT23e31RaLgt1vYlO1ZI//2Q==",
);

/** The same as WebP. */
export const WEBP = decode(
  "UklGRtoBAABXRUJQVlA4IM4BAADwDACdASpgAGAAPp1EmkmlpCIhLjgJMLATiUAaGTJHqxLHbq/oBvC/9Pvs28zI0DatshzOZzB6Bi3N9ODnMbJMxEOfVP3rUCUCSwRIApIgC5zjJ8aYQh7Cjy22x5aAZVTYnz+IdCvuI5d8S0MANo+AAP7rNv7U7H8EaH+5vEHaN4oBOwA34fM1Zrjkha+6nN4MNbsYhsI8pDbEHAFDENwwhBQAkd4vtRSdG5Kx/vZuGro5LmgBAnmA2WMJmgchwXgErHdqrrZrwkDB3W4vPDyGeTWYJOeUioagDlZ/vy+tr/aA90JqPBFebq0JMTVjlakbgweeTG2xLom9YrS7cyCyAlHdxeoHU/weeMFdYEDNhx0eU6OFfGbuk2C59CNy4W9fDtRgHGjseMlUN0l6pBLh4PbN/ZEDmgQPYSdbqt5fRlFvhBu1oAcXX8Yd0wdkR/k7uXcrr8fQxy54SSgWfbLIAUAlDN94LoOtYfGC/8uSeBo6zjvjfrY41PoMqIWQztqYg0aPRj+FfAcE2EcFSCQbB3kOkqdNsQfnHY3KJ+OIN9zlv/shv5bDEGizm5q4jc2xnchIbMm3gpU0UDfw6N9F+Ws0gMPwSR4DYzagAAA=",
);

async function made(path: string): Promise<Uint8Array> {
  const response = await PNGS.fetch(`https://pngs.invalid/${path}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A PNG of one colour, `[red, green, blue, alpha]`. */
export function plainPng(width: number, height: number, color: readonly number[]): Promise<Uint8Array> {
  return made(`plain?is=${[width, height, ...color]}`);
}

/** A PNG like a photo: hills below an evening sky. */
export function landscape(width: number, height: number): Promise<Uint8Array> {
  return made(`landscape?is=${width},${height}`);
}

/** The fonts and emoji, as the app answers them. */
export const readFile: ReadShareImageFile = async (name) => {
  const response = await PNGS.fetch(`https://pngs.invalid/file?name=${name}`);
  return response.ok ? response.arrayBuffer() : null;
};

export interface Image {
  width: number;
  height: number;
  data: Uint8Array;
}

function post(path: string, png: Uint8Array): Promise<Response> {
  const body = new Blob([png as Uint8Array<ArrayBuffer>]);
  return PNGS.fetch(`https://pngs.invalid/${path}`, { method: "POST", body });
}

export async function read(png: Uint8Array): Promise<Image> {
  const response = await post("decode", png);
  if (!response.ok) throw new Error(`not a PNG: ${await response.text()}`);
  const [width, height] = [Number(response.headers.get("width")), Number(response.headers.get("height"))];
  return { width, height, data: new Uint8Array(await response.arrayBuffer()) };
}

/** The share of a reference's pixels that look otherwise in `png`; UPDATE_REFERENCE=1 replaces the reference first. */
export async function differenceFrom(reference: string, png: Uint8Array): Promise<number> {
  return (await (await post(`compare?name=${reference}`, png)).json()) as number;
}

/** Writes a file to test-results/share-image, for inspection. */
export async function keep(name: string, text: string): Promise<void> {
  await PNGS.fetch(`https://pngs.invalid/keep?name=${name}`, { method: "POST", body: text });
}

/** The colour of a pixel as 0xRRGGBB. */
export function pixel({ width, data }: Image, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** The box around every pixel that `matches`, or undefined when none does; ends are exclusive. */
export function boundsOf(
  bitmap: Image,
  matches: (color: number) => boolean,
  rows: readonly [number, number] = [0, bitmap.height],
) {
  let [left, top, right, bottom] = [bitmap.width, bitmap.height, 0, 0];
  for (let y = rows[0]; y < rows[1]; y++) {
    for (let x = 0; x < bitmap.width; x++) {
      if (!matches(pixel(bitmap, x, y))) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = y + 1;
    }
  }
  return right === 0 ? undefined : { left, top, right, bottom, width: right - left, height: bottom - top };
}
