import { expect, test } from "vitest";
import { centredArea, recutArea } from "~/domain/media/cut-area";

const WIDE = 3 / 2;
const middle = ({ x, y, width, height }: ReturnType<typeof recutArea>) => [x + width / 2, y + height / 2];

test("without a cut, the largest part from the centre", () => {
  expect(centredArea({ width: 400, height: 200 }, 1)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  expect(recutArea({ width: 200, height: 400 }, undefined, WIDE)).toEqual({
    x: 0,
    y: 134,
    width: 200,
    height: 133,
  });
});

test("a cut in other proportions keeps what its owner chose in the middle, and as large", () => {
  const whole = { width: 1000, height: 800 };
  const chosen = { x: 600, y: 100, width: 200, height: 200 };
  const wide = recutArea(whole, chosen, WIDE);
  expect(wide).toEqual({ x: 550, y: 100, width: 300, height: 200 });
  expect(recutArea(whole, wide, 1)).toEqual(chosen);
});

test("it stays inside the picture", () => {
  const whole = { width: 300, height: 600 };
  for (const cut of [
    { x: 0, y: 0, width: 300, height: 300 },
    { x: 200, y: 500, width: 100, height: 100 },
  ]) {
    const wide = recutArea(whole, cut, WIDE);
    expect(wide.width / wide.height).toBeCloseTo(WIDE, 1);
    expect(wide.x).toBeGreaterThanOrEqual(0);
    expect(wide.y).toBeGreaterThanOrEqual(0);
    expect(wide.x + wide.width).toBeLessThanOrEqual(whole.width);
    expect(wide.y + wide.height).toBeLessThanOrEqual(whole.height);
  }
  expect(middle(recutArea(whole, { x: 0, y: 0, width: 300, height: 300 }, WIDE))).toEqual([150, 150]);
});
