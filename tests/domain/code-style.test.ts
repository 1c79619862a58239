import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawCode, padSide } from "~/domain/codes/drawing";
import { isFinder } from "~/domain/codes/modules";
import { codePdf } from "~/domain/codes/pdf";
import { printedModule } from "~/domain/codes/print";
import { QUIET_ZONE, qrMatrix } from "~/domain/codes/qr";
import {
  CORNER_SHAPES,
  type CodeStyle,
  codeStyleSchema,
  FRAMES,
  isPlainStyle,
  levelOf,
  MODULE_SHAPES,
  PLAIN_STYLE,
  PRINT_WIDTHS,
  type PrintWidth,
  storedStyle,
} from "~/domain/codes/style";
import { codeSvg } from "~/domain/codes/svg";
import { codeOrderSchema } from "~/domain/codes/variants";
import { contrast, luminance } from "~/domain/color";
import { fieldErrorsOf } from "~/domain/errors";
import { contentDisposition } from "~/domain/file-name";
import { newCode } from "~/domain/ids";
import { fuzzRuns } from "../support/fuzz";

const url = () => `https://visita.link/q/${newCode()}`;

function problem(style: object): string | undefined {
  const parsed = codeStyleSchema.safeParse(style);
  const [first] = parsed.success ? [] : fieldErrorsOf(parsed.error);
  return first && `${first.field}: ${first.messageKey}`;
}

