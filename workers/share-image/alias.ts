import { fileURLToPath } from "node:url";

/**
 * The alias of this Worker's wrangler.toml for Vite's `resolve.alias`, which takes its place under Vite and Vitest.
 * Only the bare name: `harfbuzzjs/hb.wasm` is the package's.
 */
export const shareImageAlias = {
  find: /^harfbuzzjs$/,
  replacement: fileURLToPath(new URL("./harfbuzz.ts", import.meta.url)),
};
