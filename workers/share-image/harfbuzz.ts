/**
 * HarfBuzz, under the name that satori imports (`harfbuzzjs` is an alias of this file: wrangler.toml, alias.ts). The
 * package's own loader fetches its module by address and compiles wrappers at run time; a Worker may do neither, so the
 * compiled module is instantiated here, with the few imports of the C runtime.
 */

import module from "harfbuzzjs/hb.wasm";
import bind, { type HarfBuzz } from "harfbuzzjs/hbjs.js";

const PAGE = 65536;

interface Exports {
  memory: WebAssembly.Memory;
  free: CallableFunction;
  __indirect_function_table: WebAssembly.Table;
  __wasm_call_ctors(): void;
  _emscripten_stack_alloc(size: number): number;
  _emscripten_stack_restore(pointer: number): void;
  emscripten_stack_get_current(): number;
}

function instantiate(): HarfBuzz {
  const views: Record<string, unknown> = {};
  const env = {
    emscripten_resize_heap(wanted: number) {
      exports.memory.grow(Math.ceil((wanted >>> 0) / PAGE) - exports.memory.buffer.byteLength / PAGE);
      look();
      return 1;
    },
    _abort_js() {
      throw new Error("HarfBuzz stopped");
    },
    _emscripten_runtime_keepalive_clear() {},
    _setitimer_js: () => 0,
    proc_exit() {},
  };
  const instance = new WebAssembly.Instance(module, { env, wasi_snapshot_preview1: env });
  const exports = instance.exports as unknown as Exports;
  function look() {
    const { buffer } = exports.memory;
    views.HEAPU8 = new Uint8Array(buffer);
    views.HEAPU16 = new Uint16Array(buffer);
    views.HEAP32 = new Int32Array(buffer);
    views.HEAPU32 = new Uint32Array(buffer);
    views.HEAPF32 = new Float32Array(buffer);
  }
  look();
  exports.__wasm_call_ctors();
  const table = exports.__indirect_function_table;
  return bind(
    Object.assign(views, {
      wasmExports: exports,
      stackSave: exports.emscripten_stack_get_current,
      stackRestore: exports._emscripten_stack_restore,
      stackAlloc: exports._emscripten_stack_alloc,
      // The one callback in use frees memory; `free` itself fits, and a wrapper would have to be compiled.
      addFunction() {
        const slot = table.grow(1);
        table.set(slot, exports.free);
        return slot;
      },
    }),
  );
}

export const harfbuzz = instantiate();

/** Adapted to satori, which adds a glyph's vertical offset, which points up, to a coordinate that points down. */
const forSatori: HarfBuzz = {
  ...harfbuzz,
  createBuffer() {
    const buffer = harfbuzz.createBuffer();
    return { ...buffer, json: () => buffer.json().map((glyph) => ({ ...glyph, dy: -glyph.dy })) };
  },
};

export default Promise.resolve(forSatori);
