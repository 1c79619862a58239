import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { contrast } from "~/domain/color";
import type { StripName } from "~/domain/passes/apple/images";
import { pixel, plainPng, read } from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as {
  scrimStrip(input: { picture: Uint8Array; name: StripName }): Promise<Uint8Array>;
};

const hex = (color: number) => `#${color.toString(16).padStart(6, "0")}`;

async function underScrim(color: readonly [number, number, number, number], name: StripName) {
  const bitmap = await read(await worker.scrimStrip({ picture: await plainPng(750, 246, color), name }));
  expect([bitmap.width, bitmap.height]).toEqual([750, 246]);
  return hex(pixel(bitmap, 375, 100));
}

it("darkens a light strip below a light name, and lightens a dark one below a dark name", async () => {
  expect(contrast("#FFFFFF", await underScrim([240, 240, 240, 255], "strip-under-light"))).toBeGreaterThan(
    4.5,
  );
  expect(contrast("#000000", await underScrim([20, 20, 20, 255], "strip-under-dark"))).toBeGreaterThan(4.5);
});

it("leaves a strip on which the name can be read as it is", async () => {
  expect(await underScrim([20, 20, 20, 255], "strip-under-light")).toBe("#141414");
});

it("puts what can be seen through on white", async () => {
  expect(await underScrim([200, 0, 0, 128], "strip-under-dark")).not.toBe("#c80000");
});
