import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

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
            worker.vars = {
              ...worker.vars,
              APP_ORIGIN: `http://localhost:${port}`,
              SITE_ORIGIN: `http://me.localhost:${port}`,
              API_ORIGIN: `http://api.localhost:${port}`,
            };
          },
          auxiliaryWorkers: [],
          inspectorPort: false,
        }),
      ),
    tailwindcss(),
    remix(remixConfig),
    workerEntry(),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  server: { host: "127.0.0.1", port, strictPort: true, allowedHosts: [".localhost"] },
  ssr: {
    target: "webworker" as const,
    noExternal: true as const,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  environments: {
    ssr: {
      optimizeDeps: {
        include: [
          "react",
          "react-dom",
          "react-dom/server",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "@remix-run/react",
          "@remix-run/cloudflare",
        ],
      },
    },
  },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
}));
