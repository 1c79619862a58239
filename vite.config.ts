import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import {
  APP_PACKAGES,
  BROWSER_PACKAGES,
  SANDBOX_PACKAGES,
  SHARE_IMAGE_PACKAGES,
} from "./workers/commands/dev-packages";
import { bundleListedPackages, manifestInNode, readyAhead } from "./workers/commands/dev-plugins";
import { shareImageAlias } from "./workers/share-image/alias";
import { ensureShareImageFiles } from "./workers/share-image/files/make";

/**
 * Builds workers/app.ts itself as the server bundle, with Remix's server build inside it: one bundle, one copy
 * of every class, so that `instanceof` tells the truth.
 */
function workerEntry(): Plugin {
  return {
    name: "visita:worker-entry",
    enforce: "post",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? { build: { rollupOptions: { input: "workers/app.ts", external: [/^cloudflare:/, /^node:/] } } }
        : undefined,
  };
}

/** The share image's fonts and emoji, which are served as they are, are made from their packages before anything. */
function shareImageFiles(): Plugin {
  return { name: "visita:share-image-files", config: () => ensureShareImageFiles() };
}

/** Only the API prints schemas as JSON Schema: that part of zod, which each schema refers to, stays out of browsers. */
function zodWithoutJsonSchema(): Plugin {
  const empty = "\0visita:no-json-schema";
  return {
    name: "visita:zod-without-json-schema",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    resolveId: (id, importer) =>
      /(to-json-schema|json-schema-processors|json-schema-generator)\.js$/.test(id) &&
      /[/\\]zod[/\\]/.test(importer ?? "")
        ? empty
        : undefined,
    load: (id) => (id === empty ? NO_JSON_SCHEMA : undefined),
  };
}

const NO_JSON_SCHEMA = `
  const missing = () => { throw new Error("No JSON Schema in browsers") };
  export {
    missing as toJSONSchema,
    missing as JSONSchemaGenerator,
    missing as createToJSONSchemaMethod,
    missing as createStandardJSONSchemaMethod,
  };`;

/** A Worker's packages, without source maps: theirs are most of what goes to the runtime at a start. */
const bundled = (include: string[]) => ({ optimizeDeps: { include, esbuildOptions: { sourcemap: false } } });

const port = Number(process.env.PORT ?? 8787);

export default defineConfig(({ command }) => ({
  plugins: [
    // A promise, because Remix's child compiler drops plugins that are not plain objects: one runtime, not two.
    command === "serve" &&
      Promise.resolve(
        cloudflare({
          viteEnvironment: { name: "ssr" },
          config: (worker) => {
            worker.main = "./workers/app.ts";
            // Vite serves its own modules and public/ before the Worker is asked.
            if (worker.assets) worker.assets.run_worker_first = false;
            worker.vars = {
              ...worker.vars,
              APP_ORIGIN: `http://localhost:${port}`,
              SITE_ORIGIN: `http://me.localhost:${port}`,
              API_ORIGIN: `http://api.localhost:${port}`,
            };
          },
          auxiliaryWorkers: [
            { configPath: "workers/share-image/wrangler.toml" },
            { configPath: "workers/sandbox/wrangler.toml" },
          ],
          inspectorPort: false,
        }),
      ),
    shareImageFiles(),
    zodWithoutJsonSchema(),
    tailwindcss(),
    remix(remixConfig),
    workerEntry(),
    manifestInNode(),
    bundleListedPackages(),
    readyAhead(),
  ],
  resolve: {
    alias: [
      { find: "~", replacement: new URL("./app", import.meta.url).pathname },
      // The share-image Worker's, which wrangler takes from its own [alias].
      shareImageAlias,
    ],
  },
  server: { host: "127.0.0.1", port, strictPort: true, allowedHosts: [".localhost"] },
  ssr: {
    target: "webworker" as const,
    noExternal: true as const,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  optimizeDeps: { include: BROWSER_PACKAGES },
  environments: {
    ssr: bundled(APP_PACKAGES),
    visita_sandbox: bundled(SANDBOX_PACKAGES),
    visita_share_image: bundled(SHARE_IMAGE_PACKAGES),
  },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
}));
