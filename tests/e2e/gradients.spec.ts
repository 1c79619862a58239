import { PNG } from "pngjs";
import { DEFAULT_GRADIENTS, type Gradient, gradientCss } from "../../app/domain/pages/gradients.ts";
import { paintGradient } from "../../workers/share-image/gradient.ts";
import { expect, test } from "./test.ts";

const SIZE = { width: 1200, height: 675 };
/** A browser and the share image may round a channel differently, no more. */
const MAX_OFF = 2;
const colors: Gradient["colors"] = ["#FFE3D3", "#3A8A8A", "#D3381C"];
const GRADIENTS: Gradient[] = [
  ...DEFAULT_GRADIENTS,
  { colors, style: "smooth", rotation: 37, type: "linear", isDefault: false },
  { colors, style: "bands", rotation: 300, type: "linear", isDefault: false },
  { colors, style: "bands", rotation: 0, type: "radial", isDefault: false },
];

test("a share image's gradients are those of the page, pixel by pixel", async ({ page }) => {
  await page.setViewportSize(SIZE);
  for (const gradient of GRADIENTS) {
    await page.setContent(`<style>html{height:100%;background:${gradientCss(gradient)} fixed}</style>`);
    const shown = PNG.sync.read(await page.screenshot()).data;
    const painted = paintGradient(gradient, SIZE.width, SIZE.height).data;
    let far = 0;
    for (let at = 0; at < shown.length; at++) {
      if (Math.abs((shown[at] ?? 0) - (painted[at] ?? 0)) > MAX_OFF) far++;
    }
    expect(far / shown.length, gradientCss(gradient)).toBeLessThan(0.0005);
  }
});
