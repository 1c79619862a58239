import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
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

/**
 * Lets Remix's update of a changed route read its manifest: it asks Vite to run the module in Node, where nothing can
 * run since the server environment is the Workers runtime. The manifest is plain data, so it is read as such.
 */
function manifestInNode(): Plugin {
  return {
    name: "visita:manifest-in-node",
    apply: "serve",
    configureServer(server) {
      server.ssrLoadModule = async (id) => {
        const loaded = await server.environments.client.pluginContainer.load(`\0${id}`);
        const code = typeof loaded === "string" ? loaded : (loaded?.code ?? "");
        return import(`data:text/javascript,${encodeURIComponent(code)}`);
      };
    },
  };
}

/** The share image's fonts and emoji, which are served as they are, are made from their packages before anything. */
function shareImageFiles(): Plugin {
  return { name: "visita:share-image-files", config: () => ensureShareImageFiles() };
}

const BROWSER_PACKAGES = [
  "react",
  "react-dom",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@remix-run/react",
  "@conform-to/react",
  "@conform-to/zod/v4",
  "i18next",
  "jsqr",
  "lucide-react",
  "qrcode-svg",
  "react-aria-components",
  "react-easy-crop",
  "react-i18next",
  "react-i18next/initReactI18next",
  "zod",
];

const SERVER_PACKAGES = [
  "react-dom/server",
  "@hono/zod-openapi",
  "@remix-run/cloudflare",
  "asn1js",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "fflate",
  "hono",
  "hono/cors",
  "isbot",
  "jose",
  "pkijs",
  "remix-i18next/server",
];

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
    tailwindcss(),
    remix(remixConfig),
    workerEntry(),
    manifestInNode(),
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
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/routes/**/*.tsx"], include: BROWSER_PACKAGES },
  environments: {
    // All packages are named, so that none is met late: meeting one rebuilds the rest under a running program.
    ssr: { optimizeDeps: { include: [...BROWSER_PACKAGES, ...SERVER_PACKAGES] } },
    visita_sandbox: {
      optimizeDeps: { include: ["drizzle-orm", "drizzle-orm/d1", "drizzle-orm/sqlite-core", "jose", "zod"] },
    },
    visita_share_image: {
      optimizeDeps: { include: ["satori/jsx/jsx-runtime", "satori/jsx/jsx-dev-runtime", "zod"] },
    },
  },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
}));
