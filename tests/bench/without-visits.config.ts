import { defineConfig, mergeConfig, type Plugin } from "vite";
import whole from "../../vite.config.ts";

const NOTHING = `
  export const countResponse = () => {};
  export const countAction = () => {};
  export const isUntracked = () => false;
  export const isUncountedDevice = () => false;`;

/** The product with nothing in the place of what counts, to measure what counting costs. */
function withoutCounting(): Plugin {
  return {
    name: "bench:without-counting",
    enforce: "pre",
    load: (id) => (id.endsWith("/app/server/http/site/count.server.ts") ? NOTHING : null),
  };
}

export default defineConfig(async (env) =>
  mergeConfig(typeof whole === "function" ? await whole(env) : whole, { plugins: [withoutCounting()] }),
);
