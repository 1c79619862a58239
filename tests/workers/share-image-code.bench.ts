/// <reference types="@cloudflare/vitest-plugin/types" />
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { DrawCodeFile } from "~/domain/codes/code-file";
import { drawCode } from "~/domain/codes/drawing";
import { codePdf } from "~/domain/codes/pdf";
import { plainCodePng } from "~/domain/codes/plain-png";
import { codeStyleSchema, PLAIN_STYLE } from "~/domain/codes/style";
import { codeSvg } from "~/domain/codes/svg";
import { newCode } from "~/domain/ids";
import { readFile } from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as { drawCode: DrawCodeFile };
const RUNS = 40;
const WARM_UP = 20;

const url = () => `https://visita.link/q/${newCode()}`;
const style = codeStyleSchema.parse({
  modules: "dots",
  corners: "circle",
  frame: "band",
  caption: "Scan me",
});
const styled = (format: "svg" | "png" | "pdf", size: 1024 | 2048 = 1024) =>
  worker.drawCode({ url: url(), style, format, size, mm: 40 }, readFile);

const FILES: [string, () => unknown][] = [
  ["plain SVG", () => codeSvg(drawCode(url(), PLAIN_STYLE))],
  ["plain PNG, 1024", () => plainCodePng(url(), 1024)],
  ["plain PNG, 2048", () => plainCodePng(url(), 2048)],
  ["plain PDF", () => codePdf(drawCode(url(), PLAIN_STYLE), 40, "A code")],
  ["styled SVG with a caption", () => styled("svg")],
  ["styled PNG, 1024", () => styled("png")],
  ["styled PNG, 2048", () => styled("png", 2048)],
  ["styled PDF", () => styled("pdf")],
];

/** Printed by `npm run bench`; a speed is never asserted. */
test("the files of codes are drawn again and again", { timeout: 300_000 }, async () => {
  for (const [name, draw] of FILES) {
    for (let at = 0; at < WARM_UP; at++) await draw();
    const started = performance.now();
    let made: unknown;
    for (let at = 0; at < RUNS; at++) made = await draw();
    const milliseconds = (performance.now() - started) / RUNS;
    const bytes = typeof made === "string" ? made.length : (made as Uint8Array).byteLength;
    expect(bytes).toBeGreaterThan(1000);
    console.info(`code file ${name.padEnd(28)} ${milliseconds.toFixed(1).padStart(6)} ms, ${bytes} bytes`);
  }
});