describe("a code's style", () => {
  test("is refused with field and reason when it could not be scanned", () => {
    expect(problem({ dark: "#FFFFFF", light: "#000000" })).toBe("dark: codeInverted");
    expect(problem({ dark: "#777777" })).toBe("dark: codeContrast");
    expect(problem({ dark: "#FF0000" })).toBe("dark: codeContrast");
    expect(problem({ dark: "#757575" })).toBeUndefined();
    expect(problem({ caption: "x".repeat(31) })).toBe("caption: tooLong");
    expect(problem({ caption: "Scan 🙂" })).toBe("caption: codeCaptionSigns");
    expect(problem({ caption: "안녕" })).toBe("caption: codeCaptionSigns");
    for (const caption of ["Scan me!", "امسحني", "名刺を読む", "Ελλάδα 24/7", "שלום"])
      expect([caption, problem({ caption })]).toEqual([caption, undefined]);
    for (const bad of [
      { dark: "red" },
      { modules: "stars" },
      { hasLogo: 1 },
      { logoSize: 90 },
      { quietZone: 0 },
    ])
      expect(problem(bad)).toBeDefined();
  });

  test("that is accepted has dark on light with enough contrast, whatever is sent", () => {
    const hex = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
    fc.assert(
      fc.property(hex, hex, (dark, light) => {
        const parsed = codeStyleSchema.safeParse({ dark, light });
        const isGood =
          luminance(dark) < luminance(light) && contrast(dark.toUpperCase(), light.toUpperCase()) >= 4.5;
        expect(parsed.success).toBe(isGood);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  test("is read from the database as it was stored, and plain when it is none", () => {
    const style: CodeStyle = { ...PLAIN_STYLE, dark: "#123456", frame: "band", caption: "Hi" };
    expect(storedStyle(style)).toEqual(style);
    for (const bad of [null, undefined, 7, "x", { dark: "#FFFFFF" }, { modules: "stars" }])
      expect(storedStyle(bad)).toEqual(PLAIN_STYLE);
    expect([isPlainStyle(PLAIN_STYLE), isPlainStyle(style)]).toEqual([true, false]);
  });

  test("of an order names the code in any spelling that people type", () => {
    const order = (code: string) => codeOrderSchema.parse({ intent: "change", code, name: "Fair" });
    for (const code of ["7k2m9qx41b", "7K2M-9QX4-1B", "7k2m9qx4lb", "7K2M9QX4IB"])
      expect(order(code)).toMatchObject({ code: "7K2M9QX41B" });
    expect(codeOrderSchema.safeParse({ intent: "change", code: "nope" }).success).toBe(false);
    expect(codeOrderSchema.safeParse({ intent: "make", name: " \u200b " }).success).toBe(false);
  });
});

describe("a drawing", () => {
  const styles = MODULE_SHAPES.flatMap((modules) =>
    CORNER_SHAPES.flatMap((corners) =>
      FRAMES.flatMap((frame) =>
        [false, true].map(
          (hasLogo): CodeStyle => ({
            ...PLAIN_STYLE,
            modules,
            corners,
            frame,
            hasLogo,
            caption: frame === "none" ? "" : "Scan",
          }),
        ),
      ),
    ),
  );

  test("keeps the quiet zone free, the logo small and off the corners, in every style", () => {
    for (const style of styles) {
      const text = url();
      const drawing = drawCode(text, style);
      const modules = qrMatrix(text, levelOf(style)).length;
      const start = (drawing.width - modules) / 2;
      expect(Number.isInteger(drawing.width) && Number.isInteger(drawing.height)).toBe(true);
      const code = drawing.layers.slice(style.frame === "none" ? 1 : 3).flatMap(({ shapes }) => shapes);
      for (const { x, y, width, height } of code) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(start);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(start + modules);
      }
      // No part of frame, caption or address is closer than the quiet zone.
      expect(start).toBeGreaterThanOrEqual(QUIET_ZONE);
      const below = start + modules + QUIET_ZONE;
      for (const [, , y = 0] of drawing.address.path) expect(y).toBeGreaterThanOrEqual(below);
      expect(levelOf(style)).toBe(style.hasLogo ? "H" : "Q");
      if (!drawing.logo) continue;
      const pad = padSide(modules);
      expect(pad ** 2 / modules ** 2).toBeLessThanOrEqual(0.2);
      const from = (modules - pad) / 2;
      for (let at = from; at < from + pad; at++) {
        expect(isFinder(modules, at, from) || isFinder(modules, from, at)).toBe(false);
      }
    }
  });

  test("is an SVG of paths alone: no letter, no address, nothing of what was typed", () => {
    for (const style of styles) {
      const nasty = { ...style, caption: '"/><script>&' };
      const svg = codeSvg(drawCode(url(), codeStyleSchema.parse(nasty)), {}, { title: '"><script>&\u0000' });
      expect(svg).not.toMatch(/<script|<text|<style|href=|url\(/);
      expect(svg.replace(/<path (fill|stroke)[^<>]*\/>|<\/?svg[^<>]*>/g, "")).toBe("");
      expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;&amp; "');
    }
    const injected = { ...PLAIN_STYLE, dark: '#000"/><script>' };
    expect(codeStyleSchema.safeParse(injected).success).toBe(false);
  });

  test("is a PDF of one page in the width asked for, whose table finds every object", async () => {
    for (const mm of PRINT_WIDTHS) {
      const drawing = drawCode(url(), styles[7]!);
      const pdf = new TextDecoder("latin1").decode(codePdf(drawing, mm, ") /JavaScript (\nZoë"));
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect(Number(width)).toBeCloseTo((mm / 25.4) * 72, 3);
      expect(Number(height) / Number(width)).toBeCloseTo(drawing.height / drawing.width, 4);
      expect(pdf).not.toContain("JavaScript");
      const table = pdf.slice(pdf.indexOf("xref\n"));
      const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
      expect(offsets).toHaveLength(Number(/^0 (\d+)$/m.exec(table)?.[1]) - 1);
      for (const [at, offset] of offsets.entries()) {
        expect(pdf.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
      }
      expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref\n/);
    }
  });
});

describe("a code in print", () => {
  const address = (length: number) => `https://visita.example/q/${"0".repeat(length - 25)}`;
  const framed = { ...PLAIN_STYLE, frame: "line" } as const;
  const withLogo = { ...framed, hasLogo: true };

  test("has modules of the width over all of them, the quiet zone and the frame's line among them", () => {
    expect(qrMatrix(address(32))).toHaveLength(29);
    expect(printedModule(address(32), PLAIN_STYLE, 20)).toEqual({ mm: 20 / 37, isSmall: false });
    expect(printedModule(address(32), framed, 20).mm).toBe(20 / 39);
    // Level H has more modules, and so has a longer address.
    expect(printedModule(address(32), withLogo, 20).mm).toBe(20 / 43);
    expect(printedModule(address(33), PLAIN_STYLE, 20).mm).toBe(20 / 41);
  });

  test("is too small where a module is less than 0.4 mm", () => {
    const isSmall = (length: number, style: CodeStyle, mm: PrintWidth) =>
      printedModule(address(length), style, mm).isSmall;
    // On a business card: 15 mm.
    expect(isSmall(32, PLAIN_STYLE, 15)).toBe(false);
    expect(isSmall(32, framed, 15)).toBe(true);
    expect(isSmall(33, PLAIN_STYLE, 15)).toBe(true);
    expect(isSmall(41, withLogo, 15)).toBe(true);
    // Wider only for long addresses: 50 modules are exactly enough in 20 mm.
    expect(isSmall(44, withLogo, 20)).toBe(false);
    expect(isSmall(45, withLogo, 20)).toBe(true);
    expect(isSmall(45, withLogo, 25)).toBe(false);
  });
});

test("a file's name can say nothing to a browser but its name", () => {
  for (const title of [
    'a"\r\nSet-Cookie: x=1',
    "../../etc/passwd",
    "名刺; filename=evil.exe",
    "\u202Egpj.exe",
  ]) {
    const header = contentDisposition("attachment", `${title} QR`, "pdf");
    expect(header).toMatch(
      /^attachment; filename="[a-z0-9-]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]+\.pdf$/,
    );
    expect(new Headers({ "Content-Disposition": header }).get("Content-Disposition")).toBe(header);
  }
});
