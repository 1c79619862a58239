/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from "cloudflare:workers";
import jsQR from "jsqr";
import { beforeAll, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import zxing from "zxing-wasm/reader/zxing_reader.wasm";
import { drawCode } from "~/domain/codes/drawing";
import { CORNER_SHAPES, type CodeStyle, codeStyleSchema, FRAMES, MODULE_SHAPES } from "~/domain/codes/style";
import { codeSvg } from "~/domain/codes/svg";
import { newCode } from "~/domain/ids";
import { rasterize, rasterizerReady } from "../../workers/share-image/raster";
import { blurred, type Gray, rgbaOf, shrunk, turned } from "./share-image/blur";

const FACTOR = Number((env as { FUZZ_FACTOR?: string }).FUZZ_FACTOR || 0);
/** `npm run test:long` scans 20,000. */
const CODES = FACTOR ? 200 * FACTOR : 50;
/** Pixels per module: as drawn, and as seen by a camera. */
const DRAWN = 10;
const SEEN = 5;
/** A camera looks thirty times a second, and no hand is still: a code is read when one of a few looks reads it. */
const LOOKS = 3;
/** jsqr takes ten times as long and only checks each tenth. */
const BY_JSQR = 10;

beforeAll(async () => {
  await rasterizerReady;
  await prepareZXingModule({
    overrides: {
      // why: the package's own loader fetches its module by address, which a Worker may not compile.
      instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
        done(new WebAssembly.Instance(zxing, imports));
        return {};
      },
    },
    fireImmediately: true,
  });
});

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const color = () =>
  `#${Math.floor(Math.random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;

/** Any style that may be stored, its colours anything that passes. */
function anyStyle(): CodeStyle {
  for (;;) {
    const [dark, light] = Math.random() < 0.3 ? ["#000000", "#FFFFFF"] : [color(), color()];
    const parsed = codeStyleSchema.safeParse({
      dark,
      light,
      modules: any(MODULE_SHAPES),
      corners: any(CORNER_SHAPES),
      frame: any(FRAMES),
      hasLogo: Math.random() < 0.5,
      caption: any(["", "Scan me"]),
    });
    if (parsed.success) return parsed.data;
  }
}

/** The worst that a logo may be: as large as its place, in the dark colour. */
function drawn(url: string, style: CodeStyle): Gray {
  const drawing = drawCode(url, style);
  const { logo } = drawing;
  if (logo) {
    const radii = [0, 0, 0, 0] as const;
    drawing.layers.push({
      color: style.dark,
      shapes: [{ x: logo.x, y: logo.y, width: logo.side, height: logo.side, radii }],
    });
  }
  const { data, width, height } = rasterize(codeSvg(drawing, {}, { scale: DRAWN }));
  return shrunk(data, width, height, DRAWN / SEEN);
}

async function byZxing(bitmap: Gray): Promise<string | undefined> {
  const image = { data: rgbaOf(bitmap), width: bitmap.width, height: bitmap.height, colorSpace: "srgb" };
  const [found] = await readBarcodes(image as ImageData, { formats: ["QRCode"], tryInvert: false });
  return found?.text;
}

/** @returns how many looks at a turned code it took, one more than LOOKS when none read it */
async function looksAt(bitmap: Gray, angle: number, url: string): Promise<number> {
  const paper = bitmap.data[0] ?? 255;
  for (let look = 1; look <= LOOKS; look++) {
    if ((await byZxing(turned(bitmap, angle + 1.5 * (look - 1), paper))) === url) return look;
  }
  return LOOKS + 1;
}

it(
  `reads ${CODES} random codes in random styles, straight, out of focus and turned`,
  async () => {
    const unread: string[] = [];
    let again = 0;
    for (let count = 0; count < CODES; count++) {
      const url = `https://visita.link/q/${newCode()}`;
      const style = anyStyle();
      const bitmap = drawn(url, style);
      const angle = Math.floor(Math.random() * 360);
      if ((await byZxing(bitmap)) !== url) unread.push(`straight: ${url} ${JSON.stringify(style)}`);
      if ((await byZxing(blurred(bitmap, 1))) !== url)
        unread.push(`out of focus: ${url} ${JSON.stringify(style)}`);
      const looks = await looksAt(bitmap, angle, url);
      if (looks > 1) again++;
      if (looks > LOOKS) unread.push(`turned by ${angle}: ${url} ${JSON.stringify(style)}`);
      if (count % BY_JSQR === 0) {
        const { data } =
          jsQR(rgbaOf(bitmap), bitmap.width, bitmap.height, { inversionAttempts: "dontInvert" }) ?? {};
        if (data !== url) unread.push(`jsqr: ${url} ${JSON.stringify(style)}`);
      }
    }
    expect(unread).toEqual([]);
    // Nearly always the first look is enough; a few codes needing two are no sign of a problem.
    if (FACTOR) expect(again / CODES).toBeLessThanOrEqual(0.01);
  },
  FACTOR ? 7_200_000 : 180_000,
);
