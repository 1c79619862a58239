/// <reference types="@cloudflare/vitest-plugin/types" />
import { exports } from "cloudflare:workers";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import type { CodeFileInput, DrawCodeFile } from "~/domain/codes/code-file";
import { codeStyleSchema } from "~/domain/codes/style";
import { plainPng, read, readFile } from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as { drawCode: DrawCodeFile };
const url = "https://visita.link/q/7K2M9QX4TB";

const draw = (style: object = {}, more: Partial<CodeFileInput> = {}) =>
  worker.drawCode(
    { url, style: codeStyleSchema.parse(style), format: "png", size: 1024, mm: 40, ...more },
    readFile,
  );

async function scanned(png: Uint8Array): Promise<string | undefined> {
  const { width, height, data } = await read(png);
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: "dontInvert" })?.data;
}

describe("a code's file", () => {
  it.each(["Lisbon fair", "امسح الرمز ضوئيًا", "名刺を読み取る", "Αθήνα 2026", "Сканируй меня", "שלום"])(
    "has its caption as outlines: %s",
    async (caption) => {
      const style = { frame: "band", caption, dark: "#7A1F3D", light: "#FFF6EC", modules: "dots" };
      const svg = new TextDecoder().decode(await draw(style, { format: "svg" }));
      expect(svg).not.toMatch(/<text|font|<script|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
      const png = await draw(style);

      expect(await scanned(png)).toBe(url);
    },
  );

  it("has the logo in its middle, and is read around it", async () => {
    const logo = await plainPng(300, 200, [200, 30, 30, 255]);
    for (const modules of ["square", "rounded", "dots"]) {
      const png = await draw({ hasLogo: true, modules, corners: "circle" }, { logo, size: 2048 });
      const bitmap = await read(png);
      expect(bitmap.width).toBeGreaterThanOrEqual(2048);
      const at = ((bitmap.width >> 1) * bitmap.width + (bitmap.width >> 1)) * 4;
      expect([...bitmap.data.subarray(at, at + 3)]).toEqual([200, 30, 30]);
      expect(await scanned(png)).toBe(url);
    }
  });
});
