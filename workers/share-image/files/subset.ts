import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

const require = createRequire(import.meta.url);
const DROP_HINTS = 1;
const WRITABLE = 2;
const PAGE = 65536;

let compiled: WebAssembly.Module | undefined;

/** HarfBuzz's subsetter; it only computes, so its system imports can be stubs. */
function subsetter(): Exports {
  compiled ??= new WebAssembly.Module(readFileSync(require.resolve("harfbuzzjs/hb-subset.wasm")));
  const imports: Record<string, Record<string, (size: number) => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(compiled)) {
    imports[from] = { ...imports[from], [name]: () => 0 };
  }
  imports.env = {
    ...imports.env,
    emscripten_resize_heap: (size) => {
      const { memory } = exports;
      memory.grow(Math.ceil((size >>> 0) / PAGE) - memory.buffer.byteLength / PAGE);
      return 1;
    },
  };
  const exports = new WebAssembly.Instance(compiled, imports).exports as unknown as Exports;
  exports._initialize?.();
  return exports;
}

/** A font without hinting, which nothing here reads; with `keep` of these code points alone. */
export function subset(font: Buffer, keep?: readonly number[]): Buffer {
  const hb = subsetter();
  const call = (name: string, ...args: number[]) => (hb[name] as (...args: number[]) => number)(...args);
  const at = call("malloc", font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = call("hb_face_create", call("hb_blob_create", at, font.length, WRITABLE, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const wanted = call("hb_subset_input_unicode_set", input);
  if (keep) for (const point of keep) call("hb_set_add", wanted, point);
  else call("hb_set_invert", wanted);
  call("hb_subset_input_set_flags", input, DROP_HINTS);
  const made = call("hb_subset_or_fail", face, input);
  if (made === 0) throw new Error("the subsetter refused the font");
  const blob = call("hb_face_reference_blob", made);
  const start = call("hb_blob_get_data", blob, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + call("hb_blob_get_length", blob)));
}
