/** A compiled module: workerd compiles it at deployment, instantiating it needs no code generation. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** The parts of harfbuzzjs that are used here; it ships no types of its own. */
declare module "harfbuzzjs/hbjs.js" {
  export interface HarfBuzzBlob {
    destroy(): void;
  }
  export interface HarfBuzzFace {
    upem: number;
    collectUnicodes(): Uint32Array;
    destroy(): void;
  }
  export interface HarfBuzzFont {
    setScale(x: number, y: number): void;
  }
  export interface HarfBuzzBuffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): { g: number; ax: number; dy: number }[];
    destroy(): void;
  }
  export interface HarfBuzz {
    createBlob(bytes: ArrayBuffer): HarfBuzzBlob;
    createFace(blob: HarfBuzzBlob, index: number): HarfBuzzFace;
    createFont(face: HarfBuzzFace): HarfBuzzFont;
    createBuffer(): HarfBuzzBuffer;
    shape(font: HarfBuzzFont, buffer: HarfBuzzBuffer): void;
  }
  /** Binds the functions to an instance: its exports, views of its memory and the helpers of its C runtime. */
  export default function bind(runtime: object): HarfBuzz;
}
